import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pushLayer } from './history-layers.ts';
import { enterModal, isUppermost } from './modal-layers.ts';
import { useCountedOpen } from './open-layers.ts';
import { FOCUSABLE } from './ScrollBody.tsx';

/** As long as `--appear`, by which layers leave. */
const LEAVE_MS = 200;

/** Keeps a layer mounted for a moment after it closed, so that it can leave with a movement. */
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

/** What closes the layer by now: others may hold it for as long as the layer is open. */
type Close = RefObject<() => void>;

/** Back closes it first: an entry of the history for as long as `open` is true. */
function useBackCloses(open: boolean, close: Close): void {
  useEffect(() => (open ? pushLayer(() => close.current()) : undefined), [open, close]);
}

function keepFocusInside(layer: HTMLElement, event: KeyboardEvent) {
  const stops = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [stops[0], stops[stops.length - 1]];
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

/** Escape and Tab for a layer from the moment it is in the page, before focus has arrived in it. */
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
 * What a modal layer owes its user: the focus goes in, stays in and returns to where it was; Escape
 * and back close it; the page behind neither scrolls nor answers. Own code instead of `<dialog>`:
 * one way for every browser down to Safari 12, and toasts stay above it and in reach of screen
 * readers.
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
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    const wanted = node.querySelector<HTMLElement>('[data-autofocus]') ?? node;
    wanted.focus({ preventScroll: true });
    return () => {
      document.body.style.overflow = overflow;
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [open, layer]);
}
