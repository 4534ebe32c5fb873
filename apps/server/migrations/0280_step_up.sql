-- Wrong payment passwords and wrong answers in a row; a guess under way counts until it was right.
create table security_guard (
  member_id bigint not null references member,
  what text not null check (what in ('payment_password', 'questions')),
  failures int not null,
  locked_until timestamptz,
  primary key (member_id, what)
);
