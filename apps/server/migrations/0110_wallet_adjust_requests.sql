-- Corrections of a member's cash by hand, under four eyes (ledger.md §3). A request moves nothing:
-- the money is posted once, in the commit of its last confirmation.
create table adjust_request (
  id uuid primary key,
  member_id bigint not null references member,
  -- Above zero the member gains.
  amount bigint not null check (amount <> 0),
  reason text not null,
  note text not null check (note <> ''),
  -- Expired follows from the clock: nothing has to be switched at its time.
  state text not null default 'Pending'
    check (state in ('Pending', 'Applied', 'Rejected', 'Withdrawn')),
  maker text not null check (maker <> ''),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  ended_by text,
  ended_at timestamptz,
  check ((state = 'Pending') = (ended_at is null)),
  check ((state = 'Pending') = (ended_by is null)),
  constraint adjust_by_two check (case state when 'Withdrawn' then lower(ended_by) = lower(maker)
    when 'Pending' then true else lower(ended_by) <> lower(maker) end)
);
create index adjust_request_waiting on adjust_request (made_at) where state = 'Pending';
create index adjust_request_of on adjust_request (member_id, made_at desc);

-- Who did what to a request, in order; written with what it changed.
create table adjust_act (
  id bigint generated always as identity primary key,
  request uuid not null references adjust_request,
  act text not null check (act in ('propose', 'confirm', 'reject', 'withdraw')),
  actor text not null check (actor <> ''),
  note text not null default '',
  at timestamptz not null
);
-- Everybody does each thing once: a second confirmation by the same person is none.
create unique index adjust_act_once on adjust_act (request, act, lower(actor));
create trigger adjust_act_append_only before update or delete or truncate on adjust_act
  for each statement execute function refuse_change();
