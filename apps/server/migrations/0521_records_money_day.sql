-- What a member's wallets got from the site and gave it, by day, kind and vendor. Moves between the
-- member's own wallets are neither.
create table money_day (
  member_id bigint not null,
  day date not null,
  kind text not null,
  -- Empty where no vendor has to do with it.
  vendor text not null,
  gained bigint not null,
  spent bigint not null,
  primary key (member_id, day, kind, vendor)
);
