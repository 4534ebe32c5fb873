-- What a step-up has just answered, for who repeats it because the answer was lost; sealed, since
-- it can hold recovery codes. Unlogged: losing it in a crash only costs a login.
-- Safe while the last release runs: it neither reads nor writes the table.
create unlogged table step_up_answer (
  session_id uuid not null references session on delete cascade,
  -- A keyed digest of the call with all that it was sent, the proof too.
  input bytea not null,
  answer bytea not null,
  tries smallint not null default 0,
  until timestamptz not null,
  primary key (session_id, input)
);
create index step_up_answer_until on step_up_answer (until);
