-- Who must hear of an account's change is queued in the commit of the change, so that no row waits
-- to be told any more. What an earlier release left untold is queued here, for the areas that
-- listen in this one.
insert into graphile_worker._private_tasks (identifier)
  values ('inbox.on.account.changed'), ('kyc.on.account.changed'), ('bank-cards.on.account.changed')
  on conflict do nothing;
select graphile_worker.add_job(task, max_attempts => 12, payload => json_build_object(
    'id', 'untold/' || id,
    'event', json_build_object('id', id::text, 'memberId', member_id::text, 'what', what,
      'by', done_by, 'ip', ip, 'userAgent', user_agent, 'detail', detail, 'tellOld', tell_old,
      'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))
  from account_change, unnest(array['inbox.on.account.changed', 'kyc.on.account.changed',
    'bank-cards.on.account.changed']) task
  where told_at is null;
drop index account_change_untold;
alter table account_change drop column told_at, drop column tell_old;
