import { Money, type MemberId } from '@palaro/kernel';
import { given, testApp } from '@palaro/testkit';
import { countedTurnover, foldOwnRounds } from '@palaro/turnover/server';
import { foldNow } from '@palaro/server-app/folds';
import { p95Of } from './alternate.ts';
import type { App } from '@palaro/server';
import type { BenchRow } from './row.ts';

const ROUNDS = 100_000;
const TURNS = { warm: 200, counted: 3_000 };

/**
 * What turnover adds to the question of what may be withdrawn, for a member with 100,000 rounds and
 * an open requirement: his own rounds counted, and what is missing read. Beside it, one row by its
 * primary key over the same pool.
 */
export async function benchWithdrawable(): Promise<BenchRow[]> {
  const { app, database, stop } = await testApp();
  try {
    const member = await given(app).member({ balance: '1000.0000' });
    const start = performance.now();
    await makeRounds(database.pool, member);
    await foldNow(app);
    await foldOwnRounds(app, member);
    const counted = performance.now() - start;
    await database.pool.query('vacuum analyze');
    // Other members play: ids of transfers go on, which the fold has not seen.
    await database.pool.query(`select nextval('transfer_id')`);
    const { baseline, times } = await p95Of(
      {
        baseline: () =>
          app.db.selectFrom('member').selectAll().where('id', '=', member).executeTakeFirst(),
        calls: {
          'turnover of what may be withdrawn': () => countedTurnover(app, member),
        },
      },
      TURNS,
    );
    const made = { name: `made and counted ${ROUNDS} rounds`, value: counted / 1_000, unit: 's' };
    return [
      { ...made, baseline: null, ratio: null, aim: '–' },
      ...times.map(([name, value]) => ({
        name: `${name}, p95`,
        value,
        unit: 'ms',
        baseline,
        ratio: value / baseline,
        aim: '≤ 2 times',
      })),
    ];
  } finally {
    await stop();
  }
}

async function makeRounds(pool: App['pool'], member: MemberId) {
  await pool.query(
    `insert into turnover_requirement (member_id, requirement_id, cause_kind, cause_id, required,
        opened_at)
      values ($1, nextval('turnover_requirement_id'), 'deposit', 'bench', $2,
        now() - interval '90 days')`,
    [member, Money.of('9000000.0000')],
  );
  await pool.query(
    `insert into game_round (member_id, vendor, round, ref, game, state, bets, bet_count, opened_at,
        closed_at)
      select $1, 'PALARO', md5(n::text)::uuid, n::text, 'perlas', 'C', 10000, 1, t.ended, t.ended
        from generate_series(1, $2) n, lateral (select now() - n * interval '1 minute' as ended) t`,
    [member, ROUNDS],
  );
}
