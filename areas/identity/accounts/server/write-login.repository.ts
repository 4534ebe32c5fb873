import { sql, type Insertable } from 'kysely';
import type { Db, JobRow, Tables } from '@palaro/server';
import type { LoginWay } from './accounts.tables.ts';
import type { MemberRecord } from './members.repository.ts';

interface NewLogin {
  member: MemberRecord;
  how: LoginWay;
  session: Insertable<Tables['session']> & { device_mark: Buffer };
  /** The counter of tries that ends here; null where this way of logging in counts none. */
  guard: string | null;
  /**
   * The jobs of `session.opened`, for a browser that the member never used. The statement fills in
   * whether he used any.
   */
  jobs: readonly JobRow[];
}

/** What was there before this login. */
export interface Before {
  /** The member never used any browser before. */
  first: boolean;
  /** Neither this browser's mark nor its address with the same user agent was seen before. */
  newDevice: boolean;
  /** How many of his sessions were open. */
  open: number;
}

interface Seen {
  entered: string;
  devices: string;
  alike: string;
  open: string;
}

/**
 * All that a login writes, in one statement and so in one commit: the member's last login, the
 * browser, the session, the history, the end of the count of tries, the events. Null, and nothing
 * is written, where the password was changed or the account disabled while this login was proven.
 */
export async function writeLogin(
  db: Db,
  { member, how, session, guard, jobs }: NewLogin,
): Promise<Before | null> {
  const { device_mark: mark, ip, user_agent: agent, created_at: now } = session;
  const { rows } = await sql<Seen>`
    with seen as (
      select count(*) devices, count(*) filter (where device = ${mark}
        or (ip = ${ip} and user_agent = ${agent})) alike
      from member_device where member_id = ${member.id}),
    entered as (
      update member set last_login_at = ${now}, last_login_ip = ${ip}
      where id = ${member.id} and state <> 'disabled'
        and password_hash is not distinct from ${member.password_hash}
      returning id),
    forgiven as (
      delete from login_guard where scope = ${guard} and exists (select from entered)),
    noted as (
      insert into member_device (member_id, device, user_agent, ip, first_at, last_at)
      select id, ${mark}, ${agent}, ${ip}, ${now}, ${now} from entered
      on conflict (member_id, device) do update set user_agent = excluded.user_agent,
        ip = excluded.ip, last_at = excluded.last_at),
    opened as (
      insert into session (id, token_hash, member_id, kind, gateway, device, device_mark,
        remembered_family, user_agent, ip, restricted, leaving, created_at, last_used_at,
        idle_until, absolute_until)
      select ${session.id}, ${session.token_hash}, id, ${session.kind}, ${session.gateway},
        ${session.device}, ${mark}, ${session.remembered_family}::uuid, ${agent}, ${ip},
        ${session.restricted}, ${session.leaving}, ${now}, ${now}, ${session.idle_until},
        ${session.absolute_until} from entered),
    told as (
      insert into login_history
        (member_id, at, succeeded, how, user_agent, ip, new_device, session_id)
      select id, ${now}, true, ${how}, ${agent}, ${ip}, devices > 0 and alike = 0, ${session.id}
      from entered, seen),
    queued as (
      select graphile_worker.add_job(task, max_attempts => attempts,
        payload => jsonb_set(payload, '{event}', payload -> 'event' || jsonb_build_object(
          'first', devices = 0, 'newDevice', devices > 0 and alike = 0))::json) job
      from entered, seen, jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb)
        as asked(task text, payload jsonb, attempts int)
      where alike = 0)
    select devices, alike, (select count(job) from queued) queued,
      (select count(*) from entered) entered,
      (select count(*) from session where member_id = ${member.id} and ended_at is null) open
    from seen`.execute(db);
  const [row] = rows;
  if (row?.entered !== '1') return null;
  const first = row.devices === '0';
  return { first, newDevice: !first && row.alike === '0', open: Number(row.open) };
}
