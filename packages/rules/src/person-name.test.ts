import { expect, it } from 'vitest';
import { shareNamePart } from './person-name.ts';

it.each([
  ['Maria Clara Santos', 'Maria Clara Reyes', true],
  ['Ma. Clara Santos', 'Santos, Maria', true],
  ['María Peñaflor', 'MARIA PENAFLOR', true],
  ['Juan dela Cruz', 'Pedro Delacruz', true],
  ['Maria Clara Santos', 'Jose Rizal', false],
  ['M. C. Santos', 'M. C. Reyes', false],
  ['Juan dela Cruz', 'Pedro dela Rosa', false],
  ['', 'Jose Rizal', false],
])('%s and %s share a part of their names: %s', (one, other, shared) => {
  expect(shareNamePart(one, other)).toBe(shared);
  expect(shareNamePart(other, one)).toBe(shared);
});
