import { useEffect, useRef, useState, type RefObject } from 'react';
import { pushLayer } from './history-layers.ts';
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

/** Back closes it first: an entry of the history for as long as `open` is true. */
function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? pushLayer(() => close.current()) : undefined), [open]);
}

/** Everything below `layer` is out of reach; the toasts, which speak over it, are not. */
function hideOthers(layer: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement &&
      !each.contains(layer) &&
      !each.hasAttribute('data-toasts') &&
      each.getAttribute('aria-hidden') !== 'true',
  );
  for (const each of others) {
    each.setAttribute('aria-hidden', 'true');
    each.setAttribute('inert', '');
  }
  return () => {
    for (const each of others) {
      each.removeAttribute('aria-hidden');
      each.removeAttribute('inert');
    }
  };
}

function keepFocusInside(layer: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return;
  const stops = [...layer.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [first, last] = [stops[0], stops[stops.length - 1]];
  if (!first || !last) return;
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === layer)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && at === last) {
    event.preventDefault();
    first.focus();
  }
}

/**
 * What a modal layer owes its user: the focus goes in, stays in and returns to where it was; Escape
 * and back close it; the page behind neither scrolls nor answers. Own code instead of `<dialog>`:
 * one way for every browser down to Safari 12, and toasts stay above it and in reach of screen
 * readers.
 */
export function useLayer(layer: RefObject<HTMLElement | null>, open: boolean, onClose: () => void) {
  useBackCloses(open, onClose);
  useCountedOpen(open);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const node = layer.current;
    if (!open || !node) return;
    const before = document.activeElement;
    const showOthers = hideOthers(node);
    const overflow = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    const wanted = node.querySelector<HTMLElement>('[data-autofocus]') ?? node;
    wanted.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.stopPropagation();
        close.current();
      } else keepFocusInside(node, event);
    };
    node.addEventListener('keydown', onKey);
    return () => {
      node.removeEventListener('keydown', onKey);
      document.body.style.overflow = overflow;
      showOthers();
      if (before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    };
  }, [open, layer]);
}
