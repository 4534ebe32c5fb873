import { expect, it } from 'vitest';
import { listQuery } from './useGamePages.ts';

const filter = { tab: 'all' as const, gameType: '', vassalage: null, gameName: null };

it.each`
  gameType     | gameClassify
  ${'RNG'}     | ${'NEW'}
  ${'INHOUSE'} | ${'ALL'}
  ${''}        | ${'ALL'}
`('GAME-03 the all tab of "$gameType" asks classification $gameClassify', (row) => {
  const { gameType, gameClassify } = row as { gameType: string; gameClassify: string };
  expect(listQuery({ ...filter, gameType })).toMatchObject({ gameClassify, pageSize: 26 });
});

it('GAME-03 vendor and name narrow the list only when chosen', () => {
  expect(listQuery(filter)).not.toHaveProperty('vassalage');
  const chosen = listQuery({ ...filter, vassalage: 'DEMO', gameName: 'reels' });
  expect(chosen).toMatchObject({ vassalage: 'DEMO', gameName: 'reels', platform: 'html5' });
});
