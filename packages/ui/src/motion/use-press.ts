import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
} from 'react';
import {
  LONG_PRESS_MS,
  PRESS_CANCEL_PX,
  PRESS_IN_MS,
  PRESS_OUT_MS,
  PRESS_RETENTION_PX,
} from './touch.limits.ts';

interface PressOptions {
  onPress?: (event: MouseEvent) => void;
  onLongPress?: () => void;
}

const RIGHT_BUTTON = 2;

interface Point {
  clientX: number;
  clientY: number;
}

interface Touch {
  x: number;
  y: number;
  state: 'held' | 'cancelled' | 'long';
}

/**
 * Touch feedback of APP-13: pressed after 130 ms, long press 370 ms later, released 100 ms after
 * the finger. Moving more than 30 px, or more than 20 px outside the edge, cancels it. Spread
 * `handlers` on a button or link. The press itself is the native click, so keyboard and screen
 * readers work unchanged.
 */
export function usePress({ onPress, onLongPress }: PressOptions) {
  const [pressed, setPressed] = useState(false);
  const touch = useRef<Touch | null>(null);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const after = (ms: number, run: () => void) => timers.current.push(setTimeout(run, ms));
  const stop = () => timers.current.splice(0).forEach(clearTimeout);
  useEffect(() => () => timers.current.splice(0).forEach(clearTimeout), []);

  const end = (state?: Touch['state']) => {
    stop();
    if (state && touch.current) touch.current.state = state;
    if (state === 'cancelled') setPressed(false);
    else after(PRESS_OUT_MS, () => setPressed(false));
  };

  const down = ({ clientX, clientY }: Point) => {
    stop();
    touch.current = { x: clientX, y: clientY, state: 'held' };
    after(PRESS_IN_MS, () => setPressed(true));
    if (!onLongPress) return;
    after(PRESS_IN_MS + LONG_PRESS_MS, () => {
      end('long');
      onLongPress();
    });
  };
  const move = (point: Point, on: Element) => {
    if (touch.current?.state === 'held' && strayed(touch.current, point, on)) end('cancelled');
  };
  const up = () => {
    if (touch.current?.state !== 'held') return;
    setPressed(true);
    end();
  };
  const cancel = () => end('cancelled');

  const handlers = {
    ...(typeof PointerEvent === 'undefined'
      ? byTouch({ down, move, up, cancel })
      : byPointer({ down, move, up, cancel })),
    onClick: (event: MouseEvent) => {
      const state = touch.current?.state;
      touch.current = null;
      // A click without a pointer (keyboard, screen reader) has detail 0 and always counts.
      const meant = event.detail === 0 || (state !== 'cancelled' && state !== 'long');
      if (meant) onPress?.(event);
      else event.preventDefault();
    },
    onContextMenu: (event: MouseEvent) => {
      // Otherwise the phone's menu for a held link would cover what the long press opens.
      if (!onLongPress) return;
      if (touch.current) event.preventDefault();
      else if (event.button !== RIGHT_BUTTON) {
        // The keyboard's menu key works like a long press.
        event.preventDefault();
        onLongPress();
      }
    },
  };
  return { pressed, handlers };
}

interface Finger {
  down(point: Point): void;
  move(point: Point, on: Element): void;
  up(): void;
  cancel(): void;
}

const byPointer = ({ down, move, up, cancel }: Finger) => ({
  onPointerDown: (event: PointerEvent) => {
    if (event.button <= 0) down(event);
  },
  onPointerMove: (event: PointerEvent) => move(event, event.currentTarget),
  onPointerUp: up,
  onPointerCancel: cancel,
});

/** For iOS before 13, which has no pointer events. */
const byTouch = ({ down, move, up, cancel }: Finger) => ({
  onTouchStart: ({ touches }: TouchEvent) => {
    // A second finger is a zoom or a scroll.
    if (touches.length > 1) cancel();
    else if (touches[0]) down(touches[0]);
  },
  onTouchMove: ({ touches, currentTarget }: TouchEvent) => {
    if (touches[0]) move(touches[0], currentTarget);
  },
  onTouchEnd: up,
  onTouchCancel: cancel,
});

function strayed(from: Touch, point: Point, on: Element): boolean {
  if (Math.hypot(point.clientX - from.x, point.clientY - from.y) > PRESS_CANCEL_PX) return true;
  const edge = on.getBoundingClientRect();
  return (
    point.clientX < edge.left - PRESS_RETENTION_PX ||
    point.clientX > edge.right + PRESS_RETENTION_PX ||
    point.clientY < edge.top - PRESS_RETENTION_PX ||
    point.clientY > edge.bottom + PRESS_RETENTION_PX
  );
}
