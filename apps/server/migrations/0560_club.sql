-- The VIP club (docs/domain/promotions.md §7): the level of each member who rose above 0.
create table club_member (
  member_id bigint primary key,
  level int not null check (level between 0 and 10),
  changed_at timestamptz not null
);

-- Each change of a level: what somebody's level was at an instant is his last row before it.
create table club_change (
  member_id bigint not null,
  at timestamptz not null,
  level int not null check (level between 0 and 10),
  -- Rose by totals, or fell because the play of 90 days was too little.
  reason text not null check (reason in ('rise', 'keep')),
  primary key (member_id, at)
);

-- Periods whose awards were issued, or whose levels were looked at.
create table club_period (
  kind text not null check (kind in ('weekly', 'monthly', 'birthday', 'keep')),
  -- `2026-W47`, `2026-11`, `2026-11-21`.
  period text not null,
  done_at timestamptz not null,
  primary key (kind, period)
);
