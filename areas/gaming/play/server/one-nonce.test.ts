import { randomUUID } from 'node:crypto';
import { currentRules, gameOf, type GameId } from '@palaro/games';
import { newId } from '@palaro/kernel';
import { testApp, type TestApp } from '@palaro/testkit';
import { execute } from '@palaro/wallet/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activePair } from './active-pair.ts';
import { decideRound, stakeCommand } from './decided-round.ts';
import { NONCE_TAKEN } from './round-rows.ts';
import { playerWith } from './test-player.ts';

let test: TestApp;
beforeAll(async () => void (test = await testApp()));
afterAll(() => test.stop());

const INPUTS = {
  dice: { stake: '10.0000', params: { side: 'under', winNumbers: 4950 } },
  mines: { stake: '10.0000', mines: 3 },
};

// A whole round shows what its nonce draws; a round of steps with the same nonce would be known.
it.each([
  ['dice', 'mines'],
  ['mines', 'dice'],
] as const)('of %s and %s with one nonce in one batch the first counts alone', async (...games) => {
  const member = await playerWith(test, { games: ['dice', 'mines'] });
  const pair = await activePair(test.app, member.id);
  const commands = games.map((gameId: GameId & keyof typeof INPUTS) => {
    const rules = currentRules(gameOf(gameId));
    const bet = rules.readBet(INPUTS[gameId])!;
    const names = { id: newId(test.app.clock.now()), roundRef: randomUUID() };
    return stakeCommand(
      test.app,
      member,
      decideRound(rules, bet, pair, { ...names, input: INPUTS[gameId] }),
    );
  });
  const answers = await execute(test.app, commands);
  expect(answers.map(({ status, guard }) => guard ?? status)).toEqual(['OK', NONCE_TAKEN]);
  const { rows } = await test.database.pool.query<{ nonce: number }>(
    'select nonce from play_seed where id = $1',
    [pair.pairId],
  );
  expect(rows).toEqual([{ nonce: pair.nonce + 1 }]);
});
