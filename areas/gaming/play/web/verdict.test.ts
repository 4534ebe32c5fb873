import { VECTOR_SEEDS, seedHash } from '@palaro/fairness';
import { loadVerifier } from '@palaro/games/views';
import { expect, it } from 'vitest';
import { drawAgain, type DrawnAgain } from './draw-again.ts';
import { verdictOf, type KeptRound } from './verdict.ts';
import { fieldsFromQuery } from './verify-fields.ts';

const verifier = await loadVerifier('dice');
const draw = (change: Record<string, string> = {}): DrawnAgain => {
  const params = JSON.stringify({
    stake: '10.0000',
    params: { side: 'under', winNumbers: 4950 },
  });
  const serverSeedHash = seedHash(VECTOR_SEEDS.serverSeed);
  const fields = { game: 'dice', nonce: '1', ...VECTOR_SEEDS, serverSeedHash, params, ...change };
  const drawn = drawAgain(verifier, fieldsFromQuery(`?${new URLSearchParams(fields).toString()}`));
  if (!drawn) throw new Error('nothing was drawn');
  return drawn;
};

/** As the server answers it: the outcome went through JSON. */
const keptOf = ({ outcome, money, configHash }: DrawnAgain) =>
  JSON.parse(
    JSON.stringify({ outcome, payout: money?.payout, fairness: { configHash } }),
  ) as KeptRound;

it('calls a round fair only if seed, result, payout and config are those that were kept', () => {
  const drawn = draw();
  const kept = keptOf(drawn);
  expect(verdictOf(drawn, kept, null)).toBe('fair');
  expect(verdictOf(drawn, { ...kept, payout: '0.0000' }, null)).toBe('differs');
  expect(verdictOf(drawn, { ...kept, outcome: { roll: 1, won: true } }, null)).toBe('differs');
  const back = { ...kept, state: 'VOID' as const, payout: '0.0000' };
  expect(verdictOf(drawn, back, null)).toBe('void');
  expect(verdictOf(drawn, { ...back, outcome: { roll: 1, won: true } }, null)).toBe('differs');
  const fairness = { ...kept.fairness, configHash: '0'.repeat(64) };
  expect(verdictOf(drawn, { ...kept, fairness }, null)).toBe('differs');
});

it('never calls a seed fair that was not committed, or that nothing was compared with', () => {
  const drawn = draw();
  expect(verdictOf(drawn, null, null)).toBe('gives');
  expect(verdictOf(draw({ serverSeedHash: '' }), keptOf(drawn), null)).toBe('unchecked');
  expect(verdictOf(draw({ serverSeedHash: '0'.repeat(64) }), keptOf(drawn), null)).toBe('changed');
});

it('of a chain counts whether the seed leads back to the first hash', () => {
  const drawn = draw();
  expect(verdictOf(drawn, keptOf(drawn), true)).toBe('fair');
  expect(verdictOf(drawn, keptOf(drawn), false)).toBe('unlinked');
  expect(verdictOf(draw({ serverSeedHash: '' }), null, true)).toBe('gives');
  expect(verdictOf(draw({ serverSeedHash: '0'.repeat(64) }), null, true)).toBe('changed');
});
