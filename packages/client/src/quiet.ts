let quiet: Promise<void> | undefined;

/** Limits, so that a missing picture or a busy processor does not delay the rest for ever. */
const LOADED_AT_MOST_MS = 5_000;
const IDLE_AT_MOST_MS = 2_000;

/**
 * Resolves once the page has loaded what its first view needs and the processor is idle. Then is
 * the time for code and work outside that view: below the window, behind a tap, or at its side.
 */
export const whenQuiet = (): Promise<void> => (quiet ??= loaded().then(idle));

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') return resolve();
    window.addEventListener('load', () => resolve(), { once: true });
    setTimeout(resolve, LOADED_AT_MOST_MS);
  });

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no `requestIdleCallback`; there it resolves once the page has loaded.
    if (typeof requestIdleCallback === 'undefined') resolve();
    else requestIdleCallback(() => resolve(), { timeout: IDLE_AT_MOST_MS });
  });
