import { expect, it } from 'vitest';
import { readGameFilter } from './useGameFilter.ts';
import { listQuery, narrowing } from './useGamePages.ts';

it.each`
  search                                  | gameClassify
  ${'?gameType=RNG'}                      | ${'NEW'}
  ${'?gameType=RNG&gameClassify=CLASSIC'} | ${'CLASSIC'}
  ${'?gameType=INHOUSE'}                  | ${'ALL'}
  ${''}                                   | ${'ALL'}
`('GAME-03 the all tab of "$search" asks classification $gameClassify', (row) => {
  const { search, gameClassify } = row as { search: string; gameClassify: string };
  expect(listQuery(readGameFilter(search))).toMatchObject({ gameClassify, pageSize: 26 });
});

it('GAME-03 every tab is narrowed by the same fields, and only by those that were chosen', () => {
  const fields = { gameType: 'RNG', vassalage: 'DEMO', gameName: 'reels', minBet: '0.5' };
  const search = `?${new URLSearchParams({ ...fields, tab: 'hot' }).toString()}`;
  expect(narrowing(readGameFilter(search))).toEqual(fields);
  expect(narrowing(readGameFilter('?tab=hot'))).toEqual({});
});

it('an unknown tab in the address is the first one', () => {
  expect(readGameFilter('?tab=nothing').tab).toBe('all');
});
