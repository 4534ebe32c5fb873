import {
  TOAST_LOADING_S,
  TOAST_LONG_S,
  TOAST_NOTICE_S,
  TOAST_SHORT_S,
  TOAST_SUCCESS_S,
} from './toast.limits.ts';

type ToastKind = 'info' | 'loading' | 'success' | 'notice' | 'error';

export interface ToastOptions {
  kind?: ToastKind;
  /** Replaces the usual time of its kind. */
  seconds?: number;
  /** For a text that takes long to read: 8 s instead of 3 s. */
  long?: boolean;
  /** Values for the text's placeholders, if the text is a key. */
  values?: Record<string, string | number>;
}

export interface ShownToast {
  id: number;
  text: string;
  kind: ToastKind;
  values?: Record<string, string | number>;
}

const OF_KIND: Partial<Record<ToastKind, number>> = {
  loading: TOAST_LOADING_S,
  success: TOAST_SUCCESS_S,
  notice: TOAST_NOTICE_S,
};

let shown: readonly ShownToast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function show(next: readonly ShownToast[]) {
  shown = next;
  listeners.forEach((listener) => listener());
}

function drop(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
  if (shown.some((each) => each.id === id)) show(shown.filter((each) => each.id !== id));
}

/**
 * Shows one line above everything; a new one replaces the old one. Times: APP-15. Returns a
 * function that removes it, which is how a loading toast ends.
 */
export function toast(text: string, options: ToastOptions = {}): () => void {
  const { kind = 'info', long, values } = options;
  const usual = OF_KIND[kind] ?? (long ? TOAST_LONG_S : TOAST_SHORT_S);
  const id = ++last;
  shown.forEach((each) => clearTimeout(timers.get(each.id)));
  timers.clear();
  show([{ id, text, kind, values }]);
  timers.set(
    id,
    setTimeout(() => drop(id), (options.seconds ?? usual) * 1000),
  );
  return () => drop(id);
}

/** Removes all toasts, because their screen is gone. */
export function dismissToasts(): void {
  shown.forEach((each) => drop(each.id));
}

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => shown,
};
