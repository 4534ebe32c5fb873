import { Money, newId, plusSeconds, randomInt, type MemberId } from '@palaro/kernel';
import { insertPromotion } from '@palaro/promotions/server';
import { claimRain, makeTicket, openRain } from '@palaro/rain/server';
import type { App } from '@palaro/server';
import { testApp } from '@palaro/testkit';
import { CROWD_FROM, makeCrowd } from './crowd.ts';
import type { BenchRow } from './row.ts';

const MEMBERS = 100_000;
const PIECES = 20_000;
const BUDGET = Money.of('100000.0000');
/** Claims come at random moments of this time, as the page sends them. */
const SPREAD_MS = 3_000;
const RULE = { seconds: 60, pieces: PIECES, least: '1.0000', most: '50.0000', turnoverTimes: 1 };

/**
 * A hundred thousand members claim twenty thousand envelopes of one rain within three seconds, on
 * two nodes that share this process and its database (PR-27). The calls are those of the handlers,
 * without HTTP. Fails unless every envelope is paid once.
 */
export async function benchRain(): Promise<BenchRow[]> {
  const site = await testApp({ nodes: true });
  const other = await testApp({ nodes: true, database: site.database });
  try {
    const { app } = site;
    await makeCrowd(site.database.pool, MEMBERS, app.clock.now());
    const rain = await makeRain(app);
    const { seconds, paid, times } = await claimAll([app, other.app], rain);
    const sum = Money.sum(paid);
    if (paid.length !== PIECES || sum !== BUDGET) {
      throw new Error(`${paid.length} envelopes were paid, ${Money.text(sum)} together`);
    }
    return [
      row('100,000 claims answered after', seconds, 's', '≤ 10'),
      row('a claim, p50', atShare(times, 0.5), 'ms', '–'),
      row('a claim, p99', atShare(times, 0.99), 'ms', '≤ 3,000'),
    ];
  } finally {
    await other.stop();
    await site.stop();
  }
}

const row = (name: string, value: number, unit: string, aim: string): BenchRow => ({
  name,
  value,
  unit,
  baseline: null,
  ratio: null,
  aim,
});

const atShare = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

async function makeRain(app: App): Promise<string> {
  const startsAt = app.clock.now();
  const id = newId(startsAt);
  await app.db.transaction().execute(async (tx) => {
    await insertPromotion(tx, {
      id,
      kind: 'RED_RAIN',
      state: 'Running',
      title: { EN: 'Rain', TY: 'Ulan' },
      summary: { EN: 'Rain', TY: 'Ulan' },
      rule: RULE,
      startsAt,
      endsAt: plusSeconds(startsAt, RULE.seconds),
      budget: BUDGET,
      madeAt: startsAt,
      madeBy: 'bench',
    });
    await openRain(tx, { id, rule: RULE, budget: BUDGET, startsAt });
  });
  return id;
}

/** All claims, every other one on the other node, and how long each waited, shortest first. */
async function claimAll(nodes: readonly App[], rain: string) {
  const [app] = nodes;
  if (!app) throw new Error('there is no node');
  const until = plusSeconds(app.clock.now(), 600);
  const claims = Array.from({ length: MEMBERS }, (_, nth) => {
    const id: MemberId = String(CROWD_FROM + nth + 1);
    return { node: nodes[nth % nodes.length] ?? app, id, ticket: makeTicket(app, rain, id, until) };
  });
  const paid: Money[] = [];
  const start = performance.now();
  const times = await Promise.all(
    claims.map(async ({ node, id, ticket }) => {
      await new Promise((go) => setTimeout(go, randomInt(SPREAD_MS)));
      const sent = performance.now();
      try {
        const { amount } = await claimRain(node, { id }, { id: rain, ticket });
        paid.push(Money.of(amount));
      } catch (error) {
        if ((error as { code?: string }).code !== 'promo.rain_missed') throw error;
      }
      return performance.now() - sent;
    }),
  );
  return { seconds: (performance.now() - start) / 1_000, paid, times: times.sort((a, b) => a - b) };
}
