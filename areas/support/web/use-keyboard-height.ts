import { useSyncExternalStore } from 'react';

/** Toolbars that come and go are lower than any keyboard. */
const KEYBOARD_LEAST_PX = 120;

/** How much of the window a phone's keyboard covers, px; 0 where the browser cannot tell. */
export const useKeyboardHeight = () => useSyncExternalStore(subscribe, covered);

function subscribe(changed: () => void) {
  const view = window.visualViewport;
  view?.addEventListener('resize', changed);
  view?.addEventListener('scroll', changed);
  return () => {
    view?.removeEventListener('resize', changed);
    view?.removeEventListener('scroll', changed);
  };
}

function covered(): number {
  const view = window.visualViewport;
  // Zooming in shrinks what is seen too, and no keyboard has come.
  if (!view || view.scale > 1.01) return 0;
  const below = Math.round(window.innerHeight - view.height - view.offsetTop);
  return below >= KEYBOARD_LEAST_PX ? below : 0;
}
