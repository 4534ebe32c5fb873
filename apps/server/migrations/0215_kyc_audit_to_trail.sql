-- What operators saw and decided about verifications is told by the one audit trail now. Its rows
-- move there in their order. When verification was opened again is state, so it gets a table.
create table kyc_reopening (
  member_id bigint primary key references member,
  at timestamptz not null
);
insert into kyc_reopening (member_id, at)
  select member_id, max(at) from kyc_audit where action = 'reopen' group by member_id;

do $$
declare
  it record;
begin
  for it in select * from kyc_audit order by id loop
    perform audit_append(jsonb_strip_nulls(jsonb_build_object(
      'at', to_char(it.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'actor', case when it.actor = 'system' then 'system:kyc' else 'operator:' || it.actor end,
      'action', 'kyc.' || case it.action when 'view' then 'picture' else it.action end,
      'subject', 'kyc:' || it.subject,
      'member', it.member_id::text,
      'reason', nullif(it.detail, ''))));
  end loop;
end $$;
drop table kyc_audit;

alter table kyc_application
  -- The operator asked for other pictures, which is no failed try.
  add column asked_again boolean not null default false,
  -- The operator who has it before him, and until when nobody else is given it.
  add column taken_by text,
  add column taken_until timestamptz;
create index kyc_application_waits on kyc_application (sent_at, id) where state = 'pending';
create index kyc_application_document on kyc_application (id_digest) where id_digest is not null;
