import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pushLayer } from './history-layers.ts';
import { afterPaint } from '../motion/after-paint.ts';
import { enterModal, isUppermost } from './modal-layers.ts';
import { useCountedOpen } from './open-layers.ts';
import { FOCUSABLE } from './ScrollBody.tsx';

/** The same time as `--appear`, the animation with which layers close. */
const LEAVE_MS = 200;

/** Keeps a closed layer mounted for its closing animation. */
export function usePresence(open: boolean): 'open' | 'closing' | 'gone' {
  const [left, setLeft] = useState(!open);
  if (open && left) setLeft(false);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setLeft(true), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [open]);
  if (open) return 'open';
  return left ? 'gone' : 'closing';
}

/**
 * The current function that closes the layer. It is a ref, as others hold it while the layer is
 * open.
 */
type Close = RefObject<() => void>;

/** Back closes the layer first: it has a history entry while `open` is true. */
function useBackCloses(open: boolean, close: Close): void {
  useEffect(() => (open ? pushLayer(() => close.current()) : undefined), [open, close]);
}

function keepFocusInside(layer: HTMLElement, event: KeyboardEvent) {
  const stops = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    // A list that is one stop has others that only its arrow keys reach.
    ({ tabIndex }) => tabIndex >= 0,
  );
  const first = stops[0];
  const last = stops[stops.length - 1];
  if (!first || !last) return;
  const at = document.activeElement;
  const outside = !layer.contains(at);
  if (event.shiftKey && (at === first || at === layer || outside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (at === last || outside)) {
    event.preventDefault();
    first.focus();
  }
}

/** Handles Escape and Tab as soon as the layer is in the page, before it has the focus. */
function useLayerKeys(layer: RefObject<HTMLElement | null>, open: boolean, close: Close) {
  useLayoutEffect(() => {
    const node = layer.current;
    if (!open || !node) return;
    const leave = enterModal(node);
    const onKey = (event: KeyboardEvent) => {
      if (!isUppermost(node) || event.isComposing) return;
      if (event.key === 'Tab') keepFocusInside(node, event);
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close.current();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      leave();
    };
  }, [open, layer, close]);
}

/**
 * Moves the focus into the layer once it is drawn, because that lays the page out and a tap should
 * not wait for it. Until then the layer has the keys already. Returns what calls it off.
 */
const focusInside = (layer: HTMLElement): (() => void) =>
  afterPaint(() => {
    if (layer.contains(document.activeElement)) return;
    const wanted = layer.querySelector<HTMLElement>('[data-autofocus]') ?? layer;
    wanted.focus({ preventScroll: true });
  });

/**
 * Gives the focus back to what had it before the layer. Where nothing had it, or that is gone, the
 * Tab key begins at the page's start again, instead of where the layer was: behind everything.
 */
function returnFocus(before: Element | null): void {
  if (before instanceof HTMLElement && before.isConnected && before !== document.body) {
    before.focus({ preventScroll: true });
    return;
  }
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}

/**
 * The behaviour of a modal layer. The focus moves in, stays in and returns; Escape and back close
 * it; the page behind neither scrolls nor reacts. It does not use `<dialog>`: this works the same
 * in every browser down to Safari 12, and toasts stay above it and readable by screen readers.
 */
export function useLayer(layer: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useBackCloses(open, close);
  useCountedOpen(open);
  useLayerKeys(layer, open, close);
  useEffect(() => {
    const node = layer.current;
    if (!open || !node) return;
    const before = document.activeElement;
    const cancel = focusInside(node);
    return () => {
      cancel();
      returnFocus(before);
    };
  }, [open, layer]);
}
