-- What an operator confirmed alone on one day of the site, so that many small deposits need a
-- second person as one large one does. It counts before the money is added: two that are confirmed
-- at once do not both fit below the day's sum. Safe while the last release runs: it knows no such
-- table.
create table deposit_confirmed_day (
  operator uuid not null,
  day date not null,
  sum bigint not null check (sum >= 0),
  primary key (operator, day)
);
