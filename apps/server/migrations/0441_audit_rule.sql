-- Whether this database belongs to a demo or a test, whose clock is moved and whose operators are
-- not always logged in. Only the tables' owner writes it, at each start.
create table audit_rule (
  one boolean primary key default true check (one),
  rehearsal boolean not null
);
insert into audit_rule (rehearsal) values (false);

-- An entry's time is the database's, and an operator's entry names his session: whoever has the
-- server's role alone can neither date an entry back nor write one for somebody who is not there.
-- The entry is hashed as it is kept, without the session; entries that exist stay as they are.
create or replace function audit_append(told jsonb) returns bigint language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  last audit_entry;
  rehearsed boolean := coalesce((select rehearsal from audit_rule), false);
  who text := told->>'actor';
  moment timestamptz;
  kept jsonb := told - 'session';
  held record;
begin
  perform pg_advisory_xact_lock(hashtext('audit.chain'));
  -- Taken under the lock, so that times run as the numbers do.
  moment := case when rehearsed then (told->>'at')::timestamptz
    else date_trunc('milliseconds', clock_timestamp()) end;
  if not rehearsed then
    kept := jsonb_set(kept, '{at}',
      to_jsonb(to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')));
  end if;
  if who like 'operator:%' then
    select o.name, s.started_at, s.ended_at into held
      from operator_session s join operator o on o.id = s.operator_id
      where s.id = (told->>'session')::uuid;
    -- The entry of a logout, or of a call that was under way, comes right after the session's end.
    if (case when found then who <> 'operator:' || held.name
        or held.ended_at < moment - interval '1 minute'
        or held.started_at < moment - interval '11 hours'
      else not rehearsed end) then
      raise exception 'audit: no open session of %', who;
    end if;
  elsif who is null or who not like 'system:_%' then
    raise exception 'audit: nobody is called %', who;
  end if;
  select * into last from audit_entry order by seq desc limit 1;
  insert into audit_entry (seq, at, entry, hash) values (
    coalesce(last.seq, 0) + 1,
    moment,
    kept,
    audit_hash(coalesce(last.hash, '\x0000000000000000000000000000000000000000000000000000000000000000'::bytea), kept));
  return coalesce(last.seq, 0) + 1;
end $$;
