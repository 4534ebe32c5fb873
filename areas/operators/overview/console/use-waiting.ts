import { useCall } from '@palaro/client';
import { useEffect, useRef } from 'react';
import { useMay, useWork } from '@palaro/desk';
import { overviewApi, type QueueRow } from '../overview.api.ts';

/** Some work comes by time alone, such as a round that stays open. */
const EVERY_MS = 60_000;

/** The work that waits for this operator, as it is now. */
export function useWaiting(): readonly QueueRow[] {
  const may = useMay('queue.view');
  const read = useCall(overviewApi.queues, undefined, { when: may });
  useWork(() => void read.refetch(), may);
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
