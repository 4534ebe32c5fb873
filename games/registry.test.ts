import { expect, it } from 'vitest';
import { GAME_CARDS, GAME_IDS, GAMES, gameOf, isGameId } from './index.ts';

it('every card has its rules under the same id, and ids are used once', () => {
  for (const id of GAME_IDS) {
    expect(gameOf(id).card).toBe(GAME_CARDS[id]);
    expect(GAME_CARDS[id].id).toBe(id);
  }
  expect(Object.keys(GAMES)).toEqual(GAME_IDS);
  const nodes = GAME_IDS.map((id) => GAME_CARDS[id].nodeId);
  expect(new Set(nodes).size).toBe(nodes.length);
  expect([isGameId('dice'), isGameId('toString')]).toEqual([true, false]);
});

it('the config of a game names its version, so that its hash changes with it', () => {
  for (const id of GAME_IDS) {
    expect(gameOf(id).config).toMatchObject({ id, version: GAME_CARDS[id].version });
  }
});
