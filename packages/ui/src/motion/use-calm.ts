import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function query(): MediaQueryList | undefined {
  return typeof matchMedia === 'function' ? matchMedia(QUERY) : undefined;
}

function subscribe(changed: () => void): () => void {
  const list = query();
  // Safari before 14 has only addListener on media queries.
  if (list?.addEventListener) list.addEventListener('change', changed);
  else list?.addListener?.(changed);
  return () => {
    if (list?.removeEventListener) list.removeEventListener('change', changed);
    else list?.removeListener?.(changed);
  };
}

/** Whether the device asks for reduced motion; for what CSS alone cannot turn into a cross-fade. */
export function useCalm(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}
