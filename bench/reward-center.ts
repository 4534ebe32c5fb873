import { promotionsApi } from '@palaro/promotions/api';
import { rainApi } from '@palaro/rain/api';
import { startSite } from '@palaro/testkit';
import { callers, measure, MEMBERS, logIn } from './browser-calls.ts';
import { requestsOf } from './member-calls.ts';
import type { BenchRow } from './row.ts';

const WARM_SECONDS = 2;
const SECONDS = 4;
/** Both are measured in turns, this often, so that a busy moment hits both. */
const TURNS = 3;

/**
 * The reward centre's list as the demo has it, with every kind of promotion that runs there, beside
 * a route that checks the session and reads nothing else: the next rain, which all callers share.
 */
export async function benchRewardCenter(): Promise<BenchRow[]> {
  const site = await startSite();
  try {
    const tokens = await Promise.all(MEMBERS.map((account) => logIn(site.url, account)));
    const asked = [rainApi.nextRain, promotionsApi.availablePromotions].map((endpoint) =>
      requestsOf(site.url, { endpoint }, tokens),
    );
    const answers = asked.map(() => 0);
    for (const requests of asked) await measure(site.url, requests, WARM_SECONDS);
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const [nth, requests] of asked.entries()) {
        const { average } = (await measure(site.url, requests, SECONDS)).requests;
        answers[nth] = (answers[nth] ?? 0) + average / TURNS;
      }
    }
    const [baseline = 0, value = 0] = answers.map((rate) => 1_000 / rate);
    const name = `promotions with the member’s status, ${callers} callers`;
    return [{ name, value, unit: 'ms an answer', baseline, ratio: value / baseline, aim: '≤ 3' }];
  } finally {
    await site.stop();
  }
}
