import type { App } from '@palaro/server';
import { ledgerOf } from '@palaro/wallet/server';
import type { BenchRow } from './row.ts';
import { oneTransaction } from './wallet-baseline.ts';
import { batched, paceOf, withWallets, type Send } from './wallet-callers.ts';

/** Callers at once, and how many times the pace of an ordinary transaction they must reach. */
const AIMS = [
  [32, 6],
  [256, 10],
] as const;
const MEASURE_MS = 2_500;
/** The sides alternate, so that other work on the machine affects both. */
const TURNS = 2;

/**
 * Commands a second through the wallet, compared with one ordinary transaction for each command:
 * same commands, same rows, same database with fsync on, alternating in the same run.
 */
export const benchWallet = () =>
  withWallets(async (app, members) => {
    const rows: BenchRow[] = [];
    for (const [callers, aim] of AIMS) rows.push(...(await compare(app, members, callers, aim)));
    return rows;
  });

async function compare(app: App, members: string[], callers: number, aim: number) {
  const ordinary: Send = async (bet) => {
    await oneTransaction(app.pool, bet, app.clock.now());
    return true;
  };
  const ours = [] as number[];
  const theirs = [] as number[];
  const before = ledgerOf(app).gauges();
  let p50 = 0;
  let p99 = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const pace = await paceOf(batched(app), members, callers, MEASURE_MS);
    ours.push(pace.perSecond);
    [p50, p99] = [Math.max(p50, pace.p50), Math.max(p99, pace.p99)];
    theirs.push((await paceOf(ordinary, members, callers, MEASURE_MS)).perSecond);
  }
  const after = ledgerOf(app).gauges();
  const value = mean(ours);
  const baseline = mean(theirs);
  const size = (after.items - before.items) / (after.batches - before.batches);
  const name = `betWin, ${callers} callers`;
  return [
    row(name, 'commands/s', value, baseline, `≥ ${aim}`),
    row(`${name}: p99 against p50`, 'ms', p99, p50, '≤ 4'),
    row(`${name}: commands a commit`, 'commands', size, null, '> 1'),
  ];
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const row = (name: string, unit: string, value: number, baseline: number | null, aim: string) => ({
  name,
  value,
  unit,
  baseline,
  aim,
  ratio: baseline === null ? null : value / baseline,
});
