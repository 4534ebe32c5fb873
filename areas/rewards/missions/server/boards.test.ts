import { Money, type MemberId } from '@palaro/kernel';
import fc from 'fast-check';
import { given, standingClock, testApp } from '@palaro/testkit';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { firstPlaces, ownPlace, writeScores } from './boards.repository.ts';
import { closeBoards } from './close-boards.ts';
import { dropOldPlay } from './missions.tasks.ts';
import { boardFor, boardOf, budgetOf, plays, voids } from './test-missions.ts';

/** A Saturday, noon in Manila. */
const clock = standingClock(new Date('2026-11-21T04:00:00Z'));
const site = await testApp({ clock, nodes: true });
const other = await testApp({ clock, nodes: true, database: site.database });
const { app } = site;
afterAll(async () => {
  await other.stop();
  await site.stop();
});
const WEEK = 7 * 86_400;

const newMembers = (count: number): Promise<MemberId[]> =>
  Promise.all(Array.from({ length: count }, () => given(app).member({ balance: '1000.0000' })));

const awardsOf = async (member: MemberId, board: string) => {
  const rows = await app.db
    .selectFrom('award')
    .select(['transaction', 'amount', 'state'])
    .where('member_id', '=', member)
    .where('budget', '=', board)
    .execute();
  return rows.map((row) => `${Money.text(BigInt(row.amount))} ${row.state}`);
};

it('REWARD-03 PR-25 of equal scores the one that was reached first stands higher, names are masked, and the own rank is told', async () => {
  const board = await boardOf(app);
  const [slow = '', quick = '', most = '', last = ''] = await newMembers(4);
  await plays(app, slow, { stake: '10.0000' });
  clock.advance(1);
  await plays(app, quick, { stake: '30.0000' });
  clock.advance(1);
  await plays(app, slow, { stake: '20.0000' });
  clock.advance(1);
  await plays(app, most, { stake: '40.0000' });
  await plays(app, last, { stake: '1.0000' });
  const { rows, own } = await boardFor(app, last, board);
  expect(rows.map(({ rank, score, prize, own: his }) => [rank, score, prize, his])).toEqual([
    [1, '40.0000', '100.0000', false],
    [2, '30.0000', '50.0000', false],
    [3, '30.0000', '10.0000', false],
    [4, '1.0000', '0.0000', true],
  ]);
  expect(own).toEqual({ rank: 4, score: '1.0000', prize: '0.0000' });
  for (const { name } of rows) expect(name).toMatch(/^g\*\*\*.$/);
  expect((await boardFor(app, quick, board)).own).toMatchObject({ rank: 2 });
  expect((await boardFor(app, slow, board)).own).toMatchObject({ rank: 3 });
});

it('PR-25 a void lowers a score, and a score of nothing leaves the board', async () => {
  const board = await boardOf(app);
  const [one = ''] = await newMembers(1);
  const round = await plays(app, one, { stake: '30.0000' });
  await plays(app, one, { stake: '5.0000' });
  await voids(app, one, round);
  expect((await boardFor(app, one, board)).own).toMatchObject({ score: '5.0000' });
});

it('PR-25 places are in the order of score, time and number, whatever is played', async () => {
  const board = await boardOf(app);
  const members = await newMembers(6);
  const at = (second: number) => new Date(clock.now().getTime() + second * 1_000);
  const scores = fc.array(fc.tuple(fc.bigInt(1n, 3n), fc.nat(2)), { minLength: 6, maxLength: 6 });
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(scores, async (drawn) => {
      const of = { promotion: board, cycle: `run-${++runs}` };
      const played = members.map((member, index) => {
        const [score, second] = drawn[index] ?? [1n, 0];
        return { member, score, reachedAt: at(second), rounds: 1 };
      });
      const rows = new Map(played.map(({ member, ...score }) => [member, score]));
      await app.db.transaction().execute((tx) => writeScores(tx, of, rows));
      const expected = played.toSorted(
        (a, b) =>
          Number(b.score - a.score) ||
          a.reachedAt.getTime() - b.reachedAt.getTime() ||
          Number(BigInt(a.member) - BigInt(b.member)),
      );
      const now = clock.now();
      const admitted = sql<boolean>`true`;
      const places = await firstPlaces(app.db, of, { limit: 6, now, admitted });
      expect(places.map(({ member }) => member)).toEqual(expected.map(({ member }) => member));
      for (const [index, { member }] of expected.entries()) {
        expect(await ownPlace(app.db, of, { member, now, admitted })).toMatchObject({
          rank: index + 1,
        });
      }
    }),
    { numRuns: 20 },
  );
  await app.db.deleteFrom('board_score').where('promotion_id', '=', board).execute();
});

