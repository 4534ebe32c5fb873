-- Corrections by hand are changes that two people make, like all others. What was asked for and
-- decided before moves to the change requests with its ids, so that each posting keeps its people,
-- and into the audit trail.
create index change_request_corrections on change_request (made_at desc, id desc)
  where kind = 'balance.correction';

insert into change_request (id, kind, subject, payload, before, after, reason, needed, maker,
    maker_name, state, made_at, expires_at, ended_at)
  select id, 'balance.correction', 'member:' || member_id, p.payload, '{}',
    p.payload - 'member',
    left(case when length(note) < 8 then 'correction: ' || note else note end, 500),
    case when abs(amount) > 1000000000 then 2 else 1 end,
    md5('operator:' || lower(maker))::uuid, maker, state, made_at, expires_at, ended_at
  from adjust_request a cross join lateral (select jsonb_build_object('member', member_id::text,
    'amount', (amount / 10000.0)::numeric(18, 4)::text, 'code', reason) as payload) p;

insert into change_step (request, step, operator, name, note, at)
  select request, case act when 'propose' then 'ask' when 'confirm' then 'approve' else act end,
    md5('operator:' || lower(actor))::uuid, actor, nullif(note, ''), at
  from adjust_act order by id;
insert into change_step (request, step, at)
  select id, 'apply', ended_at from adjust_request where state = 'Applied' order by ended_at;

do $$
declare
  it record;
begin
  for it in select a.*, r.member_id from adjust_act a join adjust_request r on r.id = a.request
      order by a.id loop
    perform audit_append(jsonb_build_object(
      'at', to_char(it.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'actor', 'operator:' || it.actor,
      'action', 'correction.' || it.act,
      'subject', 'change:' || it.request,
      'member', it.member_id::text));
  end loop;
end $$;
drop table adjust_act;
drop table adjust_request;
