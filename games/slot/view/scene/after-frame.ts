const IDLE_AT_MOST_MS = 1_000;

/**
 * Runs `work` once the next frame has been drawn and the processor is idle. The returned function
 * calls it off.
 */
export function afterFrame(work: () => void): () => void {
  let off = false;
  const run = () => {
    if (!off) work();
  };
  requestAnimationFrame(() => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') setTimeout(run);
    else requestIdleCallback(run, { timeout: IDLE_AT_MOST_MS });
  });
  return () => {
    off = true;
  };
}
