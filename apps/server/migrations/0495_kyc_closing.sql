-- Closings of accounts by the identity check, as under age or as excluded: asked for by one person
-- and agreed to by another, or found by the site itself; undone within a day, or final
-- (docs/domain/accounts.md §9, docs/domain/responsible-gaming.md §5).
create table kyc_closing (
  id uuid primary key,
  member_id bigint not null references member,
  application_id uuid not null references kyc_application,
  reason text not null check (reason in ('under_age', 'excluded')),
  -- Asked: frozen until a second person answers. Dropped: nobody agreed.
  state text not null check (state in ('Asked', 'Dropped', 'Closed', 'Undone', 'Final')),
  begun_at timestamptz not null,
  closed_at timestamptz,
  -- Until then it can be undone, and no money of the member goes anywhere.
  undo_until timestamptz check (undo_until > closed_at),
  -- When it was dropped, undone or final.
  ended_at timestamptz,
  -- The account before.
  state_before text not null check (state_before in ('active', 'disabled', 'closed')),
  frozen_before timestamptz,
  closed_before timestamptz,
  -- The case that keeps the account frozen meanwhile; null: one was open already.
  case_id uuid references member_case,
  -- What the first person read in the document and in the list; sealed.
  birthday_read bytea,
  list_entry bytea,
  check ((closed_at is null) = (state in ('Asked', 'Dropped'))),
  check ((closed_at is null) = (undo_until is null)),
  check ((ended_at is null) = (state in ('Asked', 'Closed')))
);
create unique index kyc_closing_open on kyc_closing (member_id) where state in ('Asked', 'Closed');
create index kyc_closing_member on kyc_closing (member_id, begun_at);
create index kyc_closing_application on kyc_closing (application_id);
create index kyc_closing_undo on kyc_closing (undo_until) where state = 'Closed';
create index kyc_closing_case on kyc_closing (case_id) where case_id is not null;
