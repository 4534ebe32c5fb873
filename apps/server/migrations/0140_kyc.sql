-- Who a member is (accounts.md §9). What names a person is sealed under the site's secret; digests
-- with the same secret find a person again, and tell nobody without it who that is.
create table kyc_person (
  member_id bigint primary key references member,
  sealed bytea not null,
  -- Of name and birthday.
  person_digest bytea not null,
  saved_at timestamptz not null
);
create index kyc_person_digest on kyc_person (person_digest);

create table kyc_application (
  id uuid primary key,
  member_id bigint not null references member,
  level smallint not null check (level in (2, 3)),
  state text not null check (state in ('pending', 'approved', 'rejected', 'expired')),
  -- Type and number of the document; null at level 3 and after its erasure.
  sealed bytea,
  id_digest bytea,
  person_digest bytea,
  expires_on text check (expires_on ~ '^\d{4}-\d\d-\d\d$'),
  -- What the reviewer should look at besides.
  findings text[] not null,
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  -- The operator asked for other pictures, which is no failed try.
  asked_again boolean not null default false,
  -- The operator who has it before him, and until when nobody else is given it.
  taken_by text,
  taken_until timestamptz,
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'rejected') = (reason is not null))
);
create unique index kyc_application_pending on kyc_application (member_id) where state = 'pending';
-- One person, one verified account, whoever decides at the same time.
create unique index kyc_application_person on kyc_application (id_digest)
  where state = 'approved' and id_digest is not null;
create index kyc_application_member on kyc_application (member_id, sent_at);
create index kyc_application_digest on kyc_application (person_digest);
create index kyc_application_ends on kyc_application (expires_on) where state = 'approved';
create index kyc_application_waits on kyc_application (sent_at, id) where state = 'pending';
create index kyc_application_document on kyc_application (id_digest) where id_digest is not null;

create table kyc_document (
  id uuid primary key,
  member_id bigint not null references member,
  -- Null: not sent yet.
  application_id uuid references kyc_application,
  kind text not null check (kind in ('id_front', 'id_back', 'selfie', 'address', 'wealth')),
  sealed bytea not null,
  width int not null,
  height int not null,
  added_at timestamptz not null
);
create unique index kyc_document_draft on kyc_document (member_id, kind)
  where application_id is null;
create index kyc_document_application on kyc_document (application_id);

-- Money that must go back to where it came from, since its owner may not play here.
create table kyc_return (
  member_id bigint primary key references member,
  reason text not null,
  ordered_at timestamptz not null,
  done_at timestamptz
);

-- When a verification was opened again. What operators saw and decided is told by the audit trail.
create table kyc_reopening (
  member_id bigint primary key references member,
  at timestamptz not null
);
