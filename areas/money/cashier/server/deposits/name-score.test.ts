import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nameScore, SAME_NAME } from './name-score.ts';

const NAMES = ['Juan Dela Cruz', 'Maria Clara Santos', 'José Rizal Mercado', 'Ana Peñaflor Reyes'];
const name = fc.constantFrom(...NAMES);

it('MONEY-01 case, accents, dots and the order of the parts do not matter', () => {
  fc.assert(
    fc.property(name, fc.boolean(), fc.nat(), (whole, upper, turn) => {
      const parts = whole
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .split(' ');
      const by = turn % parts.length;
      const other = [...parts.slice(by), ...parts.slice(0, by)].join(' ');
      expect(nameScore(whole, upper ? other.toUpperCase() : `${other}.`)).toBe(1);
    }),
  );
});

it('MONEY-01 the score is the same both ways, and from 0 to 1', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const score = nameScore(one, other);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
    }),
  );
});

it.each([
  ['JUAN D CRUZ', 'Juan Dela Cruz', true],
  ['J. CRUZ', 'Juan Dela Cruz', true],
  ['MARIA SANTOS', 'Maria Clara Santos', true],
  ['MARIA CLARA SANTO', 'Maria Clara Santos', true],
  ['PEDRO PENDUKO', 'Juan Dela Cruz', false],
  ['MARIA REYES', 'Maria Clara Santos', false],
  ['MARIA', 'Maria Clara Santos', false],
  ['', 'Maria Clara Santos', false],
])('MONEY-01 "%s" beside "%s": the same person is %s', (payer, verified, same) => {
  expect(nameScore(payer, verified) >= SAME_NAME).toBe(same);
});
