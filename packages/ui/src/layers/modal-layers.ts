/** The modal layers over the page, the uppermost last. */
const modal: HTMLElement[] = [];
/** What the uppermost has put out of reach. */
const hidden = new Set<HTMLElement>();

/** Whether the keys are this layer's, wherever the focus is. */
export const isUppermost = (layer: HTMLElement): boolean => modal[modal.length - 1] === layer;

/**
 * Puts everything below `layer` out of reach until the returned function is called; the toasts,
 * which speak over it, are not. That waits until the layer has been drawn: a page that becomes
 * inert is styled anew as a whole, and a tap should not wait for it. Until then the dark lies over
 * the page already, and the keys are the layer's.
 */
export function enterModal(layer: HTMLElement): () => void {
  modal.push(layer);
  const cancel = afterPaint(hideBelow);
  return () => {
    cancel();
    modal.splice(modal.indexOf(layer), 1);
    // At once: the focus returns there.
    hideBelow();
  };
}

/** Runs `task` once the next frame is drawn, unless the returned function is called before. */
function afterPaint(task: () => void): () => void {
  let painted: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    painted = setTimeout(task, 0);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(painted);
  };
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
