/** How many steps an entry is from where the visitor came in, which is 0. */
interface EntryState {
  depth?: number;
}

let depth = 0;
/**
 * The scroll position to restore. A step through the history returns to its entry's position; a new
 * entry starts at the top.
 */
let wanted = 0;
const places = new Map<number, number>();

const stateOf = () => (window.history.state as EntryState | null) ?? {};

/**
 * Writes the depth into the entry unless it has it. Bypasses the router's patched function, so that
 * this does not count as navigation.
 */
function stamp() {
  if (stateOf().depth === depth) return;
  History.prototype.replaceState.call(window.history, { ...stateOf(), depth }, '');
}

/**
 * Follows the history from the first screen on. Every entry carries its depth, so the back arrow
 * knows whether a step back stays on the site. Scroll positions are kept by depth.
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

/**
 * The state for a new entry over the current one. With its depth it needs no second call of the
 * history, which a tap would wait for.
 */
export const nextEntry = () => ({ ...stateOf(), depth: depth + 1 });

/** Whether a step back stays on this site. */
export const hasHistory = () => depth > 0;
export const goBackInHistory = () => window.history.back();

/** The scroll position for a screen that appears now, in px from the top. */
export const scrollPlace = () => wanted;
