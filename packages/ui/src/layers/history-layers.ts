// Open sheets and dialogs as entries of the history: the back key closes the uppermost first.

interface Layer {
  depth: number;
  /** Address of the page the layer lies over. */
  path: string;
  close: () => void;
}

const open: Layer[] = [];
let leaving: ReturnType<typeof setTimeout> | undefined;
let listening = false;

const depthOf = (state: unknown): number => {
  const depth = (state as { layer?: unknown } | null)?.layer;
  return typeof depth === 'number' ? depth : 0;
};

function onBack(event: PopStateEvent) {
  const depth = depthOf(event.state);
  while ((open[open.length - 1]?.depth ?? 0) > depth) open.pop()?.close();
}

const inherited = () => history.state as object | null;

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
  if (!listening) {
    window.addEventListener('popstate', onBack);
    window.addEventListener('replaceState', onReplaced);
  }
  listening = true;
  const layer = { depth: open.length + 1, path: location.pathname, close };
  open.push(layer);
  if (leaving !== undefined) {
    clearTimeout(leaving);
    leaving = undefined;
  }
  if (depthOf(history.state) < layer.depth) {
    history.pushState({ ...inherited(), layer: layer.depth }, '');
  }
  return () => {
    const at = open.indexOf(layer);
    if (at < 0) return;
    open.splice(at, 1);
    if (leaving !== undefined) clearTimeout(leaving);
    leaving = setTimeout(() => {
      leaving = undefined;
      const surplus = depthOf(history.state) - open.length;
      // Nothing to take back where a link inside the layer led to another page.
      if (surplus > 0) history.go(-surplus);
    }, 0);
  };
}
