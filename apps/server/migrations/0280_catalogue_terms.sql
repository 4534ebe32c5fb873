-- What operators set over the bounds that a vendor's or a game's code brings, and to whom it is
-- shown. Null: nothing of theirs; everybody.
alter table catalogue_vendor
  add column min_bet bigint check (min_bet > 0),
  add column max_bet bigint check (max_bet > 0),
  add column devices text[] check (cardinality(devices) > 0),
  add column languages text[] check (cardinality(languages) > 0),
  add column regions text[] check (cardinality(regions) > 0);
alter table catalogue_game
  add column min_bet bigint check (min_bet > 0),
  add column max_bet bigint check (max_bet > 0),
  add column devices text[] check (cardinality(devices) > 0),
  add column languages text[] check (cardinality(languages) > 0),
  add column regions text[] check (cardinality(regions) > 0);

-- Whether a second person agreed to what is planned: only then may it loosen a bound.
alter table catalogue_schedule
  add column agreed boolean not null default false,
  drop constraint catalogue_schedule_state_check,
  add constraint catalogue_schedule_state_check
    check (state in ('Waiting', 'Applied', 'Cancelled', 'Refused'));
