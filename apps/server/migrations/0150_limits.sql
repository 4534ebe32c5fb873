create table rg_limit_change (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  kind text not null check (kind in ('stake', 'wager', 'loss', 'deposit')),
  period text not null check (period in ('bet', 'day', 'week', 'month')),
  -- Empty: the member's own wish.
  imposed_by text not null default '',
  -- Null: there was none; null in amount: the limit goes.
  amount_before bigint,
  amount bigint,
  state text not null check (state in ('Waiting', 'Active', 'Replaced', 'Dropped', 'Cancelled',
    'Lapsed')),
  asked_at timestamptz not null,
  -- When a looser one may be confirmed, and until when.
  ready_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  check (state <> 'Waiting' or (imposed_by = '' and ready_at < expires_at)),
  check ((state = 'Waiting') = (ended_at is null))
);
create unique index rg_limit_change_waiting on rg_limit_change (member_id, kind, period)
  where state = 'Waiting';
create index rg_limit_change_member on rg_limit_change (member_id, id desc);
