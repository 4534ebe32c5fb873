-- A red-envelope rain that is published: its pieces are drawn, and their list is committed to
-- (docs/domain/promotions.md §5). Its words, window and budget are its promotion's.
create table rain (
  id uuid primary key references promotion,
  seconds int not null check (seconds between 10 and 60),
  pieces int not null check (pieces between 1 and 100000),
  least bigint not null check (least > 0),
  most bigint not null check (most >= least),
  total bigint not null check (total between least * pieces and most * pieces),
  turnover_times int not null check (turnover_times >= 0),
  -- Revealed once the rain is closed; its hash and that of the list are shown before.
  seed text not null,
  seed_hash text not null,
  list_hash text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- From then on nothing is paid, and what was not claimed is the budget's again.
  closed_at timestamptz,
  taken int,
  paid bigint,
  check ((closed_at is null) = (taken is null) and (taken is null) = (paid is null))
);
create index rain_open on rain (starts_at) where closed_at is null;
create index rain_closed on rain (ends_at desc) where closed_at is not null;

-- Pieces lie in buckets. A node leases a bucket before it hands its pieces out; `fence` counts the
-- leases, so that a node which lost one can pay nothing of it any more.
create table rain_bucket (
  rain uuid not null references rain,
  bucket smallint not null,
  node text not null default '',
  fence bigint not null default 0,
  leased_until timestamptz not null default '-infinity',
  -- Every piece of it is claimed.
  done boolean not null default false,
  primary key (rain, bucket)
);

create table rain_piece (
  rain uuid not null,
  bucket smallint not null,
  -- The place in the list, from 1.
  piece int not null,
  amount bigint not null check (amount > 0),
  primary key (rain, bucket, piece),
  foreign key (rain, bucket) references rain_bucket
);

-- Written in the commit that pays the piece.
create table rain_claim (
  rain uuid not null references rain,
  member_id bigint not null,
  piece int not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (rain, member_id),
  unique (rain, piece)
);
create index rain_claim_of on rain_claim (member_id);
