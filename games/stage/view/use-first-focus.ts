import { useEffect, useRef } from 'react';
import { modalOpen } from './use-keys.ts';

/**
 * Focuses a game's play button once it can be pressed, so that a keyboard starts there. Whoever has
 * gone on to another control of the page or opened a sheet keeps the focus.
 */
export function useFirstFocus(ready: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const main = button.current?.closest('main');
    const at = document.activeElement;
    const busy = modalOpen() || (at !== main && main?.contains(at));
    if (ready && !busy) button.current?.focus({ preventScroll: true });
  }, [ready]);
  return button;
}
