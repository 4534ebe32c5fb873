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

/** Seconds until this door opens again; 0 if it is open. */
export async function lockedFor(app: App, { name, door }: Door): Promise<number> {
  const row = await app.db
    .selectFrom('operator_guard')
    .select('locked_until')
    .where('name', '=', name)
    .where('door', '=', door)
    .executeTakeFirst();
  const left = (row?.locked_until?.getTime() ?? 0) - app.clock.now().getTime();
  return Math.max(0, Math.ceil(left / 1000));
}

/** Counts a wrong try; the fifth locks the door, and everybody hears of it. */
export async function noteFailure(app: App, { name, door }: Door, ip: string): Promise<void> {
  const now = app.clock.now();
  const since = plusSeconds(now, -LOCK_SECONDS);
  await app.db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ failures: number }>`
      insert into operator_guard as g (name, door, failures, failed_at)
        values (${name}, ${door}, 1, ${now})
      on conflict (name, door) do update set failed_at = ${now}, locked_until = null,
        failures = case when g.failed_at < ${since} then 1 else g.failures + 1 end
      returning failures`.execute(tx);
    if ((rows[0]?.failures ?? 0) < TRIES) return;
    await tx
      .updateTable('operator_guard')
      .set({ failures: 0, locked_until: plusSeconds(now, LOCK_SECONDS) })
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
