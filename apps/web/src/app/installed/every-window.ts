import { UPDATE_WINDOW_S } from './worker.limits.ts';

/**
 * Runs a check at most once per update window: at its end if the page is visible then, otherwise
 * when the visitor next looks at the page.
 */
export function everyWindow(check: () => void): void {
  let over = false;
  const look = () => {
    if (!over || document.visibilityState !== 'visible') return;
    begin();
    check();
  };
  const begin = () => {
    over = false;
    setTimeout(() => {
      over = true;
      look();
    }, UPDATE_WINDOW_S * 1000);
  };
  begin();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
}
