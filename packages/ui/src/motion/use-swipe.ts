import { useRef, type TouchEvent } from 'react';
import { SWIPE_PX } from './touch.limits.ts';

interface SwipeOptions {
  onLeft?: () => void;
  onRight?: () => void;
  onDown?: () => void;
}

/** Calls back when a finger has moved 60 px (section 9), farther along one axis than the other. */
export function useSwipe({ onLeft, onRight, onDown }: SwipeOptions) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const finger = event.touches[0];
      from.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const finger = event.changedTouches[0];
      if (!from.current || !finger) return;
      const across = finger.clientX - from.current.x;
      const down = finger.clientY - from.current.y;
      from.current = null;
      if (Math.abs(across) >= Math.abs(down)) {
        if (across <= -SWIPE_PX) onLeft?.();
        else if (across >= SWIPE_PX) onRight?.();
      } else if (down >= SWIPE_PX) onDown?.();
    },
  };
}
