import { randomUUID } from 'node:crypto';
import { Money, type BetWinCommand } from '@palaro/kernel';
import { foldNow } from '@palaro/server-app/folds';
import { playArea } from '@palaro/play/server';
import { given, testApp, type TestApp } from '@palaro/testkit';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import type { BenchRow } from './row.ts';

const MEMBERS = 64;
/** Enough rounds that the last, half-filled pages of an index do not matter. */
const VENDOR_ROUNDS = 24_000;
const AT_ONCE = 240;
const OWN_ROUNDS = 2_400;
const CALLERS = 8;
const SHOWN_FROM_BYTES = 0.5;

/**
 * Bytes that a settled betWin round adds to each table and its indexes: first a vendor's round,
 * then what an in-house game's round adds to that. Read models are folded first.
 */
export async function benchGrowth(): Promise<BenchRow[]> {
  const site = await testApp({ demo: true });
  try {
    const members = await openMembers(site);
    const before = await measure(site.database.pool);
    for (let round = 0; round < VENDOR_ROUNDS; round += AT_ONCE) {
      const bets = Array.from({ length: AT_ONCE }, (_, i) => betOf(members, round + i));
      const answers = await execute(site.app, bets);
      const refused = answers.find((answer) => answer.status !== 'OK');
      if (refused) throw new Error(`a round was refused: ${refused.status}`);
    }
    await foldNow(site.app);
    const vendor = await measure(site.database.pool);
    await playOwn(site);
    await foldNow(site.app);
    const audit = playArea.tasks?.find((task) => task.name === 'play.link-audit');
    if (audit && 'batch' in audit)
      await audit.run({ app: site.app, now: site.app.clock.now(), batch: OWN_ROUNDS });
    const own = await measure(site.database.pool);
    return [
      ...rowsOf('vendor round', before, vendor, VENDOR_ROUNDS),
      ...rowsOf('in-house round', vendor, own, OWN_ROUNDS),
    ];
  } finally {
    await site.stop();
  }
}

async function openMembers({ app }: TestApp): Promise<string[]> {
  const members: string[] = [];
  for (let i = 0; i < MEMBERS; i++) {
    const member = await given(app).member({ balance: '1000000.0000' });
    const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Bench' } as const;
    await launchSession(app, { member, vendor: HOUSE_VENDOR, game: 'dice', ...about });
    members.push(member);
  }
  return members;
}

const betOf = (members: readonly string[], n: number): BetWinCommand => ({
  kind: 'betWin',
  vendor: HOUSE_VENDOR,
  member: members[n % members.length] ?? '',
  currency: 'PHP',
  game: 'dice',
  // As long as vendors' ids.
  round: randomUUID(),
  transaction: randomUUID(),
  bet: Money.of('1.0000'),
  win: Money.of('0.9900'),
});

async function playOwn(site: TestApp): Promise<void> {
  const accounts = Array.from({ length: CALLERS }, (_, i) => `player${101 + i}`);
  await Promise.all(
    accounts.map(async (account) => {
      const token = await site.login(account);
      const game = { gameCategory: 'INHOUSE', vendor: 'PALARO', gameId: 'dice', nodeId: '20002' };
      await post(site, '/wps/game/launchGame', token, { ...game, supportFreePlay: false });
      for (let i = 0; i < OWN_ROUNDS / CALLERS; i++) {
        const params = { side: 'under', winNumbers: 9800 };
        const bet = { roundRef: randomUUID(), stake: '1.0000', params };
        await post(site, '/api/v1/games/dice/bet', token, bet);
      }
    }),
  );
}

async function post(site: TestApp, path: string, token: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

type Sizes = Map<string, { all: number; indexes: number }>;

/** Partitions count towards their table. */
async function measure(pool: TestApp['app']['pool']): Promise<Sizes> {
  const { rows } = await pool.query<{ name: string; all: number; indexes: number }>(
    `select coalesce(p.relname, c.relname) as name,
        sum(pg_total_relation_size(c.oid))::float8 "all",
        sum(pg_indexes_size(c.oid))::float8 indexes
      from pg_class c left join pg_inherits i on i.inhrelid = c.oid
        left join pg_class p on p.oid = i.inhparent
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1`,
  );
  const log = await pool.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 bytes`,
  );
  const sizes: Sizes = new Map(rows.map((row) => [row.name, row]));
  return sizes.set('(log)', { all: log.rows[0]?.bytes ?? 0, indexes: 0 });
}

function rowsOf(name: string, before: Sizes, after: Sizes, rounds: number): BenchRow[] {
  const grown = [...after].map(([table, { all, indexes }]) => {
    const old = before.get(table) ?? { all: 0, indexes: 0 };
    const value = (all - old.all) / rounds;
    return { table, value, indexes: (indexes - old.indexes) / rounds };
  });
  return grown
    .filter(({ value }) => value >= SHOWN_FROM_BYTES)
    .sort((a, b) => b.value - a.value)
    .map(({ table, value, indexes }) => ({
      name: `${name}: ${table}, of it indexes ${Math.round(indexes)}`,
      value,
      unit: 'bytes',
      baseline: null,
      ratio: null,
      aim: 'docs/operations.md',
    }));
}
