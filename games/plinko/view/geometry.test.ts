import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fairDraw, VECTOR_SEEDS } from '@palaro/fairness';
import { drop } from '../rules.ts';
import { RISKS, ROWS } from '../tables.ts';
import { BOARD, binAt, geometryOf, marbleAt, nailAt, STEP } from './geometry.ts';

const anyBoard = fc.record({ risk: fc.constantFrom(...RISKS), rows: fc.integer(ROWS) });
const anyHeight = fc.constantFrom(BOARD.tall, BOARD.flat);

it('a marble meets a nail in each row, goes as its bits say, and ends in the bin that pays', () => {
  fc.assert(
    fc.property(anyBoard, fc.nat(100_000), anyHeight, (board, nonce, height) => {
      const { bits, bin } = drop(board, fairDraw({ ...VECTOR_SEEDS, nonce }));
      const geometry = geometryOf(board.rows, height);
      for (let row = 0; row < board.rows; row++) {
        const here = marbleAt(geometry, bits, (row + 1) * STEP);
        const after = marbleAt(geometry, bits, (row + 2) * STEP);
        const nails = Array.from({ length: row + 3 }, (_, at) => nailAt(geometry, row, at));
        const under = nails.filter(({ x }) => Math.abs(x - here.x) < 1e-6);
        expect(under.map(({ y }) => y > here.y)).toEqual([true]);
        expect(Math.sign(after.x - here.x)).toBe(bits[row] === '1' ? 1 : -1);
        expect(after.y).toBeGreaterThan(here.y);
      }
      const end = marbleAt(geometry, bits, (board.rows + 1) * STEP);
      expect(end.x).toBeCloseTo(binAt(geometry, bin).x, 6);
    }),
  );
});

it('nails, bins and the marble stay on the board', () => {
  for (let rows: number = ROWS.min; rows <= ROWS.max; rows++) {
    const geometry = geometryOf(rows, BOARD.flat);
    const ends = [binAt(geometry, 0).x - geometry.gap / 2, nailAt(geometry, rows - 1, 0).x];
    expect(Math.min(...ends)).toBeGreaterThan(0);
    expect(geometry.bin.top + geometry.bin.height).toBeLessThan(BOARD.flat);
    expect(nailAt(geometry, rows - 1, 0).y).toBeLessThan(geometry.bin.top);
    expect(2 * (geometry.marble + geometry.nail)).toBeLessThan(geometry.gap);
  }
});
