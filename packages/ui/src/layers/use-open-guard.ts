import { useEffect, useState } from 'react';
import { DIALOG_GUARD_MS } from '../motion/touch.limits.ts';

/**
 * Blocks what it guards for 300 ms after a layer opened (APP-13), because the second tap of a
 * double tap on the opener was not meant for it. Returns whether that time is over, and the guard.
 */
export function useOpenGuard(open: boolean) {
  const [ready, setReady] = useState(false);
  if (!open && ready) setReady(false);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => setReady(true), DIALOG_GUARD_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return [
    ready,
    (act: () => void) => () => {
      if (ready) act();
    },
  ] as const;
}
