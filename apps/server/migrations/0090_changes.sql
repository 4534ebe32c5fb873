-- What one operator asks for and another one must agree to (docs/domain/operator-console.md §3).
-- The rule of two people is the database's too: a request without enough other people never counts
-- as agreed, whatever the code does.
create table change_request (
  id uuid primary key,
  kind text not null,
  subject text not null,
  payload jsonb not null,
  before jsonb not null,
  after jsonb not null,
  reason text not null check (length(reason) between 8 and 500),
  -- How many besides the maker must agree.
  needed int not null check (needed between 1 and 5),
  maker uuid not null,
  maker_name text not null,
  state text not null default 'Pending'
    check (state in ('Pending', 'Approved', 'Applied', 'Rejected', 'Withdrawn', 'Expired',
    'Stale')),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  reminded_at timestamptz,
  ended_at timestamptz check ((ended_at is null) = (state = 'Pending'))
);
create index change_request_waiting on change_request (made_at) where state = 'Pending';
create index change_request_made on change_request (made_at desc, id desc);
create index change_request_maker on change_request (maker, made_at desc);
-- The page of a round asks whether its void waits for a second person.
create index change_request_round_void on change_request ((payload->>'round'), made_at desc)
  where kind = 'round.void';
create index change_request_corrections on change_request (made_at desc, id desc)
  where kind in ('balance.correction', 'credit.settle');
-- Whether a void of a round of a table waits is read with each page of the list.
create index change_request_table_void on change_request (subject, made_at desc)
  where kind = 'table-round.void';

create table change_step (
  id bigint generated always as identity primary key,
  request uuid not null references change_request,
  step text not null check (step in ('ask', 'approve', 'reject', 'withdraw', 'remind', 'expire',
    'stale', 'apply')),
  -- Null where the server did it by the clock.
  operator uuid,
  name text,
  -- Where the person worked: a second one works elsewhere.
  session text,
  device text,
  note text,
  at timestamptz not null,
  check ((operator is null) = (step in ('remind', 'expire', 'stale', 'apply')))
);
create index change_step_request on change_step (request, id);
-- Nobody decides two steps of one request; withdrawing is the maker's own.
create unique index change_step_person on change_step (request, operator)
  where step in ('ask', 'approve', 'reject');
create trigger append_only before update or delete or truncate on change_step
  for each statement execute function refuse_change();

create function change_by_two() returns trigger language plpgsql as $$
begin
  if new.state in ('Approved', 'Applied') and old.state = 'Pending' and (
      select count(distinct s.operator) from change_step s
        where s.request = new.id and s.step = 'approve' and s.operator <> new.maker) < new.needed
  then
    raise exception 'change_by_two: % has too few approvals', new.id;
  end if;
  if old.state not in ('Pending', 'Approved')
      or new.state = 'Pending' and old.state <> 'Pending' then
    raise exception 'change_ended: % is %', old.id, old.state;
  end if;
  return new;
end $$;
create trigger by_two before update of state on change_request
  for each row execute function change_by_two();
