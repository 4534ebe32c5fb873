import { sql } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import { defineService, type App } from '@palaro/server';
import './catalogue.tables.ts';

/** How a request to a vendor went; `notAsked`: it was not made, as the vendor does not answer. */
export type AskOutcome = 'answered' | 'failed' | 'notAsked';

/** Counts are written together after this time, so that no launch waits for them. */
const GATHER_MS = 250;
const MINUTE_MS = 60_000;
const KEPT_SECONDS = 86_400;

interface Counted {
  vendor: string;
  minute: Date;
  answered: number;
  failed: number;
  notAsked: number;
}

interface Unwritten {
  counts: Map<string, Counted>;
  timer: NodeJS.Timeout | null;
}

const unwritten = defineService<Unwritten>('catalogue.vendor-asks', () => ({
  counts: new Map(),
  timer: null,
}));

/** Counts a request; the counts of all nodes are added up in the database. */
export function countAsk(app: App, vendor: string, outcome: AskOutcome): void {
  const kept = unwritten(app);
  const minute = new Date(Math.floor(app.clock.now().getTime() / MINUTE_MS) * MINUTE_MS);
  const key = `${minute.toISOString()} ${vendor}`;
  const none = { vendor, minute, answered: 0, failed: 0, notAsked: 0 };
  const counted = kept.counts.get(key) ?? none;
  counted[outcome] += 1;
  kept.counts.set(key, counted);
  kept.timer ??= setTimeout(() => {
    writeAsks(app).catch((error: unknown) => app.log.error({ err: error }, 'vendor counts lost'));
  }, GATHER_MS).unref();
}

/** Writes what was counted; called by the timer and when the server stops. */
export async function writeAsks(app: App): Promise<void> {
  const kept = unwritten(app);
  if (kept.timer) clearTimeout(kept.timer);
  // In one order on every node, so that two never wait for each other's rows.
  const rows = [...kept.counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
  Object.assign(kept, { counts: new Map(), timer: null });
  if (rows.length === 0) return;
  await app.db
    .insertInto('vendor_ask')
    .values(rows.map(({ notAsked, ...row }) => ({ ...row, not_asked: notAsked })))
    .onConflict((on) =>
      on.columns(['minute', 'vendor']).doUpdateSet({
        answered: sql`vendor_ask.answered + excluded.answered`,
        failed: sql`vendor_ask.failed + excluded.failed`,
        not_asked: sql`vendor_ask.not_asked + excluded.not_asked`,
      }),
    )
    .execute();
}

/** How the requests of all nodes to each vendor went, from the minute on in which that time is. */
export async function readAsks(app: App, seconds: number) {
  const since = plusSeconds(app.clock.now(), -seconds);
  const rows = await app.db
    .selectFrom('vendor_ask')
    .select(({ fn }) => [
      'vendor',
      fn.sum<string>('answered').as('answered'),
      fn.sum<string>('failed').as('failed'),
      fn.sum<string>('not_asked').as('notAsked'),
    ])
    .where('minute', '>', plusSeconds(since, -MINUTE_MS / 1_000))
    .groupBy('vendor')
    .orderBy('vendor')
    .execute();
  return rows.map(({ vendor, ...counts }) => ({
    vendor,
    answered: Number(counts.answered),
    failed: Number(counts.failed),
    notAsked: Number(counts.notAsked),
  }));
}

export const dropOldAsks = ({ db, clock }: App) =>
  db
    .deleteFrom('vendor_ask')
    .where('minute', '<', plusSeconds(clock.now(), -KEPT_SECONDS))
    .execute();
