import { useRef, useState, type RefObject } from 'react';
import { useKeys } from '../keys/keys.ts';

interface Walk {
  /** The row that `j` and `k` have reached; -1 before the first step. */
  at: number;
  goTo(at: number): void;
  /** Reveals a row that is not drawn, and gives it the focus once it is. */
  body: RefObject<HTMLDivElement | null>;
}

interface WalkInput {
  count: number;
  reveal(at: number): void;
  open?(at: number): void;
  select?(at: number): void;
  /** The last rows are near: more may be loaded. */
  onEnd(): void;
}

/** Walks rows with `j` and `k`; Enter opens, `x` selects. */
export function useWalk({ count, reveal, open, select, onEnd }: WalkInput): Walk {
  const [at, setAt] = useState(-1);
  const body = useRef<HTMLDivElement>(null);
  const goTo = (next: number) => {
    if (count === 0) return;
    const place = Math.max(0, Math.min(count - 1, next));
    setAt(place);
    reveal(place);
    // A virtual row is drawn after the scroll.
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(`[data-row="${place}"]`)?.focus(),
    );
    if (place >= count - NEAR_END) onEnd();
  };
  useKeys(
    [
      { press: 'j', label: 'desk.keys.next_row', run: () => goTo(at + 1) },
      { press: 'k', label: 'desk.keys.previous_row', run: () => goTo(at - 1) },
      ...(open
        ? [{ press: 'Enter', label: 'desk.keys.open_row', run: () => at >= 0 && open(at) } as const]
        : []),
      ...(select
        ? [{ press: 'x', label: 'desk.keys.select_row', run: () => at >= 0 && select(at) } as const]
        : []),
    ],
    count > 0,
  );
  return { at: Math.min(at, count - 1), goTo, body };
}

const NEAR_END = 10;
