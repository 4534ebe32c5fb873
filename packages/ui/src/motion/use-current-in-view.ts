import { useEffect, type RefObject } from 'react';

const CURRENT = '[aria-current],[aria-selected="true"],[aria-pressed="true"]';

/** Scrolls a row sideways so that its current item, which `value` names, is in the middle. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, value: string) {
  useEffect(() => {
    const current = row.current?.querySelector(CURRENT)?.getBoundingClientRect();
    if (!row.current || !current) return;
    const { left, width } = row.current.getBoundingClientRect();
    // `scrollIntoView` would scroll the page too.
    row.current.scrollLeft += current.left - left - (width - current.width) / 2;
  }, [row, value]);
}
