import { sql } from 'kysely';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import type { LoginWay } from './accounts.tables.ts';
import { MEMBER_COLUMNS, type MemberRecord } from './members.repository.ts';

/** A name as typed at the login form: an account's name, or a mobile number in E.164. */
export interface LoginName {
  name: string;
  is: 'account' | 'mobile';
}

interface Guard {
  scope: string;
  failures: number;
  window_until: Date;
  locked_until: Date | null;
  locks: number;
}

/**
 * The named account, and what could refuse a try: counters by scope, names tried from the network.
 */
export interface GuardRows {
  named: MemberRecord | undefined;
  /** The browser has been used with that account before. */
  known: boolean;
  names: number;
  guards: Guard[];
}

type GuardRow = { id: string | null; known: boolean; names: string; scope: string | null };

/** `net` is null where the network is not counted. */
export async function findGuards(
  db: Db,
  { name, is }: LoginName,
  asked: { device: Buffer; scopes: string[]; net: string | null; now: Date },
): Promise<GuardRows> {
  const { device, scopes, net, now } = asked;
  const theirs =
    is === 'mobile'
      ? sql`m.mobile = ${name} and m.mobile_verified_at is not null`
      : sql`m.account = ${name}`;
  const { rows } = await sql<GuardRow & Omit<MemberRecord, 'id'> & Omit<Guard, 'scope'>>`
    select ${sql.join(MEMBER_COLUMNS.map((column) => sql.ref(`m.${column}`)))},
      g.scope, g.failures, g.window_until, g.locked_until, g.locks,
      exists (select 1 from member_device where member_id = m.id and device = ${device}) known,
      (select count(*) from login_name where net = ${net} and until > ${now}) names
    from (select) one left join member m on ${theirs}
      left join login_guard g on g.scope = any(${scopes})`.execute(db);
  const guards: Guard[] = [];
  let named: MemberRecord | undefined;
  for (const { scope, failures, window_until, locked_until, locks, id, ...row } of rows) {
    if (scope !== null) guards.push({ scope, failures, window_until, locked_until, locks });
    const { known: _known, names: _names, ...member } = row;
    if (id !== null) named = { id, ...member };
  }
  const [first] = rows;
  return { named, known: first?.known ?? false, names: Number(first?.names ?? 0), guards };
}

/**
 * Counts a try before its password is checked, in one statement. So tries at the same time are
 * counted one by one, and each learns its number. Also notes the name as tried from that network.
 */
export async function countTry(
  db: Db,
  { scope, now, until }: { scope: string; now: Date; until: Date },
  from: { net: string; name: Buffer; until: Date } | null,
): Promise<Guard> {
  const { rows } = await sql<Guard>`
    with named as (
      insert into login_name (net, name, until)
      select ${from?.net ?? ''}, ${from?.name ?? Buffer.alloc(0)},
        ${from?.until ?? now}::timestamptz
      where ${from !== null}
      on conflict (net, name) do update set until = excluded.until)
    insert into login_guard as g (scope, failures, window_until) values (${scope}, 1, ${until})
    on conflict (scope) do update set
      failures = case when g.window_until <= ${now} then 1 else g.failures + 1 end,
      window_until = case when g.window_until <= ${now} then excluded.window_until
        else g.window_until end
    returning g.scope, g.failures, g.window_until, g.locked_until, g.locks`.execute(db);
  return rows[0] as Guard;
}

interface Failed {
  scope: string;
  /** Null: this failure locks nothing. */
  lock: { seconds: number; most: number } | null;
  /** Counters of the address and its network, each with the end of its window. */
  places: { scope: string; until: Date }[];
  login: { member: MemberId; how: LoginWay; ip: string; userAgent: string } | null;
}

/**
 * Records a failed try: in the account's history, on the counters of its place, and, after too
 * many, as a lock twice as long as the last. It is one commit whether the name exists or not.
 */
export async function noteFailure(db: Db, now: Date, failed: Failed): Promise<void> {
  const { scope, lock, places, login } = failed;
  await sql`
    with history as (
      insert into login_history (member_id, at, succeeded, how, user_agent, ip, new_device)
      select ${login?.member ?? null}::bigint, ${now}, false, ${login?.how ?? ''},
        ${login?.userAgent ?? ''}, ${login?.ip ?? ''}, false
      where ${login !== null}),
    placed as (
      insert into login_guard as g (scope, failures, window_until)
      select p.scope, 1, p.until from unnest(${places.map((place) => place.scope)}::text[],
        ${places.map((place) => place.until)}::timestamptz[]) p(scope, until)
      on conflict (scope) do update set
        failures = case when g.window_until <= ${now} then 1 else g.failures + 1 end,
        window_until = case when g.window_until <= ${now} then excluded.window_until
          else g.window_until end)
    update login_guard set
      locked_until = case when ${lock !== null} and coalesce(locked_until <= ${now}, true)
        then ${now}::timestamptz + make_interval(secs =>
          least(${lock?.seconds ?? 0}::float * power(2, locks), ${lock?.most ?? 0}::float))
        else locked_until end,
      locks = case when ${lock !== null} and coalesce(locked_until <= ${now}, true)
        then locks + 1 else locks end
    where scope = ${scope}`.execute(db);
}

export const clearGuard = (db: Db, scope: string) =>
  db.deleteFrom('login_guard').where('scope', '=', scope).execute();

/** Anybody can try names that do not exist, so their rows must not stay for ever. */
export async function dropOldGuards(db: Db, now: Date, keepSeconds: number): Promise<void> {
  const before = plusSeconds(now, -keepSeconds);
  await db.deleteFrom('login_guard').where('window_until', '<', before).execute();
  await db.deleteFrom('login_name').where('until', '<', now).execute();
}
