import { expect, it } from 'vitest';
import { canDig, nextDig, toggled } from './auto.ts';
import type { MinesOutcome } from './card.ts';

const dug = (...safe: number[]) => ({ safe }) as MinesOutcome;

it('GAME-13 autoplay digs the chosen cells of Mina in their order, then cashes out', () => {
  const rule = { cells: [12, 0, 24] };
  expect(nextDig(rule, dug())).toEqual({ call: 'pick', fields: { cell: 12 } });
  expect(nextDig(rule, dug(12))).toEqual({ call: 'pick', fields: { cell: 0 } });
  // A cell that the member dug by hand before is not dug again.
  expect(nextDig(rule, dug(12, 0, 7))).toEqual({ call: 'pick', fields: { cell: 24 } });
  expect(nextDig(rule, dug(12, 0, 24))).toEqual({ call: 'cashout', fields: {} });
});

it('takes one cell or more, but not more than are safe', () => {
  expect(canDig({ cells: [] }, 1)).toBe(false);
  expect(canDig({ cells: [3] }, 24)).toBe(true);
  expect(canDig({ cells: [3, 4] }, 24)).toBe(false);
  expect(toggled(toggled({ cells: [] }, 3), 4)).toEqual({ cells: [3, 4] });
  expect(toggled({ cells: [3, 4] }, 3)).toEqual({ cells: [4] });
});
