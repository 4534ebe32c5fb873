import type { Pool } from 'pg';
import type { Fold, FoldStep } from '@palaro/server';
import { readHead, stepFold } from './step-fold.ts';

/** A step that takes longer is followed by a smaller one, so that a backlog locks nothing long. */
const LONG_STEP_MS = 500;
const SHORT_STEP_MS = 100;
const FIRST_SPAN = 1_000n;
/** Between two looks while a transaction that is still open holds the rest back. */
const HELD_BACK_MS = 10;

export interface CatchUp {
  zone: string;
  /** Hears of each step after its commit. */
  told?: (step: FoldStep) => Promise<unknown> | undefined;
  /** Asked before each step; false ends it early. */
  goOn?: () => boolean;
  /** Whether to wait for transactions that are open; otherwise the next turn has their rest. */
  patient?: boolean;
}

/** Folds step by step until everything that was committed before the call is in. */
export async function catchUp(pool: Pool, fold: Fold, options: CatchUp): Promise<void> {
  const { zone, told, goOn = () => true, patient = false } = options;
  const until = BigInt((await readHead(pool)).fresh);
  let span = FIRST_SPAN;
  while (goOn()) {
    const start = performance.now();
    const step = await stepFold(pool, fold, { zone, span });
    if (step.from !== step.to) await told?.(step);
    if (BigInt(step.to) >= until) return;
    if (step.from === step.to) {
      if (!patient) return;
      await new Promise((resolve) => setTimeout(resolve, HELD_BACK_MS));
    }
    span = nextSpan(span, performance.now() - start);
  }
}

function nextSpan(span: bigint, tookMs: number): bigint {
  if (tookMs < SHORT_STEP_MS) return span * 2n;
  return tookMs > LONG_STEP_MS && span > 1n ? span / 2n : span;
}
