-- Head icons that members sent: drawn anew, one size, one form (accounts.md §7).
create table profile_picture (
  -- 128 random bits: whoever knows the address may see the picture.
  id text primary key,
  member_id bigint not null references member,
  bytes bytea not null,
  added_at timestamptz not null
);

create index profile_picture_member on profile_picture (member_id);

-- Empty: nothing was chosen yet, the account's name says which drawing stands for it.
alter table member alter column icon set default '';
update member set icon = '' where icon = '1';
