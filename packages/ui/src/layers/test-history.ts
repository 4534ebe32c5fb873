import { vi } from 'vitest';

/** How long a step of the history is under way here; a browser's takes as long as it likes. */
export const STEP_MS = 5;

/**
 * Answers `history.go` as browsers do: later, and then with a `popstate`. jsdom does so only after
 * real time, which tests with faked timers do not wait for.
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
  // Past the router's own patch: arriving is no replacing.
  History.prototype.replaceState.call(history, { layer }, '');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { layer } }));
}
