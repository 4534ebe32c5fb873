import { randomUUID } from 'node:crypto';
import { testApp, type TestApp } from '@palaro/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { playRound } from '../play-round.ts';
import { playerWith } from '../test-player.ts';
import { returnsInBand } from './check-returns.ts';
import { BLOCK_ROUNDS } from './judge-return.ts';
import { readReturns } from './read-returns.ts';
import { sumReturns } from './sum-returns.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.stop());

async function play(realm: 'R' | 'T', rounds: number) {
  const member = await playerWith(test, { realm, balance: '1000.0000' });
  for (let at = 0; at < rounds; at++) {
    const params = { side: 'under', winNumbers: 4950 };
    await playRound(test.app, member, 'dice', {
      roundRef: randomUUID(),
      stake: `${1 + at}.0000`,
      params,
    });
  }
}
const blocks = async () =>
  (
    await test.database.pool.query(
      `select block, rounds, stakes, payouts, greatest from play_return order by block`,
    )
  ).rows as { block: number; rounds: number; stakes: string }[];
const find = () => returnsInBand.run(test.app, '2026-11-26');

it('sums real-money rounds once, leaves a full block, and raises what chance does not explain', async () => {
  await play('R', 6);
  await play('T', 3);
  while ((await sumReturns(test.app, 4)) > 0);
  const { rows } = await test.database.pool.query(
    `select 1 as block, count(*)::int rounds, sum(stake)::text stakes, sum(payout)::text payouts,
       max(payout)::text greatest
     from play_round join wallet w using (member_id) join book b using (book)
     where w.kind = 'CASH' and b.realm = 'R'`,
  );
  expect(rows[0]).toMatchObject({ rounds: 6 });
  expect(await blocks()).toEqual(rows);
  expect(await find()).toEqual([]);

  // The block fills up with rounds that paid twice what they took.
  await test.database.pool.query(
    `update play_return set rounds = $1, stakes = 1000000000, payouts = 2000000000`,
    [BLOCK_ROUNDS],
  );
  await play('R', 2);
  while ((await sumReturns(test.app, 100)) > 0);
  expect((await blocks()).map(({ block, rounds }) => [block, rounds])).toEqual([
    [1, BLOCK_ROUNDS],
    [2, 2],
  ]);
  expect(await find()).toMatchObject([
    { subject: 'dice/1/1', details: { game: 'dice', verdict: 'above', measured: 2 } },
  ]);
  const dice = (await readReturns(test.app, 'EN')).find(({ gameId }) => gameId === 'dice');
  expect(dice).toMatchObject({
    now: { rounds: 2, verdict: 'few' },
    judged: { measured: '200.00', verdict: 'above' },
    rtp: { least: '98.03', greatest: '99.00' },
    open: null,
  });
  test.app.clock.advance(8 * 86_400);
  expect(await find()).toEqual([]);
});
