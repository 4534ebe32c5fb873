import type { App } from '@palaro/server';
import { batched, paceOf, withWallets, type Send } from './wallet-callers.ts';

const MEASURE_MS = 4_000;

/** One caller alone, compared with the cheapest durable answer: one row in one commit. */
export const benchWalletAlone = () =>
  withWallets(async (app, members) => {
    const commit = await oneRowACommit(app);
    const least = await paceOf(commit, members, 1, MEASURE_MS);
    const alone = await paceOf(batched(app), members, 1, MEASURE_MS);
    return [
      {
        name: 'betWin, one caller: p50 against a commit',
        value: alone.p50,
        unit: 'ms',
        baseline: least.p50,
        ratio: alone.p50 / least.p50,
        aim: '≤ 3',
      },
      {
        name: 'betWin, one caller: p99 against p50',
        value: alone.p99,
        unit: 'ms',
        baseline: alone.p50,
        ratio: alone.p99 / alone.p50,
        aim: '≤ 4',
      },
    ];
  });

/** An insert of one row: begun, written and flushed to disk in one round trip. */
export async function oneRowACommit({ pool }: App): Promise<Send> {
  await pool.query('create table bench_row (id text primary key)');
  return async ({ transaction }) => {
    const text = 'insert into bench_row values ($1)';
    await pool.query({ name: 'bench_row', text, values: [transaction] });
    return true;
  };
}
