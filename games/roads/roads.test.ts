import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  beadPlate,
  bigRoad,
  derivedRoad,
  layOut,
  newest,
  ROWS,
  streaksOf,
  type Placed,
  type RoadWin,
} from './roads.ts';

/** `BBPTP` as hands, the oldest first. */
const WINS: Record<string, RoadWin> = { B: 'first', P: 'second', T: 'tie' };
const hands = (text: string) => Array.from(text).map((one) => WINS[one] as RoadWin);
/** A road as six lines of text. */
function drawn<Mark>(placed: readonly Placed<Mark>[], letter: (mark: Mark) => string): string[] {
  const width = Math.max(...placed.map(({ column }) => column)) + 1;
  const grid = Array.from({ length: ROWS }, () => Array.from({ length: width }, () => '.'));
  for (const { column, row, mark } of placed) grid[row]![column] = letter(mark);
  return grid.map((line) => line.join(''));
}
const big = (text: string) =>
  drawn(bigRoad(hands(text)), ({ side, ties }) =>
    ties > 0 ? String(ties) : side === 'first' ? 'B' : 'P',
  );
const derived = (text: string, road: 'bigEye' | 'small' | 'cockroach') => {
  const placed = derivedRoad(hands(text), road);
  return placed.map(({ mark }) => (mark === 'even' ? 'R' : 'B')).join('');
};

it('the bead plate holds every hand, ties too, column by column', () => {
  const plate = beadPlate(hands('BPTBBPPT'));
  const letters = { first: 'B', second: 'P', tie: 'T' };
  expect(drawn(plate, (mark) => letters[mark])).toEqual(['BP', 'PT', 'T.', 'B.', 'B.', 'P.']);
});

it('the big road begins a column when the side changes and counts ties on the win before', () => {
  expect(big('BBPTTPB')).toEqual(['B2B', 'BP.', '...', '...', '...', '...']);
});

it('ties before the first win stand on it', () => {
  expect(streaksOf(hands('TTBP'))).toEqual([
    [{ side: 'first', ties: 2 }],
    [{ side: 'second', ties: 0 }],
  ]);
  expect(streaksOf(hands('T'))).toEqual([[{ side: null, ties: 1 }]]);
  expect(derivedRoad(hands('TT'), 'bigEye')).toEqual([]);
});

it('a long run turns right at the foot, and the next long one above it', () => {
  expect(big('BBBBBBBBPPPPPPPP')).toEqual(['BP...', 'BP...', 'BP...', 'BP...', 'BPPPP', 'BBB..']);
});

it('a run never takes a place twice, however long the ones before turned', () => {
  expect(big('BBBBBBBBPPPPPPPBBBBBPB')).toEqual([
    'BPBPB',
    'BPB..',
    'BPB..',
    'BPBB.',
    'BPPP.',
    'BBB..',
  ]);
});

// One worked shoe: runs of 3, 2, 2, 1, 4, 1, 1 and 3 wins.
const SHOE = 'BBBPPBBPBBBBPBPPP';

it('big eye boy compares each win with the run before', () => {
  // Second run: row 2 (3 goes on: R). Third: 3≠2 B, row 2 R. Fourth: 2=2 R. Fifth: 2≠1 B, row 2
  // ended above: B, then R R. Sixth: 1≠4 B. Seventh: 4≠1 B. Eighth: 1=1 R, row 2 B, row 3 R.
  expect(derived(SHOE, 'bigEye')).toBe('RBRRBBRRBBRBR');
});

it('the small road compares with the run before the last', () => {
  // Third run: row 2 R (3 goes on). Fourth: 2 with 3 B. Fifth: 1 with 2 B, rows 2 R, 3 B, 4 R.
  // Sixth: 4 with 2 B. Seventh: 1 with 1 R. Eighth: 1 with 4 B, row 2 B, row 3 R.
  expect(derived(SHOE, 'small')).toBe('RBBRBRBRBBR');
});

it('the cockroach pig compares with the run before that', () => {
  // Fifth run: 1 with 3 B, rows 2 R, 3 B, 4 R. Sixth: 4 with 2 B. Seventh: 1 with 2 B. Eighth: 1
  // with 1 R, rows 2 and 3 R: the run three back has four.
  expect(derived(SHOE, 'cockroach')).toBe('BRBRBBRRR');
});

const anyHands = fc.array(fc.constantFrom<RoadWin>('first', 'second', 'tie'), { maxLength: 90 });

it('every win stands once in every road, no two in one place, and ties never move one', () => {
  fc.assert(
    fc.property(anyHands, (wins) => {
      const decided = wins.filter((win) => win !== 'tie');
      const road = bigRoad(wins);
      if (decided.length > 0) expect(road).toHaveLength(decided.length);
      expect(road.reduce((sum, { mark }) => sum + mark.ties, 0)).toBe(wins.length - decided.length);
      const roads = (['bigEye', 'small', 'cockroach'] as const).map((one) => {
        expect(derivedRoad(decided, one)).toEqual(derivedRoad(wins, one));
        return derivedRoad(wins, one);
      });
      for (const placed of [road, ...roads]) {
        const places = new Set(placed.map(({ column, row }) => column * ROWS + row));
        expect(places.size).toBe(placed.length);
        expect(placed.every(({ row }) => row >= 0 && row < ROWS)).toBe(true);
      }
    }),
  );
});

it('only the newest columns are kept', () => {
  const placed = layOut([['a'], ['b', 'c'], ['d']]);
  expect(newest(placed, 2)).toEqual([
    { column: 0, row: 0, mark: 'b' },
    { column: 0, row: 1, mark: 'c' },
    { column: 1, row: 0, mark: 'd' },
  ]);
});
