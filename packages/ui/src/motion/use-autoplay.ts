import { useEffect, useRef, useState } from 'react';

/**
 * Calls `step` every `ms` while `on`. It pauses under a pointer, with the focus inside and in a
 * hidden tab, because people must be able to read what moves by itself (WCAG 2.2.2). Spread `hold`
 * on the region.
 */
export function useAutoplay(on: boolean, ms: number, step: () => void) {
  const [held, setHeld] = useState(false);
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => {
    if (!on || held) return;
    const timer = setInterval(() => {
      if (!document.hidden) latest.current();
    }, ms);
    return () => clearInterval(timer);
  }, [on, held, ms]);
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onTouchStart: () => setHeld(true),
    onTouchEnd: () => setHeld(false),
    onTouchCancel: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return hold;
}
