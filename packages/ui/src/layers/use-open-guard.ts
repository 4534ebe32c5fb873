import { useEffect, useState } from 'react';
import { DIALOG_GUARD_MS } from '../motion/touch.limits.ts';

/**
 * For 300 ms after a layer opened what it guards does nothing (APP-13): the second tap of a double
 * tap on its opener was not meant for it. Answers whether that is over, and what guards.
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
