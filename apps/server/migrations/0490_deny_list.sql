-- What operators do not want here: browsers, accounts, mobile numbers, address ranges and names
-- (docs/decisions/069-deny-list.md).
create table deny_entry (
  id uuid primary key,
  kind text not null check (kind in ('device', 'card', 'mobile', 'address', 'name')),
  -- A browser and an account by the digests under which members' own are kept, a mobile number and
  -- a name by digests of their own; an account of several banks by one for each.
  digests bytea[] not null,
  net cidr,
  -- Enough to recognise it for who knows it: the value itself is stored nowhere, except a range.
  shown text not null,
  reason text not null,
  -- Whose it was, where it was taken from a member's page.
  member_id bigint references member,
  added_by text not null,
  added_at timestamptz not null,
  until_at timestamptz check (until_at > added_at),
  -- How often something was refused because of it.
  stops integer not null default 0,
  stopped_at timestamptz,
  lifted_at timestamptz,
  -- Null where its end came by itself.
  lifted_by text,
  check ((kind = 'address') = (net is not null)),
  check ((kind = 'address') = (cardinality(digests) = 0))
);
create index deny_entry_digests on deny_entry using gin (digests) where lifted_at is null;
create index deny_entry_net on deny_entry using gist (net inet_ops) where lifted_at is null;
create index deny_entry_until on deny_entry (until_at) where lifted_at is null;
create index deny_entry_newest on deny_entry (added_at desc, id desc);

-- Members whom an entry fits. Nothing is paid to them until the entry is lifted or two people have
-- said that it does not mean them.
create table deny_match (
  member_id bigint not null references member,
  entry_id uuid not null references deny_entry,
  -- Where it was noticed: when the entry was added, or by what the member did.
  via text not null check (via in ('list', 'registration', 'card', 'deposit', 'withdrawal')),
  at timestamptz not null,
  cleared_at timestamptz,
  cleared_by text,
  primary key (member_id, entry_id),
  check ((cleared_at is null) = (cleared_by is null))
);
create index deny_match_open on deny_match (at) where cleared_at is null;
create index deny_match_entry on deny_match (entry_id);
