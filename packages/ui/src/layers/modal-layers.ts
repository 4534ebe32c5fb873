import { afterPaint } from '../motion/after-paint.ts';

/** The open modal layers, the top one last. */
const modal: HTMLElement[] = [];
/** The elements that the top layer has made unreachable. */
const hidden = new Set<HTMLElement>();

/** Whether this layer receives the keys, wherever the focus is. */
export const isUppermost = (layer: HTMLElement): boolean => modal[modal.length - 1] === layer;

/**
 * Makes everything below `layer` unreachable and keeps the page from scrolling until the returned
 * function is called; the toasts, which appear above the layer, stay reachable. It waits until the
 * layer is drawn, because an inert page is styled anew as a whole and one that cannot scroll is
 * drawn anew as a whole, and a tap should not wait for that. Until then the dark background covers
 * the page, and the layer receives the keys.
 */
export function enterModal(layer: HTMLElement): () => void {
  modal.push(layer);
  const cancel = afterPaint(settle);
  return () => {
    cancel();
    modal.splice(modal.indexOf(layer), 1);
    // At once, because the focus returns to the page.
    settle();
  };
}

function settle() {
  hideBelow();
  holdPage(modal.length > 0);
}

/** What the page's own style says of scrolling while a layer holds the page still. */
let ownOverflow: string | undefined;

function holdPage(still: boolean) {
  if (still === (ownOverflow !== undefined)) return;
  const { style } = document.body;
  const own = ownOverflow;
  ownOverflow = still ? style.overflow : undefined;
  style.overflow = own ?? 'hidden';
}

function hideBelow() {
  const top = modal[modal.length - 1];
  for (const each of document.body.children) {
    if (!(each instanceof HTMLElement)) continue;
    const below = top !== undefined && !each.contains(top) && !each.hasAttribute('data-toasts');
    if (below && each.getAttribute('aria-hidden') !== 'true') hide(each);
    if (!below && hidden.has(each)) show(each);
  }
  for (const each of hidden) if (!each.isConnected) hidden.delete(each);
}

function hide(element: HTMLElement) {
  hidden.add(element);
  element.setAttribute('aria-hidden', 'true');
  element.setAttribute('inert', '');
}

function show(element: HTMLElement) {
  hidden.delete(element);
  element.removeAttribute('aria-hidden');
  element.removeAttribute('inert');
}
