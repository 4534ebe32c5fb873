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

/** Categories that have a game: the specification's in its order, then any others (GAME-15). */
function categoriesOf(games: readonly CatalogueRow[]) {
  return distinct(games.map(({ category }) => category)).sort((a, b) => placeOf(a) - placeOf(b));
}

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

/** Every vendor in every category it serves. */
export function vendorEntries(games: readonly CatalogueRow[]): VendorEntry[] {
  return categoriesOf(games).flatMap((category) => {
    const inCategory = games.filter((game) => game.category === category);
    return distinct(inCategory.map(({ vendor }) => vendor)).map((vendor) =>
      vendorEntry(
        category,
        inCategory.filter((game) => game.vendor === vendor),
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
  const inCategory = games.filter((game) => game.category === category);
  return distinct(inCategory.flatMap(({ classification }) => classification ?? [])).sort();
}
