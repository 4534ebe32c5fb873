-- Cases that keep an account frozen as long as they are open; one at a time.
create table member_case (
  id uuid primary key,
  member_id bigint not null references member,
  reason text not null,
  opened_by text not null,
  opened_at timestamptz not null,
  -- The account was stopped by the case, or by a freeze that would have ended meanwhile. What was
  -- disabled for another reason stays so when the case is closed.
  stopped boolean not null,
  closed_at timestamptz
);
create unique index member_case_open on member_case (member_id) where closed_at is null;
