import { Gauge } from 'prom-client';
import type { App, AreaServer, Fold } from '@palaro/server';
import { AREAS } from '../areas.ts';
import { catchUp } from './catch-up.ts';
import { readHead } from './step-fold.ts';

const TICK_MS = 1_000;

export const foldsOf = (areas: readonly AreaServer[]): Fold[] =>
  areas.flatMap((area) => area.folds ?? []);

/** Every fold has what was committed before the call; for tests and after filling demo data. */
export async function foldNow(app: App, areas: readonly AreaServer[] = AREAS): Promise<void> {
  for (const fold of foldsOf(areas)) {
    await catchUp(app.pool, fold, { ...optionsFor(app, fold), patient: true });
  }
}

const optionsFor = (app: App, fold: Fold) => ({
  zone: app.site.settings['site.zone'],
  told: (step: { from: string; to: string }) => fold.folded?.(app, step),
});

/**
 * Folds about every second while something is posted, on every node: they take turns at each
 * watermark. Returns what stops it after the step that is under way.
 */
export function startFolds(app: App, areas: readonly AreaServer[]): () => Promise<void> {
  const folds = foldsOf(areas);
  const lag = createLag(app, folds);
  let stopping = false;
  let turn: Promise<void> = Promise.resolve();
  let busy = false;

  async function run() {
    const news = await lag.look();
    if (!news) return;
    for (const fold of folds) {
      await catchUp(app.pool, fold, { ...optionsFor(app, fold), goOn: () => !stopping }).catch(
        (error: unknown) => app.log.error({ err: error, fold: fold.name }, 'a fold failed'),
      );
    }
    await lag.look();
  }

  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    turn = run()
      .catch((error: unknown) => app.log.error({ err: error }, 'folds not looked at'))
      .finally(() => (busy = false));
  }, TICK_MS).unref();
  return async () => {
    stopping = true;
    clearInterval(timer);
    await turn;
  };
}

interface Look {
  id: string;
  marks: Record<string, string>;
}

// One small question a second: every item of the ledger takes an id, whatever becomes of it.
const LOOK = `select last_value::text id,
  (select coalesce(json_object_agg(name, tx::text), '{}') from fold_watermark) marks
  from transfer_id`;

/** How far each fold is behind, as gauges; `look` answers whether there is something to fold. */
function createLag(app: App, folds: readonly Fold[]) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['fold'], registers: [app.serverMetrics] });
  const seconds = gauge('palaro_fold_lag_seconds', 'Age of the oldest posting not folded yet');
  const transactions = gauge('palaro_fold_lag_transactions', 'Transactions not folded yet');
  /** What must be folded, and since when that is known. */
  let seen = { id: '', until: 0n };
  const behindSince = new Map<string, number>();

  return {
    async look(): Promise<boolean> {
      const { rows } = await app.pool.query<Look>(LOOK);
      const { id, marks } = rows[0] as Look;
      if (id !== seen.id) seen = { id, until: BigInt((await readHead(app.pool)).fresh) };
      let behind = false;
      for (const { name } of folds) {
        const left = seen.until - BigInt(marks[name] ?? 0);
        const now = performance.now();
        if (left <= 0n) behindSince.delete(name);
        else behindSince.set(name, behindSince.get(name) ?? now);
        behind ||= left > 0n;
        transactions.set({ fold: name }, Number(left > 0n ? left : 0n));
        seconds.set({ fold: name }, (now - (behindSince.get(name) ?? now)) / 1000);
      }
      return behind;
    },
  };
}
