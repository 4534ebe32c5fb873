-- Applications for a promotion, with a comment and pictures (docs/domain/promotions.md §10).
create table promotion_application (
  id uuid primary key,
  promotion_id uuid not null references promotion,
  member_id bigint not null references member,
  -- The first is 1; two that are sent at once cannot both be the next one.
  attempt int not null check (attempt > 0),
  comment text not null,
  -- Of what was sent: the same key with something else is refused.
  digest bytea not null,
  -- Proposed: one operator approved it and a second one must agree.
  state text not null check (state in ('Waiting', 'Proposed', 'Approved', 'Rejected')),
  sent_at timestamptz not null,
  reason text check (reason in ('not_met', 'incomplete', 'unreadable', 'not_own', 'duplicate',
    'other')),
  -- What the operator wrote to the member beside the reason.
  note text,
  decided_by text,
  decided_at timestamptz,
  unique (promotion_id, member_id, attempt),
  check ((state = 'Rejected') = (reason is not null)),
  check ((state in ('Approved', 'Rejected')) = (decided_at is not null))
);
-- One is under review or approved, and no second one beside it.
create unique index promotion_application_open on promotion_application (promotion_id, member_id)
  where state <> 'Rejected';
create index promotion_application_waiting on promotion_application (sent_at, id)
  where state = 'Waiting';
create index promotion_application_of on promotion_application (member_id, sent_at);

-- Its pictures, redrawn and sealed.
create table promotion_application_picture (
  id uuid primary key,
  application_id uuid not null references promotion_application,
  place int not null check (place between 1 and 3),
  sealed bytea not null,
  width int not null,
  height int not null,
  unique (application_id, place)
);
