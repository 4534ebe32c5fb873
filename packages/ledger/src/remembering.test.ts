import { expect, it } from 'vitest';
import { remembering } from './remembering.ts';

it('MONEY-06 a remembered value is made once; with too many, all are made again', () => {
  const made: string[] = [];
  const upper = remembering(2, (text) => {
    made.push(text);
    return text.toUpperCase();
  });
  const asked = ['a', 'b', 'a', 'b', 'c', 'c', 'b', 'a', ''];
  expect(asked.map(upper)).toEqual(['A', 'B', 'A', 'B', 'C', 'C', 'B', 'A', '']);
  expect(made).toEqual(['a', 'b', 'c', 'b', 'a', '']);
  expect(upper('a')).toBe('A');
  expect(made).toHaveLength(6);
});
