import { createStore, useStore } from '@palaro/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWork } from './use-work.ts';

/** Who works on an item of a queue. */
export interface Taking {
  item: string;
  operator: string;
  mine: boolean;
  /** ISO 8601. */
  since: string;
}

/** The calls by which operators take items; the console's frame brings them, as no area may. */
export interface TakingCalls {
  read(queue: string): Promise<readonly Taking[]>;
  take(queue: string, item: string): Promise<unknown>;
  release(queue: string, item: string): Promise<unknown>;
}

export const deskTakings = createStore<TakingCalls | null>(null);

/** Who has taken an item of a queue, as it is now; how to take and release it. */
export function useTaking(queue: string, item: string) {
  const calls = useStore(deskTakings);
  const [all, setAll] = useState<readonly Taking[]>([]);
  const reads = useRef({ asked: 0, shown: 0 });
  const read = useCallback(async () => {
    const number = ++reads.current.asked;
    const now = (await calls?.read(queue).catch(() => null)) ?? null;
    // An answer that a later one has overtaken is older than what is shown.
    if (!now || number < reads.current.shown) return;
    reads.current.shown = number;
    setAll(now);
  }, [calls, queue]);
  useEffect(() => {
    void read();
  }, [read, item]);
  useWork(read);
  return {
    taking: all.find((one) => one.item === item) ?? null,
    /** Everything of the queue that somebody has taken. */
    all,
    take: () => calls?.take(queue, item).finally(() => void read()),
    release: () => calls?.release(queue, item).finally(() => void read()),
  };
}
