import { startSite } from '@palaro/testkit';
import { callers, measure } from './browser-calls.ts';
import { memberCalls } from './member-calls.ts';
import type { BenchRow } from './row.ts';

const WARM_SECONDS = 2;
const SECONDS = 4;
/** The routes are measured in turns, this often, so that a busy moment hits all of them. */
const TURNS = 3;

const READS = [
  { call: 'member info', name: 'session: member info', aim: '≥ 0.45' },
  { call: 'balances', name: 'session: balances', aim: '≥ 0.45' },
  { call: 'home', name: 'home: the start-up bundle', aim: '≥ 0.2' },
  { call: 'records', name: 'records: first page', aim: '≥ 0.25' },
] as const;

/** What members read again and again, each beside a route that touches no database. */
export async function benchReads(): Promise<BenchRow[]> {
  const site = await startSite();
  try {
    const calls = await memberCalls(site.url);
    const asked = [calls.empty, ...READS.map(({ call }) => calls[call])];
    const rates = asked.map(() => 0);
    for (const requests of asked) await measure(site.url, requests, WARM_SECONDS);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [i, requests] of asked.entries()) {
        const { average } = (await measure(site.url, requests, SECONDS)).requests;
        rates[i] = (rates[i] ?? 0) + average / TURNS;
      }
    }
    const [baseline = 0, ...found] = rates;
    return READS.map(({ name, aim }, i) => {
      const value = found[i] ?? 0;
      const row = { name: `${name}, ${callers} callers`, value, unit: 'answers/s' };
      return { ...row, baseline, ratio: value / baseline, aim };
    });
  } finally {
    await site.stop();
  }
}
