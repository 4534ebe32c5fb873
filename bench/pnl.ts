import { dayIn, plusSeconds } from '@palaro/kernel';
import { readPnl } from '@palaro/records/server';
import type { Member } from '@palaro/server';
import { testApp } from '@palaro/testkit';
import type { BenchRow } from './row.ts';

const MEMBERS = 500;
const GAMES = 8;
const DAYS = 90;
const DAY_SECONDS = 86_400;
const WARM = 20;
const READS = 200;

/**
 * The profit and loss of a member who plays eight games every day, over 90 days and over one, in
 * turns. The table holds the same play of 499 others.
 */
export async function benchPnl(): Promise<BenchRow[]> {
  const { app, database, stop } = await testApp();
  try {
    const today = dayIn(app.site.settings['site.zone'], app.clock.now());
    await database.pool.query(
      `insert into member_day (member_id, book, day, vendor, game, bets, wins, refunds, adjusts,
          bet_count)
        select 7000000 + m, 1, $1::date - d, 'PALARO', 'game' || g, 500000, 480000, 0, 0, 50
        from generate_series(1, $2::int) m, generate_series(0, $3::int - 1) d,
          generate_series(1, $4::int) g`,
      [today, MEMBERS, DAYS, GAMES],
    );
    await database.pool.query('vacuum (analyze) member_day');
    const read = async (days: number, turn: number) => {
      const member = { id: String(7_000_001 + (turn % MEMBERS)) } as Member;
      const from = plusSeconds(new Date(`${today}T00:00:00.000Z`), -(days - 1) * DAY_SECONDS);
      const query = { startDate: from.toISOString().slice(0, 10), endDate: today };
      const start = performance.now();
      const { days: list } = await readPnl(app, member, query);
      if (list.length !== days) throw new Error(`${list.length} of ${days} days`);
      return performance.now() - start;
    };
    const times = { one: [] as number[], many: [] as number[] };
    for (let turn = 0; turn < WARM + READS; turn++) {
      const one = await read(1, turn);
      const many = await read(DAYS, turn);
      if (turn < WARM) continue;
      times.one.push(one);
      times.many.push(many);
    }
    const value = median(times.many);
    const baseline = median(times.one);
    return [
      {
        name: `profit and loss of ${DAYS} days, beside one day`,
        value,
        unit: 'ms',
        baseline,
        ratio: value / baseline,
        aim: '≤ 3',
      },
    ];
  } finally {
    await stop();
  }
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
