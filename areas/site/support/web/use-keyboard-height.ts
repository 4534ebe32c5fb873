import { useSyncExternalStore } from 'react';

/** A smaller change is only a browser toolbar that appears or hides. */
const KEYBOARD_LEAST_PX = 120;

/** The height of the window that a phone's keyboard covers, px; 0 if the browser cannot tell. */
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
  // Zooming in shrinks the visible part too, without a keyboard.
  if (!view || view.scale > 1.01) return 0;
  const below = Math.round(window.innerHeight - view.height - view.offsetTop);
  return below >= KEYBOARD_LEAST_PX ? below : 0;
}
