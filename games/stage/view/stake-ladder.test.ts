import { describe, expect, it } from 'vitest';
import { multipleOf, winKind } from './money-text.ts';
import { winFigure } from './sound.ts';
import { ladderStakes, rangeStakes } from './stake-ladder.ts';

describe('stakes', () => {
  const ladder = ladderStakes(['0.1000', '0.2000', '0.5000', '1.0000']);
  const range = rangeStakes('1.0000', '50000.0000', '1.0000');

  it.each([
    ['half of a stake between two steps', ladder.half('0.5000'), '0.2000'],
    ['half of the least', ladder.half('0.1000'), '0.1000'],
    ['twice a stake whose double is not a step', ladder.double('0.2000'), '0.5000'],
    ['twice the greatest', ladder.double('1.0000'), '1.0000'],
    ['the greatest that a balance covers', ladder.greatest('0.7300'), '0.5000'],
    ['the greatest without a balance', ladder.greatest('0.0100'), '0.1000'],
    ['half of an odd number of pesos', range.half('5.0000'), '2.0000'],
    ['half of one peso', range.half('1.0000'), '1.0000'],
    ['twice beyond the limit', range.double('40000.0000'), '50000.0000'],
    ['the greatest of a balance with cents', range.greatest('123.4500'), '123.0000'],
  ])('%s', (_name, got, wanted) => expect(got).toBe(wanted));

  it('offers no stake outside its bounds', () => {
    expect(rangeStakes('5.0000', '50.0000', '1.0000').chips).toEqual([
      '5.0000',
      '10.0000',
      '50.0000',
    ]);
  });
});

describe('a win', () => {
  it.each([
    ['0.0000', 'none'],
    ['0.4000', 'part'],
    ['1.0000', 'part'],
    ['1.0100', 'win'],
  ] as const)('of %s on a stake of one peso is %s', (payout, kind) =>
    expect(winKind('1.0000', payout)).toBe(kind),
  );

  it('has a melody of three notes that grows with its multiple', () => {
    const lengths = [1.5, 2, 4, 16, 5_000].map((multiple) => winFigure(multiple).length);
    expect(lengths).toEqual([3, 4, 5, 7, 9]);
    expect(multipleOf('0.3000', '1.0000')).toBe(3.33);
  });
});
