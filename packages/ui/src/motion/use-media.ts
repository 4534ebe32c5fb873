import { useCallback, useSyncExternalStore } from 'react';

const listOf = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'function' ? matchMedia(query) : undefined;

/** Whether a media query holds. Use it where CSS alone cannot make the difference. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      // Media queries in Safari before 14 have only addListener.
      if (list?.addEventListener) list.addEventListener('change', changed);
      else list?.addListener?.(changed);
      return () => {
        if (list?.removeEventListener) list.removeEventListener('change', changed);
        else list?.removeListener?.(changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query)?.matches ?? false,
    () => false,
  );
}
