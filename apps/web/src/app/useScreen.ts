import { findPage, onOnlineChange, pageOn, type FoundPage } from '@palaro/client';
import { useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { loadedScreen, loadScreen, needsFreshPage } from './load-screen.ts';
import { pages, type Page } from './pages.ts';

/** A lazy page gets this long before a placeholder replaces the screen before it (APP-10). */
export const LAZY_ROUTE_DELAY_MS = 200;

export interface ShownScreen {
  /** The page that is drawn; null: no page has this address. */
  found: FoundPage<Page> | null;
  Screen: ComponentType | null;
  state: 'shown' | 'loading' | 'failed' | 'unknown';
  retry(): void;
}

/**
 * The screen for an address. While a page's code loads, the screen before it stays for 200 ms; a
 * placeholder follows, or an explanation with a retry if the code does not come; the network's
 * return retries by itself.
 */
export function useScreen(path: string): ShownScreen {
  const row = useMemo(() => findPage(pages, path), [path]);
  // Asked each time it is drawn: a switch may turn while the visitor looks.
  const found = row && pageOn(row.page) ? row : null;
  const page = found?.page ?? null;
  const [last, setLast] = useState<FoundPage<Page> | null>(null);
  const [late, setLate] = useState<Page | null>(null);
  const [failed, setFailed] = useState<Page | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [, arrived] = useState(0);
  /** The network asks by its return, once: nobody stands there to press a second time. */
  const unasked = useRef(false);
  const Screen = page ? (loadedScreen(page) ?? null) : null;

  const shown = Screen !== null;
  useEffect(() => {
    // Code that came between drawing and here is not noticed otherwise: ask, even when it is there.
    if (!page || shown) return undefined;
    let left = false;
    const timer = setTimeout(() => setLate(page), LAZY_ROUTE_DELAY_MS);
    loadScreen(page).then(
      () => {
        unasked.current = false;
        if (!left) arrived((count) => count + 1);
      },
      () => !left && (unasked.current ? freshPageOr(() => setFailed(page)) : setFailed(page)),
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
      if (!online) return;
      unasked.current = true;
      again.current();
    });
  }, [missing]);

  if (!page) return { found: null, Screen: null, state: 'unknown', retry };
  if (Screen) {
    if (last !== found) setLast(found);
    return { found, Screen, state: 'shown', retry };
  }
  if (failed === page) return { found, Screen: null, state: 'failed', retry };
  const before = last ? (loadedScreen(last.page) ?? null) : null;
  if (late !== page && before) return { found: last, Screen: before, state: 'shown', retry };
  return { found, Screen: null, state: 'loading', retry };
}

/** A browser that remembers the failure never asks for the file again on this page. */
function freshPageOr(otherwise: () => void) {
  if (needsFreshPage()) window.location.reload();
  else otherwise();
}
