import { Gauge } from 'prom-client';
import type { App, Fold } from '@palaro/server';
import { readHead } from './marks.ts';

// One cheap query a second: every ledger item takes an id, even if it is rolled back.
const LOOK = `select last_value::text id,
  (select coalesce(json_object_agg(name, tx::text), '{}') from fold_watermark) marks
  from transfer_id`;

/** Gauges of how far each fold is behind; `look` says whether there is something to fold. */
export function createLag(app: App, folds: readonly Fold[]) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['fold'], registers: [app.serverMetrics] });
  const seconds = gauge(
    'palaro_fold_lag_seconds',
    'Age of the oldest posting that is not folded yet',
  );
  const transactions = gauge(
    'palaro_fold_lag_transactions',
    'Transactions that are not folded yet',
  );
  /** The newest id, and the transaction that folds must reach to have it. */
  let seen = { id: '', until: 0n };
  const behindSince = new Map<string, number>();

  /** Shows where the folds stand; true where one has something left. */
  function show(marks: ReadonlyMap<string, bigint>): boolean {
    let behind = false;
    for (const { name } of folds) {
      const left = seen.until - (marks.get(name) ?? 0n);
      const now = performance.now();
      if (left <= 0n) behindSince.delete(name);
      else behindSince.set(name, behindSince.get(name) ?? now);
      behind ||= left > 0n;
      transactions.set({ fold: name }, Number(left > 0n ? left : 0n));
      seconds.set({ fold: name }, (now - (behindSince.get(name) ?? now)) / 1000);
    }
    return behind;
  }

  return {
    show,
    async look(): Promise<boolean> {
      const { rows } = await app.pool.query<{ id: string; marks: Record<string, string> }>(LOOK);
      const { id = '', marks = {} } = rows[0] ?? {};
      if (id !== seen.id) seen = { id, until: BigInt((await readHead(app.pool)).fresh) };
      return show(new Map(Object.entries(marks).map(([name, tx]) => [name, BigInt(tx)])));
    },
  };
}
