import { expect, it } from 'vitest';
import { dieTransform, domeTransform, liftAt, shownAt, STILL } from './shaking.ts';

const FACES = [1, 2, 3, 4, 5, 6];

it('each die comes to rest on its own face, and lies as it does at the end', () => {
  for (const die of [0, 1, 2]) {
    const ends = FACES.map((face) => dieTransform(die, face, 1));
    expect(new Set(ends).size).toBe(6);
    expect(FACES.map((face) => dieTransform(die, face, STILL))).toEqual(ends);
    for (const end of ends) expect(end).toContain('rotateX(0.0deg) rotateZ(0.0deg)');
  }
});

it('the dome stands still before and after the shaking, and lifts only when the dice lie', () => {
  expect(domeTransform(0)).toBe(domeTransform(1));
  expect(domeTransform(0.09)).not.toBe(domeTransform(1));
  expect([liftAt(STILL), liftAt(1)]).toEqual([0, 1]);
  expect([shownAt(0.84), shownAt(1)]).toEqual([0, 1]);
});
