-- Vendors that keep the balance themselves: what was sent there and back, and what became of it.

-- The id is also the vendor's id of the transfer and never used for another one. Written in the
-- commit that moves the money; only created -> sent -> unknown moves none.
create table vendor_transfer (
  id uuid primary key,
  member_id bigint not null references member,
  vendor text not null,
  -- As the vendor sees it: in to the vendor, out to the main wallet.
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('created', 'sent', 'unknown', 'done', 'failed')),
  -- The collect that it is part of.
  run uuid,
  asked int not null default 0,
  not_found int not null default 0,
  -- Null once it is resolved.
  next_ask_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  resolved_at timestamptz,
  -- When people were told that it stays open.
  told_at timestamptz,
  -- When a vendor said that it had carried out a transfer which had been given up: people settle it
  -- (docs/wallet.md).
  late_at timestamptz,
  check ((state in ('done', 'failed')) = (resolved_at is not null)),
  check ((next_ask_at is null) = (resolved_at is not null))
);
-- One after the other at a vendor: while money is under way its balance is neither before nor
-- after.
create unique index vendor_transfer_open on vendor_transfer (member_id, vendor)
  where state in ('created', 'sent', 'unknown');
create index vendor_transfer_due on vendor_transfer (next_ask_at) where next_ask_at is not null;
create index vendor_transfer_of on vendor_transfer (member_id, created_at desc);
create index vendor_transfer_run on vendor_transfer (run) where run is not null;
create index vendor_transfer_late on vendor_transfer (late_at) where late_at is not null;

-- The member's last collect: a second tap within 30 s is the same one.
create table vendor_collect (
  member_id bigint primary key references member,
  run uuid not null,
  started_at timestamptz not null
);

-- Whether money goes along when a game of a vendor that keeps the balance is opened
-- (wallet-protocol.md §11); who never chose is asked.
create table carry_choice (
  member_id bigint primary key references member,
  carry text not null check (carry in ('off', 'all', 'ask')),
  changed_at timestamptz not null
);

-- Up to when a vendor's list has been read.
create table vendor_feed (
  vendor text primary key,
  read_to timestamptz not null
);
