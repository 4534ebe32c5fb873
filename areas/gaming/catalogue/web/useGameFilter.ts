import { navigate, useSearch } from '@palaro/client';

/** The list's tabs; each is narrowed by the same filters (GAME-03). */
export type ListTab = 'all' | 'hot' | 'recent' | 'fav';

/** What the list shows, under the names of the specification's filter (§3). Null: everything. */
export interface GameFilter {
  tab: ListTab;
  gameType: string | null;
  gameName: string | null;
  vassalage: string | null;
  gameClassify: string | null;
  minBet: string | null;
}

const TABS: readonly string[] = ['all', 'hot', 'recent', 'fav'] satisfies ListTab[];

export function readGameFilter(search: string): GameFilter {
  const fields = new URLSearchParams(search);
  const tab = fields.get('tab') ?? '';
  return {
    tab: (TABS.indexOf(tab) < 0 ? 'all' : tab) as ListTab,
    gameType: fields.get('gameType'),
    gameName: fields.get('gameName'),
    vassalage: fields.get('vassalage'),
    gameClassify: fields.get('gameClassify'),
    minBet: fields.get('minBet'),
  };
}

/** The filter stands in the address, so that a reload or a shared link shows the same games. */
export function useGameFilter(): [GameFilter, (changes: Partial<GameFilter>) => void] {
  return [readGameFilter(useSearch()), changeFilter];
}

function changeFilter(changes: Partial<GameFilter>): void {
  const fields = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value && !(name === 'tab' && value === 'all')) fields.set(name, value);
    else fields.delete(name);
  }
  const query = fields.toString();
  navigate(window.location.pathname + (query ? `?${query}` : ''), { replace: true });
}

/** Another category has other vendors and classifications. The name and the tab stay. */
export const inCategory = (gameType: string | null): Partial<GameFilter> => ({
  gameType,
  vassalage: null,
  gameClassify: null,
  minBet: null,
});
