import { findPage, onOnlineChange, pageOn, type FoundPage, type Page } from '@palaro/client';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { loadedScreen, loadScreen, needsFreshPage } from './load-screen.ts';
import { pages } from './pages.ts';

/**
 * The previous screen stays this long while a page's code loads; then a placeholder replaces it
 * (APP-10).
 */
export const LAZY_ROUTE_DELAY_MS = 200;

export interface ShownScreen {
  /** The page to draw; null if no page has this address. */
  found: FoundPage<Page> | null;
  Screen: ComponentType | null;
  state: 'shown' | 'loading' | 'failed' | 'unknown';
  /** The query of a screen that stays while the next one loads; null for the address's own. */
  kept: string | null;
  retry(): void;
}

/**
 * The screen for an address. While a page's code loads, the previous screen stays for 200 ms, then
 * a placeholder shows. If loading fails, an explanation with a retry shows. When the network
 * returns, it retries by itself.
 */
export function useScreen(path: string, search: string): ShownScreen {
  const row = useMemo(() => findPage(pages, path), [path]);
  // Checked on each render, because a switch may change while the visitor looks.
  const found = row && pageOn(row.page) ? row : null;
  const page = found?.page ?? null;
  const [last, setLast] = useState<{ found: FoundPage<Page>; search: string } | null>(null);
  const [late, setLate] = useState<Page | null>(null);
  const [failed, setFailed] = useState<Page | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [, arrived] = useState(0);
  const Screen = page ? (loadedScreen(page) ?? null) : null;

  const shown = Screen !== null;
  useEffect(() => {
    // Ask even if the code is already loaded: if it arrived between rendering and this effect,
    // nothing else would draw it.
    if (!page || shown) return undefined;
    let left = false;
    const timer = setTimeout(() => setLate(page), LAZY_ROUTE_DELAY_MS);
    loadScreen(page).then(
      () => !left && arrived((count) => count + 1),
      () => !left && freshPageOr(() => setFailed(page)),
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [page, shown, attempt]);

  function retry() {
    if (needsFreshPage()) return window.location.reload();
    setFailed(null);
    setAttempt(attempt + 1);
  }

  const again = useRef(retry);
  useEffect(() => {
    again.current = retry;
  });
  const missing = page !== null && failed === page && !shown;
  useEffect(() => {
    if (!missing) return undefined;
    return onOnlineChange((online) => {
      if (online) again.current();
    });
  }, [missing]);

  const rest = { kept: null, retry };
  if (!found || !page) return { found: null, Screen: null, state: 'unknown', ...rest };
  if (Screen) {
    if (last?.found !== found || last.search !== search) setLast({ found, search });
    return { found, Screen, state: 'shown', ...rest };
  }
  if (failed === page) return { found, Screen: null, state: 'failed', ...rest };
  const before = last ? (loadedScreen(last.found.page) ?? null) : null;
  if (last && before && late !== page) {
    return { found: last.found, Screen: before, state: 'shown', kept: last.search, retry };
  }
  return { found, Screen: null, state: 'loading', ...rest };
}

/**
 * Reloads the page after a second failure: a browser that remembers a failed file answers from its
 * memory and never requests it again. Without a network a reload would only lose the page.
 */
function freshPageOr(otherwise: () => void) {
  if (needsFreshPage() && navigator.onLine) window.location.reload();
  else otherwise();
}
