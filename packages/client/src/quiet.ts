let quiet: Promise<void> | undefined;

/** A picture that does not come, or a processor that stays busy, keeps nothing back for ever. */
const LOADED_AT_MOST_MS = 5_000;
const IDLE_AT_MOST_MS = 2_000;

/**
 * Resolves once the page has all that its first sight needs and the processor has nothing better to
 * do: the moment for code and work that stand below the window, behind a tap, or beside the screen.
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
    // Safari has no such call: there the end of loading has to do.
    if (typeof requestIdleCallback === 'undefined') resolve();
    else requestIdleCallback(() => resolve(), { timeout: IDLE_AT_MOST_MS });
  });
