import { nextEntry } from '@palaro/client';
import { afterPaint } from '../motion/after-paint.ts';

// Open sheets and dialogs are history entries, so the back key closes the top one first.

interface Layer {
  depth: number;
  /** The address of the page below the layer. */
  path: string;
  close: () => void;
}

const open: Layer[] = [];
let leaving: ReturnType<typeof setTimeout> | undefined;
/** The current entry, remembered because a `popstate` event only tells the new one. */
let here = { depth: 0, path: '' };
/** A step back was requested and has not arrived, so the history's state is still the old one. */
let going = false;
/**
 * A browser may drop a step that is under way. After this time it counts as lost; otherwise all
 * that waits for it would wait for ever.
 */
const STEP_LOST_MS = 1_000;
let losing: ReturnType<typeof setTimeout> | undefined;
/** Where the visitor went while our step was under way: the step then counts from there. */
let gone: string | null = null;
/**
 * Another page is on its way. A step now would call it off, so the entries of layers that close
 * meanwhile stay as ones left behind, which a later step back passes over.
 */
let leavingPage = false;
const waiting: (() => void)[] = [];

const depthOf = (state: unknown): number => {
  const depth = (state as { layer?: unknown } | null)?.layer;
  return typeof depth === 'number' ? depth : 0;
};

function look() {
  here = { depth: depthOf(history.state), path: location.pathname };
}

/**
 * Whether a step back left an entry whose layer is gone, after a reload or a link inside the layer.
 * Such a step changes nothing on the screen, so it must go on to the next entry.
 */
const leftBehind = (depth: number) =>
  open.length === 0 && here.depth > depth && here.path === location.pathname;

function onBack(event: PopStateEvent) {
  const depth = depthOf(event.state);
  const passOn = !going && leftBehind(depth);
  look();
  if (passOn) return history.go(-1);
  if (going) {
    // This was our step. Layers that opened meanwhile stay and get their entry now.
    const to = gone;
    arrive();
    if (to !== null && to !== location.href) step(1);
    else stepBack();
  } else while ((open[open.length - 1]?.depth ?? 0) > depth) open.pop()?.close();
  if (!going) enterAll();
  // Runs after all other listeners have handled this step.
  setTimeout(releaseWaiting, 0);
}

function arrive() {
  going = false;
  gone = null;
  clearTimeout(losing);
  markStepping();
}

/** Says on the page that a step back is due or under way: it would cancel an address typed now. */
function markStepping() {
  document.documentElement.toggleAttribute('data-stepping', going || leaving !== undefined);
}

/**
 * Not asked for again, because it might come after all. The entry stays as one left behind, which a
 * later step back passes over.
 */
function loseStep() {
  arrive();
  enterAll();
  releaseWaiting();
}

function releaseWaiting() {
  if (open.length > 0 || leaving !== undefined || going) return;
  for (const act of waiting.splice(0)) act();
}

/**
 * Runs `act` once no layer is open and their history entries are gone. A layer that leads to
 * another page must wait for this, or back would stop at the layer's entry.
 */
export function afterLayers(act: () => void): void {
  waiting.push(act);
  releaseWaiting();
}

/** Gives every open layer over this page a history entry, numbered from the lowest. */
function enterAll() {
  for (const [at, layer] of open.entries()) {
    layer.depth = at + 1;
    if (layer.path === location.pathname && depthOf(history.state) < layer.depth)
      history.pushState({ ...nextEntry(), layer: layer.depth }, '');
  }
}

/**
 * Removes the entries of closed layers in one step; another step waits until this one has arrived.
 */
function stepBack() {
  if (going) return;
  const surplus = depthOf(history.state) - open.length;
  // If a link inside the layer led to another page, there is nothing to remove.
  if (surplus <= 0) return;
  step(-surplus);
}

function step(by: number) {
  if (leavingPage) return;
  going = true;
  markStepping();
  losing = setTimeout(loseStep, STEP_LOST_MS);
  history.go(by);
}

function onPushed() {
  if (going) gone = location.href;
  look();
}

/**
 * When a filter sheet writes its choice into the address, its entry must stay marked as the
 * layer's.
 */
function onReplaced() {
  const top = open[open.length - 1];
  if (!top || top.path !== location.pathname || depthOf(history.state) > 0) return;
  // Bypasses the router's patched function, so that this does not count as navigation.
  History.prototype.replaceState.call(
    history,
    { ...(history.state as object | null), layer: top.depth },
    '',
  );
}

/**
 * Adds an entry for a layer that opens, once it is drawn, because browsers take long for it and a
 * tap should not wait. The returned function removes it when the layer closes by itself. The step
 * back is delayed a moment, so that a sheet that replaces another can take over its entry.
 */
export function pushLayer(close: () => void): () => void {
  const layer = { depth: open.length + 1, path: location.pathname, close };
  open.push(layer);
  // Whoever opens a layer has stayed, as after a download.
  leavingPage = false;
  if (leaving !== undefined) {
    clearTimeout(leaving);
    leaving = undefined;
    markStepping();
  }
  const cancel = afterPaint(() => {
    if (!going) enterAll();
    look();
  });
  return () => {
    cancel();
    const at = open.indexOf(layer);
    if (at < 0) return;
    open.splice(at, 1);
    if (leaving !== undefined) clearTimeout(leaving);
    leaving = setTimeout(() => {
      leaving = undefined;
      stepBack();
      markStepping();
      releaseWaiting();
    }, 0);
    markStepping();
  };
}

// Runs at once, because a reload may start at an entry whose layer is gone.
if (typeof window !== 'undefined') {
  look();
  window.addEventListener('popstate', onBack);
  window.addEventListener('pushState', onPushed);
  window.addEventListener('beforeunload', () => {
    leavingPage = true;
  });
  window.addEventListener('replaceState', () => {
    onReplaced();
    look();
  });
}
