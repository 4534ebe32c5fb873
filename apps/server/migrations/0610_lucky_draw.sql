-- The prizes of a lucky draw of which there are only so many (docs/domain/promotions.md §2,
-- LUCKY_DRAW). Amounts and odds stand in its promotion's rule.
create table lucky_prize (
  promotion uuid not null references promotion,
  -- The place in the rule's list, from 0.
  place smallint not null check (place >= 0),
  stock int not null check (stock > 0),
  taken int not null default 0 check (taken between 0 and stock),
  primary key (promotion, place)
);

-- Written in the commit that pays the prize.
create table lucky_draw (
  promotion uuid not null references promotion,
  member_id bigint not null,
  -- Counts the member's draws of this promotion, from 1.
  draw int not null check (draw > 0),
  -- The day of the site whose chance was used.
  day date not null,
  -- The place that the seeds gave, and the one that was paid: another where the first was gone.
  drawn smallint not null check (drawn >= 0),
  place smallint not null check (place >= drawn),
  amount bigint not null check (amount > 0),
  server_seed text not null,
  client_seed text not null,
  at timestamptz not null,
  primary key (promotion, member_id, draw)
);
create index lucky_draw_of on lucky_draw (member_id, at desc);
create index lucky_draw_latest on lucky_draw (promotion, at desc);
create index lucky_draw_by_time on lucky_draw using brin (at);
