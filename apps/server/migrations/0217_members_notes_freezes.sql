-- What operators write down about a member; he never reads it.
create table member_note (
  id uuid primary key,
  member_id bigint not null references member,
  text text not null check (text <> ''),
  written_by text not null,
  written_at timestamptz not null
);
create index member_note_of on member_note (member_id, written_at desc);

-- Until then an operator has stopped the account; a task opens it again.
alter table member add column frozen_until timestamptz;
create index member_frozen on member (frozen_until) where frozen_until is not null;
