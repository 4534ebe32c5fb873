// Asks before a form's text is lost: by a link, a key, the back button, another part or row, or the
// closing of the page. Forms say what they hold; everything that leads away is caught here.
import { createStore } from '@palaro/client';
import { useEffect, useState } from 'react';

/** Forms whose text is not saved. */
const unsaved = new Set<symbol>();
/** What goes on if the operator leaves in spite of it; null: nobody is asked. */
export const wantsToLeave = createStore<{ go(): void } | null>(null);

/**
 * Says whether this form holds what is not saved. The returned function says that it was saved, for
 * code that leads away before React has drawn again.
 */
export function useUnsaved(changed: boolean): () => void {
  const [form] = useState(() => Symbol('form'));
  useEffect(() => {
    if (!changed) return undefined;
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [changed, form]);
  return () => void unsaved.delete(form);
}

/** The same for a form whose values are these, from what they were at first. */
export function useUnsavedValues(values: unknown): () => void {
  const written = JSON.stringify(values);
  const [first] = useState(written);
  return useUnsaved(written !== first);
}

/** Does what takes a form away, at once or after the operator agreed. */
export function leave(go: () => void): void {
  if (unsaved.size === 0) go();
  else wantsToLeave.set({ go });
}

/** The operator gives up what he wrote. */
export const giveUp = () => unsaved.clear();

/** Query fields of which another value shows another form: a record's part, a list's open row. */
const PLACES = ['tab', 'open'];

const placeOf = ({ pathname, searchParams }: URL) =>
  [pathname, ...PLACES.map((name) => searchParams.get(name))].join('\n');

/** The address of the page that the forms stand on. */
let held: URL;
const isAway = (to: URL) => unsaved.size > 0 && placeOf(to) !== placeOf(held);

/** The router calls the history's methods, so links, keys and code all pass here. */
function guardMethod(name: 'pushState' | 'replaceState') {
  const original = history[name];
  history[name] = function guarded(state: unknown, unused: string, to?: string | URL | null) {
    const target = new URL(to ?? location.href, location.href);
    const go = () => {
      held = target;
      original.call(history, state, unused, to);
    };
    if (!isAway(target)) return go();
    // The router told its followers when it asked, and the address had not changed yet.
    const late = () => {
      go();
      window.dispatchEvent(new Event(name));
    };
    wantsToLeave.set({ go: late });
  };
}

function onBack(event: PopStateEvent) {
  const there = new URL(location.href);
  if (!isAway(there)) {
    held = there;
    return;
  }
  // The browser has left already: the router may not hear of it, and the address comes back.
  event.stopImmediatePropagation();
  history.pushState(null, '', held);
  wantsToLeave.set({ go: () => history.back() });
}

// At once, because the router must hear of a step back after this.
if (typeof window !== 'undefined') {
  held = new URL(location.href);
  guardMethod('pushState');
  guardMethod('replaceState');
  window.addEventListener('popstate', onBack, { capture: true });
  window.addEventListener('beforeunload', (event) => {
    if (unsaved.size > 0) event.preventDefault();
  });
}
