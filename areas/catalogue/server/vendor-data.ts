import type { VendorEntry } from '../catalogue.api.ts';
import { CATEGORIES, HOT, type CategoryEntry } from '../categories.ts';
import type { CatalogueRow } from './games-in-code.ts';

/** Categories that offer no classifications although their games might carry one (GAME-06). */
const UNCLASSIFIED: readonly string[] = ['FISH'];

const placeOf = (category: string) => {
  const at = (CATEGORIES as readonly string[]).indexOf(category);
  return at < 0 ? CATEGORIES.length : at;
};

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

/** Categories that have a game, in the specification's order; others behind them (GAME-15). */
function categoriesOf(games: readonly CatalogueRow[]) {
  return distinct(games.map(({ category }) => category)).sort((a, b) => placeOf(a) - placeOf(b));
}

/** A vendor in a category; its first game is where the tile leads when it has only one. */
function vendorEntry(gameCategory: string, own: readonly CatalogueRow[]): VendorEntry {
  const [first] = own;
  return {
    gameCategory,
    gameType: gameCategory,
    vendor: first?.vendor ?? '',
    vassalage: first?.vendor ?? '',
    vendorName: first?.vendorName ?? '',
    roomId: '',
    nodeId: own.length === 1 ? (first?.nodeId ?? '') : '',
    gameCount: own.length,
    mobileSmallIcon: `/m/tiles/vendor-${(first?.vendor ?? '').toLowerCase()}.svg`,
  };
}

/** Every vendor in every category it serves. */
export function vendorEntries(games: readonly CatalogueRow[]): VendorEntry[] {
  return categoriesOf(games).flatMap((category) => {
    const own = games.filter((game) => game.category === category);
    return distinct(own.map(({ vendor }) => vendor)).map((vendor) =>
      vendorEntry(
        category,
        own.filter((game) => game.vendor === vendor),
      ),
    );
  });
}

/** The vendor data of GAME-15: `sorting` for the tabs, `mapping` by category. */
export function vendorData(games: readonly CatalogueRow[]) {
  const entries = vendorEntries(games);
  const sorting: CategoryEntry[] = [{ gameCategory: HOT }];
  const mapping: Record<string, { vendors: VendorEntry[]; gameClassify: string[] }> = {};
  for (const gameCategory of categoriesOf(games)) {
    const vendors = entries.filter((entry) => entry.gameCategory === gameCategory);
    sorting.push({
      gameCategory,
      vendorNames: vendors.map(({ gameType, vassalage, vendorName }) => ({
        gameType,
        vassalage,
        accountTypeName: vendorName,
      })),
    });
    mapping[gameCategory] = { vendors, gameClassify: classifications(gameCategory, games) };
  }
  return { sorting, mapping };
}

function classifications(category: string, games: readonly CatalogueRow[]): string[] {
  if (UNCLASSIFIED.includes(category)) return [];
  const own = games.filter((game) => game.category === category);
  return distinct(own.flatMap(({ classification }) => classification ?? [])).sort();
}
