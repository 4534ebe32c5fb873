import { useCall } from '@palaro/client';
import { useEffect, useRef } from 'react';
import { useMay } from '@palaro/desk';
import { overviewApi, type QueueRow } from '../overview.api.ts';

const EVERY_MS = 5_000;

/** The work that waits for this operator, asked anew every few seconds while the page is seen. */
export function useWaiting(): readonly QueueRow[] {
  const may = useMay('queue.view');
  const read = useCall(overviewApi.queues, undefined, { when: may });
  useEvery(EVERY_MS, () => may && void read.refetch());
  return read.data?.list ?? [];
}

/** Repeats something while the page is visible. */
export function useEvery(ms: number, again: () => unknown): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, ms);
    return () => clearInterval(timer);
  }, [ms]);
}
