import { useLayoutEffect, type RefObject } from 'react';

const STOPS = 'a[href], button:not([disabled])';
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/**
 * Makes a row or list of links and buttons one stop of the Tab key: the one that had the focus
 * last, else the current one, else the first. Arrow keys go round inside, Home and End to its ends.
 */
export function useRoving(box: RefObject<HTMLElement | null>): void {
  // After every drawing, as the links may be others then.
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const stops = () => Array.from(node.querySelectorAll<HTMLElement>(STOPS));
    const settle = (stop: HTMLElement | undefined) => {
      for (const one of stops()) {
        const wanted = one === stop ? '0' : '-1';
        // Even the same value, written again, makes the browser work.
        if (one.getAttribute('tabindex') !== wanted) one.setAttribute('tabindex', wanted);
      }
    };
    const all = stops();
    settle(
      all.find((one) => one === document.activeElement) ??
        all.find((one) => one.hasAttribute('aria-current')) ??
        all[0],
    );
    const onFocus = ({ target }: FocusEvent) =>
      settle(stops().find((one) => one === target) ?? stops()[0]);
    const onKey = (event: KeyboardEvent) => {
      const now = stops();
      const at = now.findIndex((one) => one === event.target);
      const to = at < 0 ? undefined : placeOf(event.key, at, now.length);
      if (to === undefined) return;
      event.preventDefault();
      now[to]?.focus();
    };
    node.addEventListener('focusin', onFocus);
    node.addEventListener('keydown', onKey);
    return () => {
      node.removeEventListener('focusin', onFocus);
      node.removeEventListener('keydown', onKey);
    };
  });
}

/** Where a key leads from place `at` of `count`; undefined: it is no key of the row. */
function placeOf(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}
