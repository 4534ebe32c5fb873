import type { VendorEntry } from '../catalogue.api.ts';
import { CATEGORIES, HOT, type CategoryEntry } from '../categories.ts';
import type { CatalogueRow } from './games-in-code.ts';

/** Categories without classifications, even if their games carry one (GAME-06). */
const UNCLASSIFIED: readonly string[] = ['FISH'];

const placeOf = (category: string) => {
  const at = (CATEGORIES as readonly string[]).indexOf(category);
  return at < 0 ? CATEGORIES.length : at;
};

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/** Games by a key, keys and games in the order in which they are given. */
function grouped(games: readonly CatalogueRow[], keyOf: (game: CatalogueRow) => string) {
  const groups = new Map<string, CatalogueRow[]>();
  for (const game of games) {
    const group = groups.get(keyOf(game));
    if (group) group.push(game);
    else groups.set(keyOf(game), [game]);
  }
  return [...groups];
}

/** Categories that have a game: the specification's in its order, then any others (GAME-15). */
const byCategory = (games: readonly CatalogueRow[]) =>
  grouped(games, ({ category }) => category).sort(([a], [b]) => placeOf(a) - placeOf(b));

/** A vendor in a category. If it has one game there, its tile leads to that game. */
function vendorEntry(gameCategory: string, games: readonly CatalogueRow[]): VendorEntry {
  const [first] = games;
  return {
    gameCategory,
    gameType: gameCategory,
    vendor: first?.vendor ?? '',
    vassalage: first?.vendor ?? '',
    vendorName: first?.vendorName ?? '',
    roomId: '',
    nodeId: games.length === 1 ? (first?.nodeId ?? '') : '',
    gameCount: games.length,
    mobileSmallIcon: `/m/tiles/vendor-${(first?.vendor ?? '').toLowerCase()}.svg`,
  };
}

const vendorsIn = (category: string, games: readonly CatalogueRow[]) =>
  grouped(games, ({ vendor }) => vendor).map(([, ofVendor]) => vendorEntry(category, ofVendor));

/** Every vendor in every category it serves. */
export const vendorEntries = (games: readonly CatalogueRow[]): VendorEntry[] =>
  byCategory(games).flatMap(([category, inCategory]) => vendorsIn(category, inCategory));

/** The vendor data of GAME-15: `sorting` for the tabs, `mapping` by category. */
export function vendorData(games: readonly CatalogueRow[]) {
  const sorting: CategoryEntry[] = [{ gameCategory: HOT }];
  const mapping: Record<string, { vendors: VendorEntry[]; gameClassify: string[] }> = {};
  for (const [gameCategory, inCategory] of byCategory(games)) {
    const vendors = vendorsIn(gameCategory, inCategory);
    sorting.push({
      gameCategory,
      vendorNames: vendors.map(({ gameType, vassalage, vendorName }) => ({
        gameType,
        vassalage,
        accountTypeName: vendorName,
      })),
    });
    mapping[gameCategory] = { vendors, gameClassify: classifications(gameCategory, inCategory) };
  }
  return { sorting, mapping };
}

function classifications(category: string, games: readonly CatalogueRow[]): string[] {
  if (UNCLASSIFIED.includes(category)) return [];
  return distinct(games.flatMap(({ classification }) => classification ?? [])).sort();
}
