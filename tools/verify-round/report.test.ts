import { canonicalJson, fairDraw, seedHash, VECTOR_CHAIN, VECTOR_SEEDS } from '@palaro/fairness';
import { currentRules, GAME_IDS, gameOf, settle } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { expect, it } from 'vitest';
import { reportOf, type RoundAsked } from './report.ts';

const { serverSeed, clientSeed } = VECTOR_SEEDS;
const asked = (game: string, input: unknown): RoundAsked => ({
  game,
  serverSeed,
  clientSeed,
  nonce: '7',
  input: JSON.stringify(input),
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

it('V19 walks from the secret of a shared draw back to the first hash of its chain', () => {
  const { anchor, salt, last, length } = VECTOR_CHAIN;
  const input = JSON.stringify({ stake: '1.0000', auto: 200 });
  const told = (nonce: number) =>
    reportOf({
      game: 'crash',
      serverSeed: last,
      clientSeed: salt,
      anchor,
      nonce: String(nonce),
      input,
    });
  expect(told(length).committed).toBe(true);
  expect(told(length).lines).toContain(
    'steps to the first hash of the chain: 1000, leads there: yes',
  );
  expect(told(length - 1).committed).toBe(false);
  expect(told(length - 1).lines).toContain(
    'steps to the first hash of the chain: 999, leads there: NO',
  );
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
