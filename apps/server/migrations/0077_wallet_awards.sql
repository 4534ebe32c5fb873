-- What a member was given and has not got yet: claiming makes it cash, with a turnover requirement.
create table award (
  member_id bigint not null,
  id bigint not null generated always as identity,
  cause_kind text not null check (cause_kind in ('freeRound')),
  -- The promotion's or the grant's own id, as the vendor names it.
  promotion text not null,
  vendor text not null,
  -- The round that won it, and the message that told of it.
  round uuid not null,
  transaction text not null,
  amount bigint not null check (amount > 0),
  -- How often the amount must be played through before it can be withdrawn.
  turnover_times int not null check (turnover_times >= 0),
  state text not null check (state in ('Reserved', 'Issued', 'Claimed', 'Expired', 'Cancelled')),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (member_id, id),
  unique (member_id, vendor, transaction)
);
create index award_waiting on award (member_id, expires_at) where state = 'Issued';
