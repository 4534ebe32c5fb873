import { HOME, useCall, useQueryParam, useTopic } from '@palaro/client';
import { afterPaint } from '@palaro/ui';
import { useEffect, useState } from 'react';
import {
  catalogueApi,
  categoryTabs,
  gamesChanged,
  HOT,
  VENDOR_DATA,
  type VendorEntry,
} from '../catalogue.api.ts';

/** Operators' changes of the switchboard are pushed, so five minutes old is fresh enough. */
const FRESH_MS = 5 * 60_000;

/** The tabs in their order (GAME-01), and how many games there are (GAME-14). */
export function useCategories() {
  const { data, isError, isPending, refetch } = useCall(catalogueApi.vassGameType, VENDOR_DATA, {
    staleMs: FRESH_MS,
  });
  const reload = () => void refetch();
  useTopic(gamesChanged, { onEvent: reload, onGap: reload });
  const mapping = data?.mapping ?? {};
  const countOf = (code: string) =>
    (mapping[code]?.vendors ?? []).reduce((sum, { gameCount }) => sum + gameCount, 0);
  const count = Object.keys(mapping).reduce((sum, code) => sum + countOf(code), 0);
  const codes = categoryTabs(data?.sorting ?? []).map(({ gameCategory }) => gameCategory);
  const retry = () => void refetch();
  return { codes, mapping, count, countOf, isPending, failed: isError, retry };
}

/** A category's vendors; where none is chosen, every vendor of the site once. */
export function useVendors(gameType: string | null) {
  const { mapping, isPending } = useCategories();
  const all = useCall(catalogueApi.vassalage, {}, { when: gameType === null, staleMs: FRESH_MS });
  const reload = () => gameType === null && void all.refetch();
  useTopic(gamesChanged, { onEvent: reload, onGap: reload });
  if (gameType) return { vendors: mapping[gameType]?.vendors ?? [], isPending };
  return { vendors: onceEach(all.data?.list ?? []), isPending: all.isPending };
}

const onceEach = (entries: readonly VendorEntry[]) =>
  Array.from(new Map(entries.map((entry) => [entry.vassalage, entry])).values());

/**
 * Home's current category: HOT unless the address says another (GAME-01). A choice shows at once.
 * The address, which draws the whole page again, follows once that is drawn.
 */
export function useCategory(): [string, (code: string) => void] {
  const [code, set] = useQueryParam('category');
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    return afterPaint(() => {
      set(chosen === HOT ? null : chosen);
      choose(null);
    });
  }, [chosen, set]);
  return [chosen ?? code ?? HOT, choose];
}

export const categoryAddress = (code: string) =>
  code === HOT ? HOME : `${HOME}?category=${encodeURIComponent(code)}`;
