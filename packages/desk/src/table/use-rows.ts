import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

export const ROW_PX = 36;
/** Fewer rows are drawn whole: they cost less than following the scroll. */
const VIRTUAL_FROM = 60;
const AHEAD_ROWS = 20;
const OVERSCAN = 12;

/**
 * Which rows are drawn, and the box that they scroll in. More pages are loaded while 20 rows are
 * left below. All rows are `rowPx` high. `height` is null where all rows are drawn in the flow, in
 * px else.
 */
export function useRows(count: number, loadMore: () => void, rowPx: number) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
  });
  // Whoever turns a phone changes the height of every row.
  useEffect(() => virtual.measure(), [virtual, rowPx]);
  const onScroll = () => {
    const node = box.current;
    if (!node || node.clientHeight === 0) return;
    const left = node.scrollHeight - node.scrollTop - node.clientHeight;
    if (left < AHEAD_ROWS * rowPx) loadMore();
  };
  useEffect(onScroll);
  const whole = count < VIRTUAL_FROM;
  return {
    box,
    drawn: whole
      ? Array.from({ length: count }, (_, index) => ({ index, start: index * rowPx }))
      : virtual.getVirtualItems(),
    height: whole ? null : virtual.getTotalSize(),
    reveal: (at: number) => (whole ? undefined : virtual.scrollToIndex(at)),
    onScroll,
  };
}
