import { dayIn, siteClock } from '@palaro/kernel';
import { readRounds } from '@palaro/records/server';
import type { Member } from '@palaro/server';
import { testApp } from '@palaro/testkit';
import type { BenchRow } from './row.ts';

const FEW = 10_000;
const MANY = 10_000_000;
/** The member's own rounds among them, in both states. */
const OWN = 1_000;
/** Everybody else's belong to so many. */
const OTHERS = 20_000;
const DAYS = 90;
const WARM = 20;
const READS = 100;
const MEMBER = 7_000_001;

/**
 * The first page of a member's betting record with its totals, over a day and over 90 days: with
 * ten thousand rounds on the site and with ten million, a thousand of them the member's.
 */
export async function benchRecordRounds(): Promise<BenchRow[]> {
  const few = await pages(FEW);
  const many = await pages(MANY);
  return (['day', 'days'] as const).map((span) => ({
    name: `betting record, ${span === 'day' ? 'a day' : `${DAYS} days`}, ${MANY / 1e6} M rounds`,
    value: many[span],
    unit: 'ms',
    baseline: few[span],
    ratio: many[span] / few[span],
    aim: '≤ 3',
  }));
}

async function pages(rounds: number) {
  const clock = siteClock();
  const site = await testApp({ clock });
  const { app } = site;
  try {
    const now = clock.now();
    // Older than every watermark: no fold reads them.
    await site.database.pool.query(
      `insert into game_round (member_id, vendor, round, ref, game, state, bets, wins, bet_count,
          counted, opened_at, closed_at, tx)
        select case when n % ($1::bigint / ${OWN}) = 0 then ${MEMBER}
            else 8000000 + n % ${OTHERS} end,
          'PALARO', gen_random_uuid(), n::text, 'dice', 'C', 10000, 9900, 1, 10000, at, at, 1
        from generate_series(1, $1::bigint) n, lateral (select $2::timestamptz
          - make_interval(secs => ($1 - n) / $1::float8 * ${DAYS} * 86400) as at) t`,
      [rounds, now],
    );
    await site.database.pool.query('vacuum (analyze) game_round');
    const zone = app.site.settings['site.zone'];
    const to = dayIn(zone, now);
    const from = dayIn(zone, new Date(now.getTime() - DAYS * 86_400_000));
    const page = async (query: { from: string; to: string }) => {
      const { total } = await readRounds(app, { id: String(MEMBER) } as Member, query, {
        language: 'EN',
      } as never);
      return total;
    };
    if ((await page({ from, to })) !== OWN) throw new Error(`the record has not ${OWN} rounds`);
    const median = async (query: { from: string; to: string }) => {
      const times: number[] = [];
      for (let read = 0; read < WARM + READS; read++) {
        const start = performance.now();
        await page(query);
        if (read >= WARM) times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[READS / 2] ?? 0;
    };
    return { day: await median({ from: to, to }), days: await median({ from, to }) };
  } finally {
    await site.stop();
  }
}
