import { setTexts } from '@palaro/client';
import { expect, it } from 'vitest';
import { en } from '../sic-bo.en.ts';
import { ty } from '../sic-bo.ty.ts';
import { SIC_BO_ZONES } from '../zones.ts';
import { paysText, short, sizeOf, spoken, zoneName } from './words.ts';

it.each(['EN', 'TY'] as const)('every zone has a name of its own in %s', (language) => {
  setTexts(language, { 'sic-bo': language === 'EN' ? en : ty });
  const names = SIC_BO_ZONES.map(({ id }) => zoneName(id));
  expect(new Set(names).size).toBe(SIC_BO_ZONES.length);
});

it('a throw is told with its total and what it wins of the even bets', () => {
  setTexts('EN', { 'sic-bo': en });
  expect(spoken({ dice: [4, 1, 5] })).toBe('4, 1, 5: total 10, small, even.');
  expect(spoken({ dice: [6, 6, 6] })).toBe('6, 6, 6: triple, total 18.');
  expect(short({ dice: [4, 1, 5] })).toBe('4 1 5 = 10');
  expect(sizeOf({ dice: [5, 5, 1] })).toBe('big');
  expect(['two-1-2', 'total-4', 'single-3'].map(paysText)).toEqual([
    '5.9:1',
    '62:1',
    '1:1, 2:1, 12:1',
  ]);
});
