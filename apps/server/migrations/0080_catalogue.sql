-- What the catalogue keeps beside the games in code: what is off, what members marked and opened,
-- how often games were played, the winner board, and how outside vendors are reached.
create table catalogue_vendor (
  vendor text primary key,
  enabled boolean not null default true,
  -- Null: the demo vendor's address comes from the configuration, in-house games have none.
  address text,
  -- What a deployment sets for a vendor over its adapter's own settings (wallet-protocol.md §10);
  -- names and values are checked when they are read.
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  -- What operators set over the bounds that a vendor's or a game's code brings, and to whom it is
  -- shown. Null: nothing of theirs; everybody.
  min_bet bigint check (min_bet > 0),
  max_bet bigint check (max_bet > 0),
  devices text[] check (cardinality(devices) > 0),
  languages text[] check (cardinality(languages) > 0),
  regions text[] check (cardinality(regions) > 0)
);

create table catalogue_game (
  node_id text primary key,
  enabled boolean not null default true,
  -- A game is new for 30 days from here.
  first_seen timestamptz not null,
  -- What operators set about games besides on and off; null leaves it to the catalogue itself: the
  -- registries' order, hot by rounds played, new by the day it came.
  place integer,
  hot boolean,
  marked_new boolean,
  min_bet bigint check (min_bet > 0),
  max_bet bigint check (max_bet > 0),
  devices text[] check (cardinality(devices) > 0),
  languages text[] check (cardinality(languages) > 0),
  regions text[] check (cardinality(regions) > 0)
);

-- Both sides sign with the same secret, so it cannot be kept as a digest. Two may be live while a
-- vendor changes over; a retired one is refused but kept, because old messages name it.
create table vendor_credential (
  key text primary key,
  vendor text not null,
  secret text,
  created_at timestamptz not null,
  retired_at timestamptz,
  sealed bytea,
  -- No secret of a vendor comes in the open again.
  constraint vendor_credential_sealed check (secret is null)
);
create index vendor_credential_live on vendor_credential (vendor) where retired_at is null;

create table favourite_game (
  member_id bigint not null references member,
  node_id text not null,
  added_at timestamptz not null,
  primary key (member_id, node_id)
);

create table recent_game (
  member_id bigint not null references member,
  node_id text not null,
  opened_at timestamptz not null,
  primary key (member_id, node_id)
);

create table game_day (
  day date not null,
  vendor text not null,
  game text not null,
  rounds bigint not null,
  primary key (day, vendor, game)
);

create table winner (
  member_id bigint not null references member,
  vendor text not null,
  round uuid not null,
  -- Tells entries of the board apart and says nothing of the member.
  id uuid not null,
  game text not null,
  -- Masked when written: the board never holds a whole name.
  customer_name text not null,
  amount bigint not null check (amount > 0),
  won_at timestamptz not null,
  -- The transaction that last changed the round.
  tx bigint not null,
  primary key (member_id, vendor, round)
);
create index winner_board on winner (amount desc, won_at desc, id);

create table catalogue_category (
  category text primary key,
  enabled boolean not null
);

-- Switching that waits for its time.
create table catalogue_schedule (
  id uuid primary key,
  apply_at timestamptz not null,
  change jsonb not null,
  asked_by text not null,
  reason text not null,
  -- A planned change of the switchboard overwrites nothing that was changed by hand after it was
  -- made.
  state text not null check (state in ('Waiting', 'Applied', 'Cancelled', 'Refused', 'Stale')),
  -- The two plans of a maintenance window: the vendor goes, the vendor comes back. Single plans
  -- have none.
  window_id uuid,
  -- Whether a second person agreed to what is planned: only then may it loosen a bound.
  agreed boolean not null default false
);
create index catalogue_schedule_waiting on catalogue_schedule (apply_at) where state = 'Waiting';
create index catalogue_schedule_window on catalogue_schedule (window_id)
  where window_id is not null;

-- How requests to vendors went, of all nodes together, by minute; kept for a day.
create table vendor_ask (
  vendor text not null,
  minute timestamptz not null,
  answered integer not null,
  failed integer not null,
  -- Not made, because the vendor did not answer lately.
  not_asked integer not null,
  primary key (minute, vendor)
);
