import type { Pool } from 'pg';
import type { Fold } from '@palaro/server';
import { readHead } from './marks.ts';
import { stepFolds, type Step } from './step-folds.ts';

/** After a longer step the next one is smaller, so that a backlog does not lock rows for long. */
const LONG_STEP_MS = 500;
const SHORT_STEP_MS = 100;
export const FIRST_SPAN = 1_000n;
/** Pause between two looks while an open transaction holds the rest back. */
const HELD_BACK_MS = 10;

export interface CatchUp {
  zone: string;
  /** Called for each step after its commit. */
  told?: (step: Step) => Promise<unknown>;
}

/** Folds step by step until every fold has everything that was committed before the call. */
export async function catchUp(
  pool: Pool,
  folds: readonly Fold[],
  { zone, told }: CatchUp,
): Promise<void> {
  if (folds.length === 0) return;
  const until = BigInt((await readHead(pool)).fresh);
  for (let span = FIRST_SPAN; ;) {
    const start = performance.now();
    const step = await stepFolds(pool, folds, { zone, span, which: 'behind' });
    await told?.(step);
    if ([...step.marks.values()].every((tx) => tx >= until)) return;
    if (step.done) await new Promise((resolve) => setTimeout(resolve, HELD_BACK_MS));
    span = nextSpan(span, step, performance.now() - start);
  }
}

/** How many transactions the next step may take. Only a full, fast step raises it. */
export function nextSpan(span: bigint, { from, to }: Step, tookMs: number): bigint {
  if (tookMs > LONG_STEP_MS && span > 1n) return span / 2n;
  const full = BigInt(to) - BigInt(from) === span;
  return full && tookMs < SHORT_STEP_MS ? span * 2n : span;
}
