import { expect, it } from 'vitest';
import { VECTOR_SEEDS } from '@palaro/fairness';
import type { GameRules, GameVerifier } from '@palaro/games/stage';
import { currentRules, defineGame } from '@palaro/games/versions';
import { loadVerifier } from '@palaro/games/views';
import { drawAgain, rulesAsked } from './draw-again.ts';
import { fieldsFromQuery } from './verify-fields.ts';
import { verifyAddress } from './verify-address.ts';

/** Dice with a second version, whose wins pay double. */
async function newerDice(): Promise<GameVerifier> {
  const verifier = await loadVerifier('dice');
  const first = currentRules(verifier.game);
  const second: GameRules = {
    ...first,
    config: { ...first.config, version: '2' },
    payout: (stake, outcome) => (first.payout(stake, outcome) * 2n) as typeof stake,
  };
  const card = { ...verifier.game.card, version: '2' };
  return { ...verifier, game: defineGame(card, { 1: first, 2: second }) };
}

const fieldsOf = (version?: string) => {
  const input = { stake: '10.0000', params: { side: 'under', winNumbers: 4_950 } };
  const address = verifyAddress({ gameId: 'dice', input, nonce: 1, ...VECTOR_SEEDS, version });
  return fieldsFromQuery(address.slice(address.indexOf('?')));
};

it.each`
  round           | version      | drawnBy | payout
  ${'an old one'} | ${'1'}       | ${'1'}  | ${'20.0000'}
  ${'a new one'}  | ${'2'}       | ${'2'}  | ${'40.0000'}
  ${'any'}        | ${undefined} | ${'2'}  | ${'40.0000'}
`('GAME-13 the verifier draws $round by version $drawnBy', async ({ version, drawnBy, payout }) => {
  const drawn = drawAgain(await newerDice(), fieldsOf(version as string | undefined));
  expect(drawn).toMatchObject({ version: drawnBy, money: { stake: '10.0000', payout } });
});

it('draws nothing for a hand that a shoe does not have', async () => {
  const verifier = await loadVerifier('dragon-tiger');
  const about = { gameId: 'dragon-tiger', nonce: 9, ...VECTOR_SEEDS };
  const drawn = (hand: number) => {
    const input = { zones: { dragon: '5.0000' }, tableRoundNo: 1, hand };
    const address = verifyAddress({ ...about, input });
    return drawAgain(verifier, fieldsFromQuery(address.slice(address.indexOf('?'))));
  };
  expect(drawn(1)).not.toBeNull();
  expect(drawn(400)).toBeNull();
});

it('draws nothing with a version that the game never had', async () => {
  const verifier = await newerDice();
  expect(rulesAsked(verifier, fieldsOf('3'))).toBeNull();
  expect(drawAgain(verifier, fieldsOf('3'))).toBeNull();
});
