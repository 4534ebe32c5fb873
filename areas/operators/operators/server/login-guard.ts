import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import type { App, RequestInfo } from '@palaro/server';
import './operators.tables.ts';

/** A typed name may be anything, even a password; only its digest is kept. */
export const guardName = (typed: string) =>
  createHash('sha256').update(typed.toLowerCase()).digest('base64url');

/** Wrong tries until the lock (OC-2), and how long it holds. */
export const TRIES = 5;
export const LOCK_SECONDS = 15 * 60;

export interface Door {
  name: string;
  door: string;
}

/**
 * Behind which counter a try stands: a browser from which this operator has logged in before has
 * its own, so that a stranger who knows a name cannot lock its owner out.
 */
export async function doorOf(app: App, typed: string, request: RequestInfo): Promise<Door> {
  const name = guardName(typed);
  const device = request.deviceId ?? '';
  const known = await app.db
    .selectFrom('operator_device')
    .innerJoin('operator', 'operator.id', 'operator_device.operator_id')
    .select('operator.id')
    .where('operator.name', '=', typed.toLowerCase())
    .where('device', '=', device)
    .executeTakeFirst();
  return { name, door: known ? device : '' };
}

/** A try that was let in: the how manieth in a row it is, none of which was right so far. */
type Try = { number: number } | { waitSeconds: number };

/**
 * Counts a try before anything about it is judged, so that many at once are no more than five.
 * Answers how long to wait where the door is locked.
 */
export async function takeTry(app: App, { name, door }: Door): Promise<Try> {
  const now = app.clock.now();
  const since = plusSeconds(now, -LOCK_SECONDS);
  const { rows } = await sql<{ number: number; locked_until: Date | null }>`
    insert into operator_guard as g (name, door, failures, failed_at)
      values (${name}, ${door}, 1, ${now})
    on conflict (name, door) do update set
      locked_until = case when g.locked_until > ${now} then g.locked_until end,
      failed_at = case when g.locked_until > ${now} then g.failed_at else ${now} end,
      failures = case when g.locked_until > ${now} then g.failures
        when g.locked_until is not null or g.failed_at < ${since} then 1
        else g.failures + 1 end
    returning failures as number, locked_until`.execute(app.db);
  const { number = 1, locked_until: until = null } = rows[0] ?? {};
  if (until) return { waitSeconds: Math.ceil((until.getTime() - now.getTime()) / 1000) };
  return number > TRIES ? { waitSeconds: LOCK_SECONDS } : { number };
}

/** The password was right and the second factor is still asked for: that was no wrong try. */
export const giveBack = (app: App, { name, door }: Door) =>
  app.db
    .updateTable('operator_guard')
    .set({ failures: sql`failures - 1` })
    .where('name', '=', name)
    .where('door', '=', door)
    .where('failures', '>', 0)
    .execute();

/**
 * Locks the door after the fifth wrong try. Whether the name exists is asked later, by the task
 * that raises the alarm, so that the answer takes the same time for every name.
 */
export async function lockAfter(app: App, at: Door, number: number, ip: string): Promise<void> {
  if (number < TRIES) return;
  await app.db
    .updateTable('operator_guard')
    .set({ locked_until: plusSeconds(app.clock.now(), LOCK_SECONDS), ip })
    .where('name', '=', at.name)
    .where('door', '=', at.door)
    .execute();
}

export const clearGuard = (app: App, { name, door }: Door) =>
  app.db.deleteFrom('operator_guard').where('name', '=', name).where('door', '=', door).execute();
