import type { TextKey } from '@palaro/api';
import { HOME, t, useCall, useQueryParam } from '@palaro/client';
import { catalogueApi, categoryTabs, HOT, VENDOR_DATA, type Category } from '../catalogue.api.ts';

const NAMES: Record<Category, TextKey> = {
  HOT: 'catalogue.hot',
  RNG: 'catalogue.slots',
  PVP: 'catalogue.pvp',
  LIVE: 'catalogue.live',
  FISH: 'catalogue.fish',
  SPORTS: 'catalogue.sports',
  ESPORTS: 'catalogue.esports',
  COCKFIGHT: 'catalogue.cockfight',
  LOTT: 'catalogue.lottery',
  ELOTT: 'catalogue.elottery',
  INHOUSE: 'catalogue.originals',
};

/**
 * The category's name in the visitor's language; an unknown category keeps the name in its data.
 */
export const categoryName = (code: string): string => {
  const key = (NAMES as Partial<Record<string, TextKey>>)[code];
  return key ? t(key) : code;
};

/** Vendor data changes only when the deployment does, so five minutes old is fresh enough. */
const FRESH_MS = 5 * 60_000;

/** The tabs in their order (GAME-01), and how many games there are (GAME-14). */
export function useCategories() {
  const { data, isError, isPending, refetch } = useCall(catalogueApi.vassGameType, VENDOR_DATA, {
    staleMs: FRESH_MS,
  });
  const mapping = data?.mapping ?? {};
  const count = Object.keys(mapping).reduce(
    (sum, code) =>
      sum + (mapping[code]?.vendors ?? []).reduce((all, one) => all + one.gameCount, 0),
    0,
  );
  const codes = categoryTabs(data?.sorting ?? []).map(({ gameCategory }) => gameCategory);
  return { codes, mapping, count, isPending, failed: isError, retry: () => void refetch() };
}

/** Home's current category: HOT unless the address says another (GAME-01). */
export function useCategory(): [string, (code: string) => void] {
  const [code, set] = useQueryParam('category');
  return [code ?? HOT, (next) => set(next === HOT ? null : next)];
}

export const categoryAddress = (code: string) =>
  code === HOT ? HOME : `${HOME}?category=${encodeURIComponent(code)}`;
