import { setTexts } from '@palaro/client';
import { expect, it } from 'vitest';
import { en } from '../roulette.en.ts';
import { ty } from '../roulette.ty.ts';
import { ROULETTE_ZONES } from '../zones.ts';
import { countsOf } from './counts.ts';
import { paysText, spoken, zoneName } from './words.ts';

it.each(['EN', 'TY'] as const)('every zone has a name of its own in %s', (language) => {
  setTexts(language, { roulette: language === 'EN' ? en : ty });
  const names = ROULETTE_ZONES.map(({ id }) => zoneName(id));
  expect(new Set(names).size).toBe(ROULETTE_ZONES.length);
});

it('a result is told with all that it wins outside', () => {
  setTexts('EN', { roulette: en });
  expect(spoken({ pocket: 28 })).toBe('28, black, even, 19 to 36.');
  expect(spoken({ pocket: 0 })).toBe('0, green.');
  expect(zoneName('split-17-20')).toBe('Split 17, 20');
  expect(zoneName('line-1-2-3-4-5-6')).toBe('Six line 1–6');
  expect(zoneName('column-2')).toBe('Column 2, 5, 8 … 35');
  expect(['straight-7', 'corner-1-2-4-5', 'red'].map(paysText)).toEqual(['35:1', '8:1', '1:1']);
});

it('past numbers are counted, ties by the smaller number', () => {
  const results = [5, 5, 0, 17, 5, 17].map((pocket) => ({ pocket }));
  const { colours, often, seldom } = countsOf(results, 2);
  expect(colours).toEqual({ green: 1, red: 3, black: 2 });
  expect(often).toEqual([
    { number: 5, count: 3 },
    { number: 17, count: 2 },
  ]);
  expect(seldom.map(({ number }) => number)).toEqual([1, 2]);
});
