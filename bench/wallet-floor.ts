import { oneTransaction } from './wallet-baseline.ts';
import { oneRowACommit } from './wallet-alone.ts';
import { batched, paceOf, withWallets, type Send } from './wallet-callers.ts';
import { decidingOn } from './wallet-deciding.ts';
import { leastOn } from './wallet-least.ts';

const CALLERS = [32, 256];
const MEASURE_MS = 2_500;
/** The sides alternate, so that a busy moment hits all. */
const TURNS = 2;

/**
 * How near the wallet comes to the least that writes the same rows: one statement for all commands
 * that wait, over one connection or two, and the same after a question for what a bet is judged by.
 * All are compared with an ordinary transaction for each command, as in `bench wallet`.
 */
export const benchWalletFloor = () =>
  withWallets(async (app, members) => {
    const sides: Record<string, Send> = {
      // First, since its first bet opens the game's account in the house.
      'the wallet': batched(app),
      ordinary: async (bet) => (await oneTransaction(app.pool, bet, app.clock.now()), true),
      'the least, 1 connection': leastOn(app, 1),
      'the least, 2 connections': leastOn(app, 2),
      'with what a bet is judged by, 1 connection': leastOn(app, 1, true),
      'with what a bet is judged by, 2 connections': leastOn(app, 2, true),
      'and judged under locks, 1 connection': decidingOn(app, 1),
      'and judged under locks, 2 connections': decidingOn(app, 2),
    };
    const rows = [];
    for (const callers of CALLERS) rows.push(...(await compare(sides, members, callers)));
    return [...rows, ...(await alone(sides, members, await oneRowACommit(app)))];
  });

async function compare(sides: Record<string, Send>, members: string[], callers: number) {
  const sums = new Map<string, number>();
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [name, send] of Object.entries(sides)) {
      const { perSecond } = await paceOf(send, members, callers, MEASURE_MS);
      sums.set(name, (sums.get(name) ?? 0) + perSecond / TURNS);
    }
  }
  const baseline = sums.get('ordinary') ?? 0;
  return [...sums].map(([name, value]) => ({
    name: `${name}, ${callers} callers`,
    unit: 'commands/s',
    aim: '–',
    value,
    baseline,
    ratio: value / baseline,
  }));
}

/**
 * One caller waits for the disk with each command. Beside the wallet the least with one round trip
 * and with two, and what `bench wallet-alone` compares with: one row in one commit.
 */
async function alone(sides: Record<string, Send>, members: string[], row: Send) {
  const { p50: baseline } = await paceOf(row, members, 1, MEASURE_MS);
  const rows = [];
  for (const [name, send] of Object.entries(sides).filter(([side]) => !side.includes('2 conn'))) {
    const { p50: value } = await paceOf(send, members, 1, MEASURE_MS);
    const of = { name: `${name}, one caller against a row`, unit: 'ms', aim: '–' };
    rows.push({ ...of, value, baseline, ratio: value / baseline });
  }
  return rows;
}
