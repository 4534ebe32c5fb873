-- Money of a person who may not play here, on its way back to where it came from
-- (docs/domain/accounts.md §9, docs/domain/responsible-gaming.md §5).
create table balance_return (
  member_id bigint not null,
  id uuid not null,
  -- Why it was ordered; `unverified`: the last try of the identity check failed.
  reason text not null check (reason in ('under_age', 'excluded', 'unverified')),
  state text not null check (state in ('Open', 'Done', 'Withdrawn')),
  ordered_at timestamptz not null,
  due_at timestamptz not null check (due_at > ordered_at),
  -- When it is worked on next; null: it has ended.
  next_at timestamptz,
  ended_at timestamptz,
  primary key (member_id, id),
  check ((state = 'Open') = (ended_at is null)),
  check ((state = 'Open') = (next_at is not null))
);
-- A repeated order of the same moment is the same order.
create unique index balance_return_once on balance_return (member_id, ordered_at);
create unique index balance_return_one_open on balance_return (member_id) where state = 'Open';
create index balance_return_next on balance_return (next_at) where next_at is not null;
create index balance_return_newest on balance_return (ordered_at desc, id desc);

-- What left the wallet for it, once each: by the provider of a deposit, or by hand from our bank.
create table balance_return_part (
  member_id bigint not null,
  return_id uuid not null,
  no smallint not null check (no > 0),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('Posted', 'Asked', 'Doubt', 'Sent', 'Failed')),
  -- The deposit whose provider sends it back; null: it was paid by hand.
  order_id uuid,
  provider text,
  -- The account of ours that paid it; null: a provider does.
  account uuid,
  -- The provider's idempotency key, or our bank's reference.
  reference text not null,
  payee_sealed bytea,
  by text not null,
  at timestamptz not null,
  asked_at timestamptz,
  ended_at timestamptz,
  primary key (member_id, return_id, no),
  foreign key (member_id, return_id) references balance_return,
  unique (member_id, reference),
  check ((order_id is null) = (provider is null)),
  check ((provider is null) <> (account is null))
);
create index balance_return_part_deposit on balance_return_part (member_id, order_id)
  where order_id is not null;

-- The orders that nobody carried out so far.
insert into balance_return (member_id, id, reason, state, ordered_at, due_at, next_at)
select member_id, gen_random_uuid(),
  case when reason in ('under_age', 'excluded') then reason else 'unverified' end,
  'Open', ordered_at, ordered_at + interval '7 days', ordered_at
from kyc_return where done_at is null;
drop table kyc_return;
