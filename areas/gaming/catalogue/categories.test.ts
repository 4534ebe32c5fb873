import { describe, expect, it } from 'vitest';
import { categoryTabs, type CategoryEntry } from './categories.ts';

const names = (sorting: CategoryEntry[]) =>
  categoryTabs(sorting).map(({ gameCategory }) => gameCategory);
const entry = (gameCategory: string, ...gameTypes: string[]): CategoryEntry => ({
  gameCategory,
  vendorNames: gameTypes.map((gameType) => ({
    gameType,
    vassalage: `V-${gameType}`,
    accountTypeName: gameType,
  })),
});

describe('the category tabs', () => {
  it.each([
    ['HOT is added if the data lacks it', [entry('RNG', 'RNG')], ['HOT', 'RNG']],
    ['HOT comes first', [entry('RNG'), { gameCategory: 'HOT' }], ['HOT', 'RNG']],
    ['the order is that of the data', [entry('FISH'), entry('RNG')], ['HOT', 'FISH', 'RNG']],
    [
      'SPORTS is split, with ESPORTS behind SPORTS and COCKFIGHT behind RNG',
      [entry('RNG', 'RNG'), entry('LIVE'), entry('SPORTS', 'SPORTS', 'ESPORTS', 'COCKFIGHT')],
      ['HOT', 'RNG', 'COCKFIGHT', 'LIVE', 'SPORTS', 'ESPORTS'],
    ],
    [
      'categories that exist move to the same places',
      [entry('ESPORTS', 'ESPORTS'), entry('COCKFIGHT', 'COCKFIGHT'), entry('SPORTS'), entry('RNG')],
      ['HOT', 'SPORTS', 'ESPORTS', 'RNG', 'COCKFIGHT'],
    ],
    [
      'a SPORTS entry with nothing else is replaced by its parts',
      [entry('LOTT'), entry('SPORTS', 'ESPORTS', 'COCKFIGHT')],
      ['HOT', 'LOTT', 'ESPORTS', 'COCKFIGHT'],
    ],
  ])('GAME-01 %s', (_, sorting, expected) => {
    expect(names(sorting)).toEqual(expected);
  });

  it('GAME-01 each split vendor is in one tab only', () => {
    const tabs = categoryTabs([entry('SPORTS', 'SPORTS', 'ESPORTS', 'COCKFIGHT')]);
    const vendors = tabs.flatMap(({ vendorNames = [] }) => vendorNames.map((one) => one.gameType));
    expect(vendors.sort()).toEqual(['COCKFIGHT', 'ESPORTS', 'SPORTS']);
  });

  it('GAME-15 an unknown category keeps its place and its vendors', () => {
    const tabs = categoryTabs([entry('RNG', 'RNG'), entry('BINGO', 'BINGO'), entry('FISH')]);
    expect(tabs.map(({ gameCategory }) => gameCategory)).toEqual(['HOT', 'RNG', 'BINGO', 'FISH']);
    expect(tabs[2]?.vendorNames).toEqual(entry('BINGO', 'BINGO').vendorNames);
  });
});
