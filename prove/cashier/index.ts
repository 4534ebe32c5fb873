import { provide, type App } from '@palaro/server';
import { testApp } from '@palaro/testkit';
import { connectedProviders } from '../../areas/money/cashier/server/payments/provider-line.ts';
import {
  askForPayments,
  expireDeposits,
} from '../../areas/money/cashier/server/deposits/deposits.tasks.ts';
import { watchPayouts } from '../../areas/money/cashier/server/withdrawals/withdrawals.tasks.ts';
import { seedHouseAccounts } from '../../areas/money/cashier/server/demo/seed-house-accounts.ts';
import {
  heldOrders,
  contradictions,
} from '../../areas/money/cashier/server/withdrawals/withdrawals.queue.ts';
import { inParallel } from '../in-parallel.ts';
import type { Proof } from '../proof.ts';
import { seeded } from '../seeded.ts';
import { breachesOf } from '../stage.ts';
import { createBank, type Bank } from './bank.ts';
import { beginHistory, type History } from './history.ts';
import { judge } from './judge.ts';
import { beat, begin, think } from './play.ts';
import { settle } from './settle.ts';
import { createStatements } from './statement.ts';

/** Worlds are small, so that a seed that breaks one is quick to replay and to read. */
const HISTORIES_A_WORLD = 100;
const BEATS = 14;
/** Each history may do three things, and an order may hold two connections while it waits. */
const AT_ONCE = 4;
const SETTLED_WITHIN = 60;
/** Questions to the provider go on for hours after an order's time. */
const ASKED_FOR_TURNS = 12;
const DAYS_LATER = [1, 2, 5, 30];

/** The site, whose only provider is the bank of the world that is played. */
async function openSite() {
  const playing: { bank: Bank | null } = { bank: null };
  const connection = provide(connectedProviders, (app) => {
    const line = { address: '', secrets: {}, test: true, now: () => app.clock.now() };
    return {
      get: (code: string) =>
        code === 'SANDBOX' && playing.bank ? { provider: playing.bank.provider, line } : undefined,
    } as unknown as ReturnType<typeof connectedProviders.of>;
  });
  const site = await testApp({ standIns: [connection], tasks: 'none' });
  await site.app.site.change({
    settings: {
      ...{ 'payments.providers': ['SANDBOX'], 'encryption.required': false },
      ...{ 'deposit.reviewPerDay': 1_000_000, 'hold.cardHours': 0 },
    },
  });
  await seedHouseAccounts(site.app);
  await site.app.pool.query(`insert into payment_route (method, provider, channel, sort, enabled)
    values ('GCASH', 'SANDBOX', 'gcash', 1, true), ('BANK', 'SANDBOX', 'instapay', 1, true)
    on conflict do nothing`);
  return { ...site, playing, statements: createStatements(site.app) };
}

type Site = Awaited<ReturnType<typeof openSite>>;

/** What a node does by itself in this time. */
async function pass(site: Site, seconds: number): Promise<void> {
  await site.advance(seconds);
  const run = { app: site.app, now: site.app.clock.now(), batch: 1_000 };
  await Promise.all([expireDeposits, askForPayments, watchPayouts].map((task) => task.run(run)));
  await site.runTasks();
}

async function playWorld(site: Site, seed: number, size: number) {
  const random = seeded(seed);
  const bank = createBank(seed, () => site.app.clock.now());
  site.playing.bank = bank;
  const start = { app: site.app as App, url: site.url, bank, account: '' };
  const histories = await Promise.all(
    Array.from({ length: size }, (_, at) =>
      beginHistory({ ...start, random: seeded(random.below(2 ** 31)) }, at),
    ),
  );
  const failures: string[] = [];
  for (let at = 0; at < BEATS; at++) {
    const play = at === 0 ? begin : beat;
    await inParallel(histories, AT_ONCE, async (h) => void failures.push(...(await play(h))));
    await pass(site, random.pick([1, 5, 20, 60, 300, 900]));
  }
  bank.honest = true;
  failures.push(...(await settleAll(site, histories, ASKED_FOR_TURNS)));
  // Days later payouts come back, and payers and their banks think again.
  await site.advance(random.pick(DAYS_LATER) * 86_400);
  await inParallel(histories, AT_ONCE, async (h) => void failures.push(...(await think(h))));
  failures.push(...(await settleAll(site, histories, 1)));
  failures.push(...(await judge(histories)));
  const moved = histories.flatMap(({ transfers }) => transfers);
  failures.push(...(await site.statements.judge(moved)));
  return { failures, count: bank.count, histories };
}

/** At least so many turns, and until nothing waits. */
async function settleAll(
  site: Site,
  histories: readonly History[],
  least: number,
): Promise<string[]> {
  let open = [...histories];
  const failures: string[] = [];
  for (let turn = 0; turn < SETTLED_WITHIN && open.length > 0; turn++) {
    const left = await Promise.all(open.map(settle));
    failures.push(...left.flatMap((one) => one.failures));
    await pass(site, turn < 10 ? 600 : 3_600);
    // Once more after the last: what was done is worked on.
    open = open.filter((_h, at) => turn < least || !left[at]?.done);
  }
  return [...failures, ...open.map((h) => `member ${h.member} still waits: ${h.log.join(' ')}`)];
}

export const cashier: Proof = {
  says: 'deposits and withdrawals in every order: the ledger ends as the provider’s books',
  unit: 'histories',
  short: 60,
  long: 100_000,
  async run({ n, seed, say }) {
    const site = await openSite();
    const { app, statements } = site;
    const total: Record<string, number> = {};
    const failures: string[] = [];
    try {
      for (let done = 0, world = 0; done < n; done += HISTORIES_A_WORLD, world++) {
        const [one, size] = [seed + world, Math.min(n - done, HISTORIES_A_WORLD)];
        const played = await playWorld(site, one, size);
        for (const [what, count] of Object.entries(played.count)) {
          total[what] = (total[what] ?? 0) + count;
        }
        const broken = played.failures.map((line) => `${line} (--n ${size} --seed ${one})`);
        failures.push(...broken);
        // A long run may be cut off before its end.
        for (const line of broken) say(`  BROKEN ${line}`);
        if (world % 10 === 9) say(`  ${done + size} histories`);
      }
      failures.push(...(await breachesOf(site.app.pool)));
      for (const check of [heldOrders, contradictions]) {
        const found = await check.run(site.app, '2026-11-21');
        failures.push(...found.map((row) => `${check.name}: ${JSON.stringify(row)}`));
      }
      return {
        figures: { histories: n, ...total, ...statements.figures, ...(await endsOf(app)) },
        failures,
      };
    } finally {
      await site.stop();
    }
  },
};

/** How the orders ended, so that a reader sees what was reached. */
async function endsOf({ pool }: App): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select 'deposits: ' || state as name, count(*)::int as count from deposit_order group by 1
      union all select 'withdrawals: ' || state, count(*)::int from withdrawal_order group by 1
      order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
