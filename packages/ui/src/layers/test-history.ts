import { vi } from 'vitest';

/** How long a history step takes in tests; browsers take any time. */
export const STEP_MS = 5;

/**
 * Makes `history.go` work as in browsers: later, with a `popstate`. jsdom does that only in real
 * time, which tests with fake timers do not wait for.
 */
export function fakeHistorySteps(): void {
  history.replaceState(null, '');
  vi.spyOn(history, 'go').mockImplementation((by = 0) => {
    setTimeout(() => arriveAt(Math.max(0, depth() + by)), STEP_MS);
  });
}

/** What the back key does. */
export const goBack = (): void => arriveAt(Math.max(0, depth() - 1));

const depth = () => (history.state as { layer?: number } | null)?.layer ?? 0;

function arriveAt(layer: number) {
  // Bypasses the router's patched function, because arriving at an entry is not a replacement.
  History.prototype.replaceState.call(history, { layer }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { layer } }));
}
