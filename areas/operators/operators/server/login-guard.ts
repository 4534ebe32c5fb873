import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import { recordAudit, systemActor, type App, type RequestInfo } from '@palaro/server';
import { alarm } from './alarm.ts';
import './operators.tables.ts';

/** Wrong tries until the lock (OC-2), and how long it holds. */
const TRIES = 5;
const LOCK_SECONDS = 15 * 60;

export interface Door {
  name: string;
  door: string;
}

/**
 * Behind which counter a try stands: a browser from which this operator has logged in before has
 * its own, so that a stranger who knows a name cannot lock its owner out.
 */
export async function doorOf(app: App, typed: string, request: RequestInfo): Promise<Door> {
  // A typed name may be anything, even a password; only its digest is kept.
  const name = createHash('sha256').update(typed.toLowerCase()).digest('base64url');
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

/** After the fifth wrong try the door is locked, and everybody hears of it. */
export async function lockAfter(app: App, at: Door, number: number, ip: string): Promise<void> {
  if (number < TRIES) return;
  const { name, door } = at;
  const now = app.clock.now();
  await app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('operator_guard')
      .set({ locked_until: plusSeconds(now, LOCK_SECONDS) })
      .where('name', '=', name)
      .where('door', '=', door)
      .execute();
    await recordAudit(tx, systemActor('operators.login'), now, {
      action: 'operator.locked',
      subject: `login:${name.slice(0, 12)}`,
      after: { ip, tries: TRIES },
    });
    await alarm(app, tx, 'locked', { ip, tries: TRIES });
  });
}

export const clearGuard = (app: App, { name, door }: Door) =>
  app.db.deleteFrom('operator_guard').where('name', '=', name).where('door', '=', door).execute();
