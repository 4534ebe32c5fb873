-- Segments: members by saved conditions, whom promotions and messages are for
-- (docs/decisions/094-saved-segments.md).
create table segment (
  id uuid primary key,
  -- For operators only.
  name text not null,
  -- What new promotions and messages take; older ones keep theirs.
  version int not null check (version > 0),
  made_at timestamptz not null,
  made_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  -- From then on it admits nobody, in any version.
  archived_at timestamptz
);
create index segment_newest on segment (made_at desc, id desc);

-- Conditions are written once: a change adds a version.
create table segment_version (
  segment_id uuid not null references segment,
  version int not null check (version > 0),
  conditions jsonb not null,
  made_at timestamptz not null,
  made_by text not null,
  primary key (segment_id, version)
);

-- Whom a promotion is for; null: everybody.
alter table promotion add segment_id uuid;
alter table promotion add segment_version int;
alter table promotion add constraint promotion_segment
  foreign key (segment_id, segment_version) references segment_version;
alter table promotion add check ((segment_id is null) = (segment_version is null));
create index promotion_of_segment on promotion (segment_id) where segment_id is not null;
create index campaign_of_segment on campaign ((segment->'saved'->>'id'))
  where segment->'saved' is not null;
