import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function query(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(QUERY) : undefined;
}

function subscribe(changed: () => void): () => void {
  const list = query();
  // Media queries in Safari before 14 have only addListener.
  if (list?.addEventListener) list.addEventListener('change', changed);
  else list?.addListener?.(changed);
  return () => {
    if (list?.removeEventListener) list.removeEventListener('change', changed);
    else list?.removeListener?.(changed);
  };
}

/** Whether the device asks for reduced motion. Use it where CSS alone cannot make a cross-fade. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}
