import fc from 'fast-check';
import { Money, type MemberId } from '@palaro/kernel';
import { defineFold, defineFoldTable, type AreaServer } from '@palaro/server';
import { given, testApp, watchStatements } from '@palaro/testkit';
import { execute, HOUSE_VENDOR, launchSession } from '@palaro/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AREAS } from '../areas.ts';
import { emptyFolds } from './rebuild-folds.ts';
import { foldNow, foldsOf } from './run-folds.ts';
import { stepFolds } from './step-folds.ts';

const { app, database, stop } = await testApp();
afterAll(stop);

// Turnover and missions mark what is due, and work it off right after by statements of their own.
const SUMMING = AREAS.filter(({ name }) => name !== 'turnover' && name !== 'missions');
const ROUNDS = 40;
const zone = 'Asia/Manila';
let member: MemberId;
let played = 0;
let prizes = 0;

beforeAll(async () => {
  const upline = await given(app).member({ type: 1, balance: '0.0000' });
  member = (await given(app).member({ balance: '1000.0000' })) as MemberId;
  await app.pool.query('update member set uplines = $2 where id = $1', [member, [upline]]);
  const about = { device: 'MOBILE', language: 'EN', country: 'PH', nickname: 'Ana' } as const;
  await launchSession(app, { member, vendor: HOUSE_VENDOR, game: 'dice', ...about });
});

/**
 * Each round has its own commit. Wins and losses alternate; every fifth round is rolled back, and
 * of the one after it only half counts. A campaign's prize comes first.
 */
async function play(rounds: number) {
  const prize = { kind: 'promoWin', promotion: 'p1', campaign: 'drop' } as const;
  const won = { vendor: HOUSE_VENDOR, member, currency: 'PHP', amount: Money.of('1.0000') };
  await execute(app, [{ ...prize, ...won, transaction: `prize-${(prizes += 1)}` }]);
  for (let i = 0; i < rounds; i++) {
    const id = `pass-${(played += 1)}`;
    const message = { vendor: HOUSE_VENDOR, member, currency: 'PHP', game: 'dice', round: id };
    const win = Money.of(i % 2 === 0 ? '1.9000' : '0.0000');
    const bet = Money.of('1.0000');
    const half = i % 5 === 1 ? { validBet: Money.of('0.5000') } : {};
    await execute(app, [{ kind: 'betWin', ...message, transaction: id, bet, win, ...half }]);
    if (i % 5 > 0) continue;
    const back = { ...message, transaction: `${id}-back`, target: id };
    await execute(app, [{ kind: 'rollback', ...back }]);
  }
}

const statements = watchStatements(app.pool);
async function statementsOf(areas: readonly AreaServer[]) {
  statements.length = 0;
  await foldNow(app, areas);
  return [...statements];
}
const having = (said: readonly string[], part: string) =>
  said.filter((text) => text.includes(part)).length;

it('MONEY-06 reads each source once and writes each table once, however many folds there are', async () => {
  const first = AREAS[0] as AreaServer;
  const more = Array.from({ length: 10 }, (_, n) => {
    const table = defineFoldTable(`more_${n}`, { member_id: 'key bigint', transfers: 'add' });
    return defineFold({
      name: `more_${n}`,
      tables: [table],
      reads: ['transfers'],
      fold: ({ transfers }) => [
        table.put(transfers.map(({ memberId }) => ({ member_id: memberId, transfers: 1n }))),
      ],
    });
  });
  for (const { name } of more) {
    await database.pool.query(
      `create table ${name} (member_id bigint primary key, transfers bigint);
       grant all on ${name} to public`,
    );
  }
  const areas = [...SUMMING, { ...first, folds: more }];
  await foldNow(app, areas);
  await play(ROUNDS);
  const said = await statementsOf(areas);
  expect(having(said, 'from transfer t')).toBe(1);
  expect(having(said, 'from game_round r')).toBe(1);
  const tables = foldsOf(areas).flatMap((fold) => fold.tables);
  for (const { name } of tables) expect(having(said, `insert into ${name} `), name).toBe(1);
  // Look, begin, lock, head, two cursors of one part each, move the watermarks, commit; then the
  // query for the board that announces winners.
  expect(said.length).toBe(tables.length + 11);
});

const folds = foldsOf(SUMMING);
async function tablesNow() {
  const found: Record<string, unknown> = {};
  for (const { name } of folds.flatMap((fold) => fold.tables)) {
    const { rows } = await app.pool.query(`select * from ${name} t order by t::text`);
    found[name] = rows;
  }
  return found;
}

it('MONEY-06 any split into steps, with folds together or apart, gives the result of one rebuild', async () => {
  await play(ROUNDS);
  await emptyFolds(database.pool, folds);
  await foldNow(app, SUMMING);
  const whole = await tablesNow();
  expect(Object.values(whole).map((rows) => (rows as unknown[]).length)).not.toContain(0);
  const oldest = 'select min(tx)::text tx from transfer';
  const first = BigInt((await app.pool.query<{ tx: string }>(oldest)).rows[0]?.tx ?? 0);
  const span = fc.integer({ min: 1, max: 60 });
  const which = fc.constantFrom('ahead' as const, 'behind' as const);
  const steps = fc.array(fc.record({ span, which }), { minLength: 1, maxLength: 8 });
  const emptied = fc.subarray(folds);
  await fc.assert(
    fc.asyncProperty(steps, steps, emptied, async (before, after, anew) => {
      await emptyFolds(database.pool, folds);
      await stepFolds(app.pool, folds, { zone, span: first, which: 'ahead' });
      const go = async (some: typeof before) => {
        for (const one of some) {
          await stepFolds(app.pool, folds, { zone, ...one, span: BigInt(one.span) });
        }
      };
      await go(before);
      if (anew.length > 0) await emptyFolds(database.pool, anew);
      await go(after);
      await foldNow(app, SUMMING);
      expect(await tablesNow()).toEqual(whole);
    }),
    { numRuns: 15 },
  );
});