it('REWARD-03 prizes come ten minutes after the week, once on two nodes, and ranks are frozen', async () => {
  const board = await boardOf(app);
  const [first = '', second = '', third = '', fourth = ''] = await newMembers(4);
  for (const [index, member] of [first, second, third, fourth].entries()) {
    await plays(app, member, { stake: `${50 - index}.0000` });
  }
  const sunday = new Date('2026-11-22T16:00:00Z').getTime();
  clock.advance((sunday - clock.now().getTime()) / 1_000 + 599);
  await closeBoards(app);
  expect(await awardsOf(first, board)).toEqual([]);
  clock.advance(1);
  await Promise.all([closeBoards(app), closeBoards(other.app)]);
  await closeBoards(app);
  expect(await awardsOf(first, board)).toEqual(['100.0000 Issued']);
  expect(await awardsOf(second, board)).toEqual(['50.0000 Issued']);
  expect(await awardsOf(third, board)).toEqual(['10.0000 Issued']);
  expect(await awardsOf(fourth, board)).toEqual([]);
  expect(await budgetOf(app, board)).toEqual({ spent: '0.0000', reserved: '160.0000' });
  // What is played, or voided, afterwards changes nothing of them.
  await plays(app, fourth, { stake: '60.0000' });
  const { last, rows, own } = await boardFor(app, fourth, board);
  expect(last.map(({ rank, score, prize }) => [rank, score, prize])).toEqual([
    [1, '50.0000', '100.0000'],
    [2, '49.0000', '50.0000'],
    [3, '48.0000', '10.0000'],
  ]);
  expect([rows.length, own?.score]).toEqual([1, '60.0000']);
  await dropOldPlay.run({ app, now: clock.now(), batch: 1_000 });
  expect((await boardFor(app, first, board)).last).toHaveLength(3);
});

it('PR-8 the first ranks are paid as far as the budget goes', async () => {
  const board = await boardOf(app, { budget: '160.0000' });
  await app.db
    .updateTable('promotion')
    .set({ spent: String(Money.of('5.0000')) })
    .where('id', '=', board)
    .execute();
  const members = await newMembers(3);
  for (const [index, member] of members.entries()) {
    await plays(app, member, { stake: `${50 - index}.0000` });
  }
  clock.advance(WEEK + 600);
  await closeBoards(app);
  const ranks = await app.db
    .selectFrom('board_rank')
    .select(['rank', 'issued'])
    .where('promotion_id', '=', board)
    .orderBy('rank')
    .execute();
  expect(ranks).toEqual([
    { rank: 1, issued: true },
    { rank: 2, issued: true },
    { rank: 3, issued: false },
  ]);
});

it('REWARD-03 a tournament counts from its start to its end, and pays by wins', async () => {
  const now = clock.now().getTime();
  const board = await boardOf(app, {
    rule: { metric: 'win_count', period: 'once' },
    startsAt: new Date(now),
    endsAt: new Date(now + 3_600_000),
  });
  const [lucky = '', unlucky = ''] = await newMembers(2);
  await plays(app, lucky, { stake: '1.0000', win: '2.0000' });
  await plays(app, unlucky, { stake: '9.0000', win: '9.0000' });
  const shown = await boardFor(app, unlucky, board);
  expect([shown.own, shown.rows.length]).toEqual([null, 1]);
  expect(shown.endsAt).toBe(new Date(now + 3_600_000).toISOString());
  clock.advance(3_600);
  await plays(app, unlucky, { stake: '1.0000', win: '5.0000' });
  clock.advance(600);
  await closeBoards(app);
  expect([await awardsOf(lucky, board), await awardsOf(unlucky, board)]).toEqual([
    ['100.0000 Issued'],
    [],
  ]);
});
