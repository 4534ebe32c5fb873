import { batched, paceOf, withWallets } from './wallet-callers.ts';

const CALLERS = 256;
const MEASURE_MS = 4_000;

/** All callers on one member's wallet, compared with the same callers on many, in one run. */
export const benchHotWallet = () =>
  withWallets(async (app, members) => {
    const spread = await paceOf(batched(app), members, CALLERS, MEASURE_MS);
    const hot = await paceOf(batched(app), members.slice(0, 1), CALLERS, MEASURE_MS);
    const pace = {
      name: `betWin on one wallet, ${CALLERS} callers`,
      value: hot.perSecond,
      unit: 'commands/s',
      baseline: spread.perSecond,
      ratio: hot.perSecond / spread.perSecond,
      aim: '≥ 0.5',
    };
    const times = {
      name: 'betWin on one wallet, p99 against p50',
      value: hot.p99,
      unit: 'ms',
      baseline: hot.p50,
      ratio: hot.p99 / hot.p50,
      aim: '≤ 4',
    };
    return [pace, times];
  });
