import { expect, it } from 'vitest';
import {
  currentRules,
  defineGame,
  GAME_CARDS,
  GAME_IDS,
  gameOf,
  isGameId,
  rulesOf,
  type GameRules,
} from './index.ts';

it('every card has its rules under the same id, and ids are used once', () => {
  for (const id of GAME_IDS) {
    expect(gameOf(id).card).toBe(GAME_CARDS[id]);
    expect(GAME_CARDS[id].id).toBe(id);
  }
  const nodes = GAME_IDS.map((id) => GAME_CARDS[id].nodeId);
  expect(new Set(nodes).size).toBe(nodes.length);
  expect(GAME_IDS.map(isGameId)).not.toContain(false);
  expect(isGameId('toString')).toBe(false);
});

it.each(GAME_IDS)('%s offers each of its example bets', (id) => {
  const rules = currentRules(gameOf(id));
  expect(rules.config).toMatchObject({ id, version: GAME_CARDS[id].version });
  for (const input of GAME_CARDS[id].examples) expect(rules.readBet(input)).not.toBeNull();
});

const [first] = GAME_IDS;
const { card } = gameOf(first ?? ('' as never));
const at = (version: string): GameRules => ({
  ...currentRules(gameOf(first ?? ('' as never))),
  config: { id: card.id, version },
});

it('finds the rules of each version, and none for a version that never existed', () => {
  const game = defineGame({ ...card, version: '2' }, { 1: at('1'), 2: at('2') });
  expect(currentRules(game).config.version).toBe('2');
  expect(rulesOf(game, '1')?.config.version).toBe('1');
  expect([rulesOf(game, '3'), rulesOf(game, 'toString')]).toEqual([null, null]);
});

it.each<[string, string, string[], RegExp]>([
  // Columns: the fault, the card's version, the versions that the rules name, the error.
  ['an old version is missing', '2', ['', '2'], /version 1 are missing/],
  ['the present version is missing', '2', ['1'], /version 2 are missing/],
  ['one version replaces another', '2', ['2', '2'], /version 1 has the config of \w+ 2/],
  ['a version is above the present one', '1', ['1', '2'], /version 2 is above/],
  ['a version is a fraction', '1.5', ['1'], /not 1.5/],
  ['a version is not a number', '1b', ['1'], /not 1b/],
])('a registry does not load if %s', (_, version, said, why) => {
  const rows = said.flatMap((each, i) => (each === '' ? [] : [[i + 1, at(each)] as const]));
  expect(() => defineGame({ ...card, version }, Object.fromEntries(rows))).toThrow(why);
});
