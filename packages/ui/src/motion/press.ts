import {
  LONG_PRESS_MS,
  PRESS_CANCEL_PX,
  PRESS_IN_MS,
  PRESS_OUT_MS,
  PRESS_RETENTION_PX,
} from './touch.limits.ts';

/** What can be tapped. A styled control shows `[data-pressed]`; base.css dims the others. */
const CONTROL = 'a[href], button, label, summary, [role="button"]';
const RIGHT_BUTTON = 2;

interface Point {
  clientX: number;
  clientY: number;
}

interface Touch extends Point {
  control: Element;
  state: 'held' | 'up' | 'cancelled' | 'long';
}

const longPresses = new WeakMap<Element, () => void>();

/** Calls `run` when the control is pressed long (APP-13); the returned function stops that. */
export function onLongPress(control: Element, run: () => void): () => void {
  longPresses.set(control, run);
  return () => void longPresses.delete(control);
}

let touch: Touch | null = null;
let timers: ReturnType<typeof setTimeout>[] = [];
const after = (ms: number, run: () => void) => void timers.push(setTimeout(run, ms));

function down(target: EventTarget | null, { clientX, clientY }: Point) {
  end('cancelled');
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  touch = control && { clientX, clientY, control, state: 'held' };
  if (!control) return;
  after(PRESS_IN_MS, () => control.setAttribute('data-pressed', ''));
  if (!longPresses.has(control)) return;
  after(PRESS_IN_MS + LONG_PRESS_MS, () => {
    end('long');
    longPresses.get(control)?.();
  });
}

function end(state: Touch['state']) {
  if (touch?.state !== 'held') return;
  touch.state = state;
  timers.forEach(clearTimeout);
  timers = [];
  const { control } = touch;
  if (state === 'cancelled') return control.removeAttribute('data-pressed');
  control.setAttribute('data-pressed', '');
  setTimeout(() => control.removeAttribute('data-pressed'), PRESS_OUT_MS);
}

function move(point: Point) {
  if (touch?.state === 'held' && strayed(touch, point)) end('cancelled');
}

function strayed({ clientX, clientY, control }: Touch, to: Point): boolean {
  if (Math.hypot(to.clientX - clientX, to.clientY - clientY) > PRESS_CANCEL_PX) return true;
  const edge = control.getBoundingClientRect();
  return (
    to.clientX < edge.left - PRESS_RETENTION_PX ||
    to.clientX > edge.right + PRESS_RETENTION_PX ||
    to.clientY < edge.top - PRESS_RETENTION_PX ||
    to.clientY > edge.bottom + PRESS_RETENTION_PX
  );
}

/** Stops the click of a finger that has strayed or pressed long, before the page hears of it. */
function click(event: MouseEvent) {
  const last = touch;
  touch = null;
  // A click without a pointer (keyboard, screen reader) has detail 0 and always counts.
  if (!last || event.detail === 0 || !last.control.contains(event.target as Node)) return;
  if (last.state !== 'cancelled' && last.state !== 'long') return;
  event.preventDefault();
  event.stopPropagation();
}

/** The menu's key or button works like a long press; a held link opens no menu of the phone. */
function contextMenu(event: MouseEvent) {
  const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
  const run = control && longPresses.get(control);
  if (!run) return;
  if (touch) event.preventDefault();
  else if (event.button !== RIGHT_BUTTON) {
    event.preventDefault();
    run();
  }
}

/**
 * Touch feedback of APP-13 for every control of the page, present and future: pressed after 130 ms,
 * long press 370 ms later, released 100 ms after the finger. Moving more than 30 px, or more than
 * 20 px outside the edge, cancels it. The press itself is the native click, so keyboard and screen
 * readers work unchanged. Call it once.
 */
export function followPresses(page: HTMLElement = document.documentElement): void {
  if (typeof PointerEvent === 'undefined') followTouches(page);
  else {
    page.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button <= 0) down(event.target, event);
      },
      true,
    );
    page.addEventListener('pointermove', move, true);
    page.addEventListener('pointerup', () => end('up'), true);
    page.addEventListener('pointercancel', () => end('cancelled'), true);
  }
  page.addEventListener('click', click, true);
  page.addEventListener('contextmenu', contextMenu, true);
}

/** For iOS before 13, which has no pointer events. */
function followTouches(page: HTMLElement) {
  page.addEventListener('touchstart', ({ target, touches }) => {
    // A second finger is a zoom or a scroll.
    if (touches.length > 1) end('cancelled');
    else if (touches[0]) down(target, touches[0]);
  });
  page.addEventListener('touchmove', ({ touches }) => {
    if (touches[0]) move(touches[0]);
  });
  page.addEventListener('touchend', () => end('up'), true);
  page.addEventListener('touchcancel', () => end('cancelled'), true);
}
