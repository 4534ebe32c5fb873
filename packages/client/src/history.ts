/** How deep an entry lies in this visit: 0 is where the visitor came in. */
interface EntryState {
  depth?: number;
}

let depth = 0;
/** A step through the history finds its entry's place again, a new entry starts on top. */
let wanted = 0;
const places = new Map<number, number>();

const stateOf = () => (window.history.state as EntryState | null) ?? {};

/** Writes past the router's own patch, so that a stamp is no navigation. */
const stamp = () =>
  History.prototype.replaceState.call(window.history, { ...stateOf(), depth }, '');

/**
 * Follows the history from the first screen on: every entry carries its depth, so that the back
 * arrow knows whether a step back stays on the site, and each its scroll position.
 */
export function followHistory(): () => void {
  window.history.scrollRestoration = 'manual';
  depth = stateOf().depth ?? 0;
  stamp();
  const pushed = () => {
    depth += 1;
    wanted = 0;
    stamp();
  };
  const travelled = () => {
    depth = stateOf().depth ?? 0;
    wanted = places.get(depth) ?? 0;
  };
  const scrolled = () => places.set(depth, window.scrollY);
  window.addEventListener('pushState', pushed);
  window.addEventListener('replaceState', stamp);
  window.addEventListener('popstate', travelled);
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    window.removeEventListener('pushState', pushed);
    window.removeEventListener('replaceState', stamp);
    window.removeEventListener('popstate', travelled);
    window.removeEventListener('scroll', scrolled);
  };
}

/** Whether a step back stays on this site. */
export const hasHistory = () => depth > 0;
export const goBackInHistory = () => window.history.back();

/** Where a screen that appears now should stand, in px from the top. */
export const scrollPlace = () => wanted;
