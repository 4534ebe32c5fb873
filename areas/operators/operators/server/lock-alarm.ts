import { plusSeconds } from '@palaro/kernel';
import { recordAudit, systemActor, type App, type Db } from '@palaro/server';
import { alarm } from './alarm.ts';
import { guardName, LOCK_SECONDS, TRIES } from './login-guard.ts';
import './operators.tables.ts';

/** Operators hear of locked logins at most this often (docs/domain/operator-console.md §8). */
const MAIL_EVERY_SECONDS = 3_600;
/** Names that one mail lists. */
const NAMES_MAX = 10;

export interface Lock {
  operator_id: string;
  door: string;
  locked_at: Date;
  ip: string;
}

/** Notes a lock of a real operator, once, with its entry in the audit trail. */
export async function noteLock(app: App, tx: Db, name: string, lock: Lock): Promise<void> {
  const noted = await tx
    .insertInto('operator_lock')
    .values({ ...lock, mailed_at: null })
    .onConflict((same) => same.doNothing())
    .returning('operator_id')
    .executeTakeFirst();
  if (!noted) return;
  await recordAudit(tx, systemActor('operators.login'), app.clock.now(), {
    action: 'operator.locked',
    subject: `operator:${name}`,
    after: { ip: lock.ip, tries: TRIES },
  });
}

/**
 * Notes the locks of logins whose name is an active operator's; what strangers typed besides
 * leaves nothing. Then mails all operators, at most once an hour, how many there were.
 */
export async function tellOfLocks(app: App, now: Date): Promise<void> {
  const locked = await app.db
    .selectFrom('operator_guard')
    .select(['name', 'door', 'locked_until', 'ip'])
    .where('locked_until', '>', now)
    .execute();
  const people = await app.db
    .selectFrom('operator')
    .select(['id', 'name'])
    .where('state', '=', 'active')
    .execute();
  const byDigest = new Map(people.map((person) => [guardName(person.name), person]));
  for (const { name, door, locked_until: until, ip } of locked) {
    const person = byDigest.get(name);
    if (!person || !until || ip === null) continue;
    const lock = { operator_id: person.id, door, locked_at: plusSeconds(until, -LOCK_SECONDS), ip };
    await app.db.transaction().execute((tx) => noteLock(app, tx, person.name, lock));
  }
  await app.db.transaction().execute((tx) => mailLocks(app, tx, now));
}

async function mailLocks(app: App, tx: Db, now: Date): Promise<void> {
  const last = await tx
    .selectFrom('operator_lock')
    .select('mailed_at')
    .where('mailed_at', '>', plusSeconds(now, -MAIL_EVERY_SECONDS))
    .limit(1)
    .executeTakeFirst();
  if (last) return;
  const fresh = await tx
    .updateTable('operator_lock')
    .set({ mailed_at: now })
    .from('operator')
    .whereRef('operator.id', '=', 'operator_lock.operator_id')
    .where('mailed_at', 'is', null)
    .returning('operator.name')
    .execute();
  if (fresh.length === 0) return;
  const names = [...new Set(fresh.map(({ name }) => name))].sort();
  const listed = `${names.slice(0, NAMES_MAX).join(', ')}${names.length > NAMES_MAX ? ' …' : ''}`;
  await alarm(app, tx, 'locked', { count: fresh.length, tries: TRIES, names: listed });
}
