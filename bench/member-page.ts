import { dayIn, plusSeconds } from '@palaro/kernel';
import { foldNow } from '@palaro/server-app/folds';
import { operatorAt, testApp, type TestApp } from '@palaro/testkit';
import { p95Of, type Timed } from './alternate.ts';
import { CROWD_FROM, makeCrowd } from './crowd.ts';
import { makePlayed } from './played.ts';
import type { BenchRow } from './row.ts';

const MEMBERS = 1_000_000;
const ROUNDS = 10_000_000;
const TURNS = { warm: 20, counted: 200 };
const MILLION = 1_000_000;
const DAYS_SECONDS = 89 * 86_400;

/**
 * The member page's calls over HTTP, with a million members and ten million rounds: what the page
 * opens with, and its two tabs that grow with play, over 90 days. Members are picked as their
 * rounds are, so that who plays most is opened most. First, how long it took to make the rows.
 */
export async function benchMemberPage(): Promise<BenchRow[]> {
  const site = await testApp({ demo: true });
  const { app, database } = site;
  try {
    await foldNow(app);
    const now = app.clock.now();
    const zone = app.site.settings['site.zone'];
    const crowd = await makeCrowd(database.pool, MEMBERS, now);
    const size = { members: MEMBERS, rounds: ROUNDS };
    const played = await makePlayed(database.pool, size, { now, zone });
    const { baseline, times } = await p95Of(await pages(site), TURNS);
    return [
      madeRow(`${MEMBERS / MILLION} M members`, crowd),
      madeRow(`${ROUNDS / MILLION} M rounds`, played),
      ...times.map(([name, value]) => ({
        name: `member page: ${name}, p95`,
        value,
        unit: 'ms',
        baseline,
        ratio: value / baseline,
        aim: '≤ 300 ms',
      })),
    ];
  } finally {
    await site.stop();
  }
}

const madeRow = (what: string, value: number): BenchRow => ({
  name: `made ${what}`,
  value,
  unit: 's',
  baseline: null,
  ratio: null,
  aim: '–',
});

async function pages({ app, url, database }: TestApp) {
  const operator = await operatorAt(url, 'operator1');
  const zone = app.site.settings['site.zone'];
  const now = app.clock.now();
  const days = `from=${dayIn(zone, plusSeconds(now, -DAYS_SECONDS))}&to=${dayIn(zone, now)}`;
  const { rows } = await database.pool.query<{ id: string }>(
    `select member_id::text as id from game_round where round = any (select md5(n::text)::uuid
      from generate_series(1, $1::bigint, $1::bigint / $2) n) and member_id > ${CROWD_FROM}`,
    [ROUNDS, TURNS.warm + TURNS.counted],
  );
  const read = (pathOf: (member: string) => string) => async (turn: number) => {
    const path = `/console/api/members${pathOf(rows[turn % rows.length]?.id ?? '')}`;
    const { status, value } = await operator.call<{ total?: number }>('GET', path);
    if (status !== 200 || value.total === 0) throw new Error(`${path} is empty: ${status}`);
  };
  const calls: Record<string, Timed> = {
    'what it opens with': read((member) => `/${member}`),
    'rounds of 90 days': read((member) => `/${member}/rounds?${days}`),
    'money of 90 days': read((member) => `/${member}/transactions?${days}`),
  };
  // Finds one row by the primary key.
  return { baseline: read((member) => `?q=${member}&by=id`), calls };
}
