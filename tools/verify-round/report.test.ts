import { canonicalJson, fairDraw, seedHash, VECTOR_SEEDS } from '@palaro/fairness';
import { currentRules, GAME_IDS, gameOf, settle } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { reportOf, type RoundAsked } from './report.ts';

const { serverSeed, clientSeed } = VECTOR_SEEDS;
const asked = (game: string, input: unknown): RoundAsked => ({
  ...{ game, serverSeed, clientSeed, nonce: '7', input: JSON.stringify(input) },
});

it.each(GAME_IDS)('draws each example bet of %s as its rules do', (id) => {
  const game = gameOf(id);
  for (const example of game.card.examples) {
    const bet = currentRules(game).readBet(example);
    if (!bet) throw new Error('the bet was refused');
    const draw = fairDraw({ ...VECTOR_SEEDS, nonce: 7 });
    const { outcome, payout } = settle(currentRules(game), bet, draw);
    const { lines, committed } = reportOf(asked(id, example));
    expect(committed).toBe(true);
    expect(lines).toContain(`outcome: ${canonicalJson(outcome)}`);
    expect(lines).toContain(`payout: ${Money.text(payout)}`);
  }
});

const roll = { stake: '1.0000', params: { side: 'under', winNumbers: 4950 } };

it('says whether the seed is the one that was committed to', () => {
  const told = (hash: string) => reportOf({ ...asked('dice', roll), hash }).committed;
  expect(told(seedHash(serverSeed).toUpperCase())).toBe(true);
  expect(told(seedHash(clientSeed))).toBe(false);
});

it.each([
  ['There is no game poker.', { game: 'poker' }],
  ['dice has no version 9.', { version: '9' }],
  ['The nonce is a whole number.', { nonce: '1.5' }],
  ['The input is not JSON.', { input: '{' }],
  ['The game does not offer this bet.', { input: JSON.stringify({ ...roll, stake: '0.5000' }) }],
])('refuses with “%s”', (says, wrong) => {
  expect(() => reportOf({ ...asked('dice', roll), ...wrong })).toThrow(says);
});
