/** Game categories of the specification (GAME-01), in the order a deployment lists them. */
export const CATEGORIES = [
  'HOT',
  'RNG',
  'PVP',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
  'INHOUSE',
] as const;
export type Category = (typeof CATEGORIES)[number];
export const HOT: Category = 'HOT';

/** Game select types: values of `gameClassify` that order or choose a list (GAME-03, LIMIT-01). */
export const SELECT = { newest: 'NEW', favourites: 'FAV', all: 'ALL', hot: HOT } as const;

/** Choices of the minimum-bet filter; it exists for RNG games only (GAME-06). */
export const MIN_BETS = ['0.01', '0.05', '0.1', '0.5', '0.75'] as const;

/** The platform that lists ask for (GAME-03). */
export const PLATFORM = 'html5';
export const GAMES_PER_PAGE = 26;
export const GAMES_PER_PAGE_MAX = 100;
export const RECENT_PER_PAGE = 25;
export const WINNERS_SHOWN = 20;

/** One vendor in `sorting`. */
export interface VendorName {
  gameType: string;
  vassalage: string;
  accountTypeName: string;
}

export interface CategoryEntry {
  gameCategory: string;
  vendorNames?: VendorName[];
}

/**
 * Categories that the vendor data puts inside SPORTS. Each gets a tab, right behind the
 * category named in `behind`.
 */
const SPLIT_FROM_SPORTS = [
  { gameCategory: 'ESPORTS', behind: 'SPORTS' },
  { gameCategory: 'COCKFIGHT', behind: 'RNG' },
] as const;

/**
 * Makes the category tabs from the vendor data (GAME-01). HOT comes first, even where the data
 * lacks it; the rest keep the data's order. Vendors of ESPORTS and COCKFIGHT move from SPORTS to
 * separate tabs: ESPORTS behind SPORTS, COCKFIGHT behind RNG. An unknown category keeps its place
 * (GAME-15).
 */
export function categoryTabs(sorting: readonly CategoryEntry[]): CategoryEntry[] {
  const split = SPLIT_FROM_SPORTS.map(({ gameCategory }) => gameCategory as string);
  const isSplit = (entry: CategoryEntry) => split.includes(entry.gameCategory);
  const hot = sorting.find(({ gameCategory }) => gameCategory === HOT) ?? { gameCategory: HOT };
  const rest = sorting.filter((entry) => entry.gameCategory !== HOT && !isSplit(entry));
  const tabs = [hot, ...rest].map((entry) => withoutVendors(entry, split));
  for (const { gameCategory, behind } of SPLIT_FROM_SPORTS) {
    const tab = splitTab(sorting, gameCategory);
    if (!tab) continue;
    const at = tabs.findIndex((entry) => entry.gameCategory === behind);
    tabs.splice(at < 0 ? tabs.length : at + 1, 0, tab);
  }
  return tabs.filter((tab) => !emptied(tab, sorting));
}

function withoutVendors(entry: CategoryEntry, gameTypes: string[]): CategoryEntry {
  if (entry.gameCategory !== 'SPORTS' || !entry.vendorNames) return entry;
  const vendorNames = entry.vendorNames.filter(({ gameType }) => !gameTypes.includes(gameType));
  return { ...entry, vendorNames };
}

function splitTab(sorting: readonly CategoryEntry[], gameCategory: string): CategoryEntry | null {
  const given = sorting.find((entry) => entry.gameCategory === gameCategory);
  const sports = sorting.find((entry) => entry.gameCategory === 'SPORTS');
  const moved = (sports?.vendorNames ?? []).filter(({ gameType }) => gameType === gameCategory);
  if (!given && moved.length === 0) return null;
  return { gameCategory, vendorNames: [...(given?.vendorNames ?? []), ...moved] };
}

/** SPORTS disappears when all its vendors have moved to separate tabs. */
function emptied(tab: CategoryEntry, sorting: readonly CategoryEntry[]): boolean {
  if (tab.gameCategory !== 'SPORTS' || tab.vendorNames?.length !== 0) return false;
  const before = sorting.find(({ gameCategory }) => gameCategory === 'SPORTS');
  return (before?.vendorNames?.length ?? 0) > 0;
}
