import { startSite } from '@palaro/testkit';
import { callers, measure } from './browser-calls.ts';
import { memberCalls } from './member-calls.ts';
import type { BenchRow } from './row.ts';

const SECONDS = 8;

/**
 * Rounds a second over HTTP, with the headers of the site's client and browser, compared with a
 * route that uses no database: same server, same run.
 */
export async function benchBet(): Promise<BenchRow[]> {
  const site = await startSite();
  try {
    const calls = await memberCalls(site.url);
    await measure(site.url, calls.bet, 2);
    const empty = await measure(site.url, calls.empty, SECONDS);
    const bets = await measure(site.url, calls.bet, SECONDS);
    return [
      {
        name: `POST of a round, ${callers} callers`,
        value: bets.requests.average,
        unit: 'rounds/s',
        baseline: empty.requests.average,
        ratio: bets.requests.average / empty.requests.average,
        aim: '≥ 0.35',
      },
      {
        name: 'POST of a round, p99 against p50',
        value: bets.latency.p99,
        unit: 'ms',
        baseline: bets.latency.p50,
        ratio: bets.latency.p99 / Math.max(1, bets.latency.p50),
        aim: '≤ 3',
      },
    ];
  } finally {
    await site.stop();
  }
}
