create index member_search_device_of on member_device (device);
create index member_search_device_ip on member_device (ip text_pattern_ops);

-- What operators write down about a member; he never reads it.
create table member_note (
  id uuid primary key,
  member_id bigint not null references member,
  text text not null check (text <> ''),
  written_by text not null,
  written_at timestamptz not null
);
create index member_note_of on member_note (member_id, written_at desc);
