import { setTimeout as pause } from 'node:timers/promises';
import type { App, AreaServer, Fold } from '@palaro/server';
import { AREAS } from '../areas.ts';
import { catchUp, FIRST_SPAN, nextSpan } from './catch-up.ts';
import { createLag } from './lag.ts';
import { FoldFailed, stepFolds, type Step } from './step-folds.ts';

/** Pause between two looks. A read model may be this late; a balance never is. */
const TICK_MS = 1_000;
/** After a step, folds rest this many times as long as it took, so that bets get the database. */
const REST_TIMES = 4;
const LONGEST_REST_MS = 10_000;

export const foldsOf = (areas: readonly AreaServer[]): Fold[] =>
  areas.flatMap((area) => area.folds ?? []);

/** Gives every fold what was committed before the call; for tests and after filling demo data. */
export const foldNow = (app: App, areas: readonly AreaServer[] = AREAS): Promise<void> =>
  catchUp(app.pool, foldsOf(areas), {
    zone: app.site.settings['site.zone'],
    told: (step) => tell(app, step),
  });

async function tell(app: App, step: Step): Promise<void> {
  for (const fold of step.changed) await fold.folded?.(app, step);
}

/**
 * Folds about every second while something is posted. It runs on every node; the locked watermarks
 * make the nodes take turns. Returns a function that stops it after the current step.
 */
export function startFolds(app: App, areas: readonly AreaServer[]): () => Promise<void> {
  const stopping = new AbortController();
  const next = createTurns(app, foldsOf(areas));

  async function run() {
    let restMs = TICK_MS;
    while (!stopping.signal.aborted) {
      await pause(restMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (stopping.signal.aborted) return;
      restMs = await next().catch((error: unknown) => {
        app.log.error({ err: error }, 'the folds were not checked');
        return TICK_MS;
      });
    }
  }

  const running = run();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Runs one step a call. Returns how long to rest after it. */
function createTurns(app: App, folds: readonly Fold[]): () => Promise<number> {
  const lag = createLag(app, folds);
  let span = FIRST_SPAN;
  // Steps alternate between the front and the lagging folds, so that neither holds up the other.
  let which: 'ahead' | 'behind' = 'ahead';
  // A failed fold skips the next turn, so that the others pass it; after that it steps alone.
  const failed = new Set<string>();

  return async () => {
    if (!(await lag.look())) return TICK_MS;
    const start = performance.now();
    const sound = folds.filter(({ name }) => !failed.has(name));
    failed.clear();
    if (sound.length === 0) return TICK_MS;
    const zone = app.site.settings['site.zone'];
    which = which === 'ahead' ? 'behind' : 'ahead';
    try {
      const step = await stepFolds(app.pool, sound, { zone, span, which });
      lag.show(step.marks);
      await tell(app, step);
      const tookMs = performance.now() - start;
      span = step.done ? FIRST_SPAN : nextSpan(span, step, tookMs);
      const restMs = Math.min(REST_TIMES * tookMs, LONGEST_REST_MS);
      return step.done ? Math.max(TICK_MS, restMs) : restMs;
    } catch (error) {
      if (!(error instanceof FoldFailed)) throw error;
      app.log.error({ err: error, fold: error.fold }, 'a fold failed');
      failed.add(error.fold);
      return TICK_MS;
    }
  };
}
