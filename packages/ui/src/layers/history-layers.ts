// Open sheets and dialogs as entries of the history: the back key closes the uppermost first.

interface Layer {
  depth: number;
  /** Address of the page the layer lies over. */
  path: string;
  close: () => void;
}

const open: Layer[] = [];
let leaving: ReturnType<typeof setTimeout> | undefined;
/** The entry that is shown: a step away from it tells no more than where it leads. */
let here = { depth: 0, path: '' };
/** A step back was asked for and has not arrived yet: until then the history's state is old. */
let going = false;
const waiting: (() => void)[] = [];

const depthOf = (state: unknown): number => {
  const depth = (state as { layer?: unknown } | null)?.layer;
  return typeof depth === 'number' ? depth : 0;
};

function look() {
  here = { depth: depthOf(history.state), path: location.pathname };
}

/**
 * A reload, or a link inside a layer, leaves the layer's entry behind without its layer. Back from
 * it shows what is shown already: whoever pressed it wants to go where the next one leads.
 */
const leftBehind = (depth: number) =>
  open.length === 0 && here.depth > depth && here.path === location.pathname;

function onBack(event: PopStateEvent) {
  const depth = depthOf(event.state);
  const passOn = !going && leftBehind(depth);
  look();
  if (passOn) return history.go(-1);
  if (going) {
    // Our own step: what opened while it was under way stays, and gets its entry now.
    going = false;
    stepBack();
  } else while ((open[open.length - 1]?.depth ?? 0) > depth) open.pop()?.close();
  if (!going) enterAll();
  // After everyone else who follows the history has heard of the step.
  setTimeout(releaseWaiting, 0);
}

function releaseWaiting() {
  if (open.length > 0 || leaving !== undefined || going) return;
  for (const act of waiting.splice(0)) act();
}

/**
 * Does something once no layer is open and each has taken its entry of the history back: what leads
 * to another page from within a layer waits for this, or back would stop at the layer's entry.
 */
export function afterLayers(act: () => void): void {
  waiting.push(act);
  releaseWaiting();
}

const inherited = () => history.state as object | null;

/** Every open layer over this page has an entry, numbered from the lowest. */
function enterAll() {
  for (const [at, layer] of open.entries()) {
    layer.depth = at + 1;
    if (layer.path === location.pathname && depthOf(history.state) < layer.depth)
      history.pushState({ ...inherited(), layer: layer.depth }, '');
  }
}

/** Takes back the entries of closed layers, in one step; a second waits until the first arrived. */
function stepBack() {
  if (going) return;
  const surplus = depthOf(history.state) - open.length;
  // Nothing to take back where a link inside the layer led to another page.
  going = surplus > 0;
  if (going) history.go(-surplus);
}

/** A filter sheet writes its choice into the address; the entry must stay known as the layer's. */
function onReplaced() {
  const top = open[open.length - 1];
  if (!top || top.path !== location.pathname || depthOf(history.state) > 0) return;
  // Past the router's own patch: a stamp is no navigation.
  History.prototype.replaceState.call(history, { ...inherited(), layer: top.depth }, '');
}

/**
 * Adds an entry for a layer that opens; the returned function takes it away again when the layer
 * closes by itself. Going back is put off a moment: a sheet that replaces another takes over its
 * entry.
 */
export function pushLayer(close: () => void): () => void {
  const layer = { depth: open.length + 1, path: location.pathname, close };
  open.push(layer);
  if (leaving !== undefined) {
    clearTimeout(leaving);
    leaving = undefined;
  }
  if (!going) enterAll();
  look();
  return () => {
    const at = open.indexOf(layer);
    if (at < 0) return;
    open.splice(at, 1);
    if (leaving !== undefined) clearTimeout(leaving);
    leaving = setTimeout(() => {
      leaving = undefined;
      stepBack();
      releaseWaiting();
    }, 0);
  };
}

// From the first moment on: a reload may have come to an entry whose layer is gone.
if (typeof window !== 'undefined') {
  look();
  window.addEventListener('popstate', onBack);
  window.addEventListener('pushState', look);
  window.addEventListener('replaceState', () => {
    onReplaced();
    look();
  });
}
