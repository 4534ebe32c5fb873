-- What operators have stopped for one member until it is lifted: payouts, or bonuses and offers.
create table member_block (
  id uuid primary key,
  member_id bigint not null references member,
  kind text not null check (kind in ('payout', 'bonus')),
  reason text not null,
  imposed_by text not null,
  from_at timestamptz not null,
  lifted_at timestamptz
);
create unique index member_block_open on member_block (member_id, kind) where lifted_at is null;
