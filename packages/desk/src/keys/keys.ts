import type { TextKey } from '@palaro/api';
import { createStore, useStore } from '@palaro/client';
import { useLayoutEffect, useRef } from 'react';

/** A key of the current screen. */
export interface Key {
  /** `j`, `Enter`, `?`, or two after another: `g m`. */
  press: string;
  label: TextKey;
  run(): void;
}

type Bound = readonly Omit<Key, 'run'>[];

/** What is bound now, the newest last: the screen's keys come after those of the frame. */
const bound: { of: { current: readonly Key[] } }[] = [];
const shown = createStore<Bound>([]);

/** The second key of two must follow within this time. */
const SEQUENCE_MS = 1_500;
let first: string | null = null;
let forget: ReturnType<typeof setTimeout> | undefined;

/** Keys typed here are text. */
const TYPING = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]';

function tell() {
  const all = bound.flatMap(({ of }) => of.current.map(({ press, label }) => ({ press, label })));
  shown.set(all.filter((one, at) => all.findLastIndex(({ press }) => press === one.press) === at));
}

/** Keys of a screen or part while it is shown and `when` holds. Of equal keys the newest wins. */
export function useKeys(keys: readonly Key[], when = true): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  const named = keys.map(({ press, label }) => `${press} ${label}`).join('\n');
  useLayoutEffect(() => {
    if (!when) return undefined;
    const mine = { of: latest };
    bound.push(mine);
    tell();
    return () => {
      bound.splice(bound.indexOf(mine), 1);
      tell();
    };
  }, [when, named]);
}

/** All keys that work now, for the help of `?`. */
export const useShownKeys = (): Bound => useStore(shown);

const find = (press: string): Key | undefined => {
  for (let at = bound.length - 1; at >= 0; at--) {
    const key = bound[at]?.of.current.find((one) => one.press === press);
    if (key) return key;
  }
  return undefined;
};

/**
 * Whether a key belongs to something else: a field, a dialog over the screen, the browser. Enter on
 * a button or link presses that.
 */
function belongsElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.isComposing || document.querySelector('[aria-modal="true"]')) return true;
  const at = event.target instanceof Element ? event.target : null;
  if (event.key === 'Enter' && at?.closest('a, button, summary')) return true;
  return at?.closest(TYPING) !== null && at !== null;
}

function onKey(event: KeyboardEvent) {
  if (belongsElsewhere(event)) return;
  const sequence = first === null ? null : find(`${first} ${event.key}`);
  const key = sequence ?? find(event.key);
  clearTimeout(forget);
  first = null;
  if (key) {
    event.preventDefault();
    key.run();
    return;
  }
  first = event.key;
  forget = setTimeout(() => (first = null), SEQUENCE_MS);
}

/** Starts listening; the console does so once. Returns what ends it. */
export function listenForKeys(): () => void {
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
