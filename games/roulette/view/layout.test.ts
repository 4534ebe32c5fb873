import { expect, it } from 'vitest';
import { NUMBERS, SPOTS, type Spot } from './layout.ts';

/** Whether a number's cell, with its edges, holds a point; zero lies along the whole left side. */
function holds(number: number, { x, y }: Spot): boolean {
  if (number === 0) return x <= 0;
  const left = Math.ceil(number / 3) - 1;
  const top = 2 - ((number - 1) % 3);
  return x >= left && x <= left + 1 && y >= top && y <= top + 1;
}
const touched = (spot: Spot) => NUMBERS.filter((number) => holds(number, spot));
const onEdge = ({ id, mode }: Spot) =>
  id === 'first-four' || id.startsWith('street') || mode === 'line';

it('a bet lies on the line or corner between exactly its numbers', () => {
  const inner = SPOTS.filter((spot) => !onEdge(spot));
  expect(inner).toHaveLength(37 + 60 + 2 + 22);
  for (const spot of inner) expect(touched(spot)).toEqual(spot.covers);
});

it('bets on whole streets lie on the lower edge of their streets', () => {
  for (const spot of SPOTS.filter(onEdge)) {
    expect(spot.y).toBe(3);
    const all = touched(spot).flatMap((low) => (low === 0 ? [0] : [low, low + 1, low + 2]));
    expect(all).toEqual(spot.covers);
  }
});

it('no two bets lie on the same place', () => {
  expect(new Set(SPOTS.map(({ x, y }) => `${x} ${y}`)).size).toBe(SPOTS.length);
  expect(SPOTS).toHaveLength(145);
});
