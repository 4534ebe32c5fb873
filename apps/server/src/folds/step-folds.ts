import type { Pool, PoolClient } from 'pg';
import type { Fold, FoldRows, FoldSource, FoldStep } from '@palaro/server';
import { inOneCommit } from '../db/in-one-commit.ts';
import { lockMarks, moveMarks, readStepHead, type Mark } from './marks.ts';
import { readRows } from './read-rows.ts';
import { createWriter } from './write-changes.ts';

export interface StepOptions {
  zone: string;
  /** Most transactions that one step takes. */
  span: bigint;
  /** Which folds step when they stand at different watermarks: the furthest or the slowest. */
  which: 'ahead' | 'behind';
}

export interface Step extends FoldStep {
  /** The folds whose tables this step changed. */
  changed: readonly Fold[];
  /** Every fold's watermark after this step. */
  marks: ReadonlyMap<string, bigint>;
  /** True where every fold has all transactions that had ended when the step began. */
  done: boolean;
}

/** Names the fold that made a step fail; the others can go on without it. */
export class FoldFailed extends Error {
  readonly fold: string;
  constructor(fold: string, cause: unknown) {
    super(`the fold ${fold} failed`, { cause });
    this.fold = fold;
  }
}

/**
 * Reads at most `span` further transactions once, gives them to every fold at the same watermark,
 * and moves the watermark, all in one commit. Two nodes wait for each other's lock on the
 * watermarks, so each transaction counts once. `from` equals `to` where nothing was left.
 *
 * Folds at different watermarks (one is new or being rebuilt) step separately. A step ends where
 * the next fold ahead stands, so that they meet there and continue together.
 */
export async function stepFolds(
  pool: Pool,
  folds: readonly Fold[],
  { zone, span, which }: StepOptions,
): Promise<Step> {
  return inOneCommit(pool, async (client) => {
    const names = folds.map(({ name }) => name);
    const { marks, id } = await lockMarks(client, names);
    const stands = marks.map(({ tx }) => BigInt(tx));
    const from = which === 'ahead' ? most(stands) : least(stands);
    const { ended, fresh } = await readStepHead(client, String(from));
    const next = stands.filter((tx) => tx > from);
    const to = most([from, least([from + span, BigInt(ended), ...next])]);
    const step = { from: String(from), to: String(to) };
    const group = marks.filter(({ tx }) => BigInt(tx) === from);
    let changed: readonly Fold[] = [];
    if (to > from) {
      const stepping = folds.filter(({ name }) => group.some((mark) => mark.name === name));
      changed = await foldRange(client, stepping, { ...step, zone });
      await moveMarks(client, group, { tx: step.to, fresh, id });
    }
    const after = marksAfter(marks, group, to);
    return { ...step, changed, marks: after, done: least([...after.values()]) >= BigInt(ended) };
  });
}

/** Reads the range once and writes what the folds make of it. Returns the folds that changed. */
export async function foldRange(
  client: PoolClient,
  folds: readonly Fold[],
  range: FoldStep & { zone: string },
): Promise<Fold[]> {
  const writers = new Map(folds.map((fold) => [fold, createWriter(client)]));
  const changed = new Set<Fold>();
  const sources = [...new Set(folds.flatMap((fold) => fold.reads))];
  for await (const rows of readRows(client, sources, range)) {
    for (const [fold, writer] of writers) {
      await orFailed(fold, async () => {
        const full = changesOf(fold, rows).map((changes) => {
          if (changes.put.length + changes.drop.length > 0) changed.add(fold);
          return writer.add(changes);
        });
        if (full.includes(true)) await writer.flush();
      });
    }
  }
  for (const [fold, writer] of writers) await orFailed(fold, () => writer.flush());
  return [...changed];
}

/** Skips the fold where this part has no row of the sources it reads. */
const changesOf = (fold: Fold, rows: FoldRows<FoldSource>) =>
  fold.reads.some((source) => rows[source].length > 0) ? fold.fold(rows) : [];

async function orFailed(fold: Fold, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw new FoldFailed(fold.name, error);
  }
}

const marksAfter = (marks: readonly Mark[], group: readonly Mark[], to: bigint) =>
  new Map(marks.map((mark) => [mark.name, group.includes(mark) ? to : BigInt(mark.tx)]));

const least = (all: readonly bigint[]) => all.reduce((a, b) => (a < b ? a : b));
const most = (all: readonly bigint[]) => all.reduce((a, b) => (a > b ? a : b));
