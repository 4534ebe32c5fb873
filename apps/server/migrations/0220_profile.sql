create table security_answer (
  member_id bigint not null references member,
  question_id int not null,
  -- Argon2id of the folded answer.
  answer_hash text not null,
  set_at timestamptz not null,
  primary key (member_id, question_id)
);

-- Head icons that members sent: drawn anew, one size, one form (accounts.md §7).
create table profile_picture (
  -- 128 random bits: whoever knows the address may see the picture.
  id text primary key,
  member_id bigint not null references member,
  bytes bytea not null,
  added_at timestamptz not null
);
create index profile_picture_member on profile_picture (member_id);
