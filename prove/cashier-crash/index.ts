import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '@palaro/server-app/db';
import type { App } from '@palaro/server';
import { startSite } from '@palaro/testkit';
import type { Proof } from '../proof.ts';
import { databaseUrl, freePort, kill, type Site } from '../running-site.ts';
import { seeded } from '../seeded.ts';
import { call } from '../people/calls.ts';
import { judge } from './judge.ts';
import { startOperator } from './operator.ts';
import { ACCOUNT, openPeople } from '../people/people.ts';
import { createProvider, type Provider } from './provider.ts';
import { settle } from './settle.ts';
import { tell, type Acknowledged } from './story.ts';

/** Stories that begin before each kill; those before may still go on. */
const STORIES = 3;
/** Answers that members get between a start and the next kill, about what the stories need. */
const ANSWERS = { least: 4, more: 28 };
/** Where none come, because all that is left waits for the clock, the kill comes all the same. */
const ANSWERS_WITHIN_MS = 20_000;
const LOOK_MS = 5;
/** Each in turn, in an order of the seed: a provider that ends often is left off by its site. */
const VICTIMS = ['server', 'provider', 'database', 'everything'] as const;

/** Kills one of them, or all; true where the site is gone. */
async function strike(site: Site, provider: Provider, victim: (typeof VICTIMS)[number]) {
  if (victim === 'provider') {
    provider.kill();
    return false;
  }
  await provider.goneAfter(async () => {
    if (victim === 'everything') provider.kill();
    await kill(site, victim === 'everything' ? 'both' : victim);
  });
  return true;
}

/** How the orders ended, so that a reader sees what was reached. */
async function endsOf(pool: App['pool']): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ name: string; count: number }>(
    `select o.what || o.state as name, count(*)::int as count from (
        select 'deposits: ' as what, member_id, state from deposit_order
        union all select 'withdrawals: ', member_id, state from withdrawal_order) o
      join member m on m.id = o.member_id where m.account like $1 group by 1 order by 1`,
    [`${ACCOUNT}%`],
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** What both operators were answered. */
function sumOf(operators: readonly { answers: Readonly<Record<string, number>> }[]) {
  const sum: Record<string, number> = {};
  for (const { answers } of operators) {
    for (const [what, count] of Object.entries(answers)) sum[what] = (sum[what] ?? 0) + count;
  }
  return sum;
}

/**
 * No limit of a day stands in the way of members who only pay in and take out. A login whose site
 * died counts as a failed one, and these members log in while it dies again and again.
 */
async function openSettings(url: string): Promise<void> {
  const settings = {
    'deposit.turnover': '0.0000',
    'deposit.reviewPerDay': 1_000,
    'login.captchaAfter': 100,
    'login.lockAfter': 100,
  };
  const set = await call(url, { method: 'POST', path: '/sandbox/site', body: { settings } });
  if (set?.status !== 200) throw new Error(`the settings were answered ${set?.status}`);
}

export const cashierCrash: Proof = {
  says: 'kill -9 of site, provider and database in mid-order: each order is paid once, on both sides',
  unit: 'kills',
  short: 3,
  long: 300,
  async run({ n, seed, say }) {
    const dataDir = mkdtempSync(join(tmpdir(), 'palaro-cashier-'));
    const journal = join(dataDir, 'sandbox-pay.jsonl');
    const PORT = String(await freePort());
    const SANDBOX_PAY_PORT = String(await freePort());
    const start = (built: boolean) =>
      startSite({ dataDir, built, env: { PORT, SANDBOX_PAY_PORT } });
    const random = seeded(seed);
    const provider = createProvider(SANDBOX_PAY_PORT);
    let site = await start(false);
    try {
      provider.meet(site);
      await openSettings(site.url);
      const people = await openPeople(databaseUrl(dataDir), (n + 1) * STORIES);
      const acknowledged: Acknowledged = { deposits: [], withdrawals: [] };
      const strange: string[] = [];
      let answers = 0;
      const answered = () => void answers++;
      const stage = { url: site.url, provider, acknowledged, strange, answered };
      const operators = ['operator1', 'operator2'].map((name) =>
        startOperator(site.url, name, seeded(random.below(2 ** 31)), provider),
      );
      const stories: Promise<void>[] = [];
      const begin = (cycle: number) => {
        for (const person of people.slice(cycle * STORIES, (cycle + 1) * STORIES)) {
          const told = tell({ ...stage, random: seeded(random.below(2 ** 31)) }, person);
          stories.push(told.catch((error: Error) => void strange.push(error.message)));
        }
      };
      const kills: Record<string, number> = {};
      const victims: (typeof VICTIMS)[number][] = [];
      for (let cycle = 0; cycle < n; cycle++) {
        begin(cycle);
        const enough = answers + ANSWERS.least + random.below(ANSWERS.more);
        const deadline = performance.now() + ANSWERS_WITHIN_MS;
        while (answers < enough && performance.now() < deadline) await pause(LOOK_MS);
        if (victims.length === 0) victims.push(...random.shuffle(VICTIMS));
        const victim = victims.pop()!;
        kills[`kills: ${victim}`] = (kills[`kills: ${victim}`] ?? 0) + 1;
        const gone = await strike(site, provider, victim);
        if (gone) provider.meet((site = await start(true)));
        if (cycle % 25 === 24) say(`  ${cycle + 1} kills`);
      }
      begin(n);
      await Promise.all(stories);
      const pool = createPool(databaseUrl(dataDir), 2);
      await settle(site.url, pool);
      await Promise.all(operators.map(({ goHome }) => goHome()));
      const failures = [...strange, ...(await judge(pool, journal, people, acknowledged))];
      const figures = { ...kills, ...sumOf(operators), ...(await endsOf(pool)) };
      await pool.end();
      return { figures, failures };
    } finally {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
