import { plusSeconds } from '@palaro/kernel';
import { inputDigest, refuse, type App, type Db } from '@palaro/server';

/** A first request without an answer after this long was cut off; its repeat runs again. */
const ABANDONED_SECONDS = 60;

export interface KeyedCall {
  /** The owner of the key: `member:<id>`, `operator:<id>`, or a guest's `ip:<address>`. */
  owner: string;
  call: string;
  key: string;
  /** False where the answer shows a secret: a repeat is then refused with `idempotency_spent`. */
  keepsAnswer: boolean;
  input: unknown;
}

/** The first answer: the body's text, and 202 where a change waits for a second person. */
interface KeptAnswer {
  status: number;
  answer: string;
}

/**
 * Runs a call once for each key. The same key with the same input gets the first answer again; the
 * same key with a different input is refused with 409. Refusals are not kept, so a repeat is judged
 * again. Calls may run again after a crash because each money movement has its key in the ledger.
 */
export async function once(
  app: App,
  keyed: KeyedCall,
  run: () => Promise<KeptAnswer>,
): Promise<KeptAnswer> {
  // The input may hold a password, and a plain digest of it could be guessed from a stolen table.
  const input = inputDigest(app, 'idempotency', keyed.input);
  const kept = await takeKey(app, keyed, input);
  if (kept) return kept;
  try {
    const first = await run();
    const { status, answer } = first;
    await rowOf(app, keyed)
      .set({ status, answer: keyed.keepsAnswer ? answer : null })
      .execute();
    return first;
  } catch (error) {
    await app.db
      .deleteFrom('idempotency_key')
      .where('owner', '=', keyed.owner)
      .where('call', '=', keyed.call)
      .where('key', '=', keyed.key)
      .execute();
    throw error;
  }
}

async function takeKey(app: App, keyed: KeyedCall, input: Buffer): Promise<KeptAnswer | null> {
  const { owner, call, key } = keyed;
  const now = app.clock.now();
  const inserted = await app.db
    .insertInto('idempotency_key')
    .values({ owner, call, key, input, status: null, answer: null, taken_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return null;
  const row = await app.db
    .selectFrom('idempotency_key')
    .select(['input', 'status', 'answer', 'taken_at'])
    .where('owner', '=', owner)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) throw refuse('idempotency_in_progress');
  if (!row.input.equals(input)) throw refuse('idempotency_mismatch');
  const { status, answer } = row;
  if (status !== null && answer !== null) return { status, answer };
  // The call was carried out, but its answer is not kept, or no longer (`forgetKeys`).
  if (status !== null) throw refuse('idempotency_spent');
  if (row.taken_at > plusSeconds(now, -ABANDONED_SECONDS)) throw refuse('idempotency_in_progress');
  const taken = await rowOf(app, keyed)
    .set({ taken_at: now })
    .where('taken_at', '=', row.taken_at)
    .executeTakeFirst();
  if (taken.numUpdatedRows !== 1n) throw refuse('idempotency_in_progress');
  return null;
}

/**
 * Releases the keys of requests that were under way when the last process ended, so that a member
 * who retries after a crash need not wait. Only for a database that no other process uses.
 */
export const giveBackKeys = (db: Db, now: Date) =>
  db
    .deleteFrom('idempotency_key')
    .where('status', 'is', null)
    .where('taken_at', '>', plusSeconds(now, -ABANDONED_SECONDS))
    .execute();

const rowOf = (app: App, { owner, call, key }: KeyedCall) =>
  app.db
    .updateTable('idempotency_key')
    .where('owner', '=', owner)
    .where('call', '=', call)
    .where('key', '=', key);
