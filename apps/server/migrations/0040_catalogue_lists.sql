-- What the catalogue keeps beside the games in code: what is off, what members marked and opened,
-- how often games were played, the winner board, and how outside vendors are reached.

create table catalogue_vendor (
  vendor text primary key,
  enabled boolean not null default true,
  -- Null: the demo vendor's address comes from the configuration, in-house games have none.
  address text
);

create table catalogue_game (
  node_id text primary key,
  enabled boolean not null default true,
  -- A game is new for 30 days from here.
  first_seen timestamptz not null
);

-- Both sides sign with the same secret, so it cannot be kept as a digest. Two may be live while a
-- vendor changes over; a retired one is refused but kept, because old messages name it.
create table vendor_credential (
  key text primary key,
  vendor text not null,
  secret text not null,
  created_at timestamptz not null,
  retired_at timestamptz
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

-- Rounds of real money by day of the site; HOT is a query over seven of them.
create table game_day (
  day date not null,
  node_id text not null,
  rounds bigint not null,
  primary key (day, node_id)
);

create table winner (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  vendor text not null,
  round text not null,
  node_id text not null,
  category text not null,
  -- Masked when written: the board never holds a whole name.
  customer_name text not null,
  amount bigint not null check (amount > 0),
  won_at timestamptz not null,
  unique (member_id, vendor, round)
);
create index winner_board on winner (amount desc, id desc);
