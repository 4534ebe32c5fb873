-- How often popups were shown, closed and clicked (docs/domain/operator-console.md §4, screen 14).
-- A mark says that somebody did something with a popup on a day, once, whoever repeats the call.
-- The visitor is a keyed digest that differs every day; marks are folded into counts and deleted.
create table popup_mark (
  day date not null,
  announcement_id bigint not null references announcement,
  what text not null check (what in ('shown', 'closed', 'clicked')),
  visitor bytea not null,
  primary key (announcement_id, day, what, visitor)
);
create index popup_mark_day on popup_mark (day);

create table popup_count (
  announcement_id bigint not null references announcement,
  day date not null,
  shown bigint not null,
  closed bigint not null,
  clicked bigint not null,
  primary key (announcement_id, day)
);
