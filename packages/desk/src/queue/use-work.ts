import { workTopic } from '@palaro/api';
import { onOnlineChange, useTopic } from '@palaro/client';
import { useCallback, useEffect, useRef } from 'react';

/** What happens in a burst is read once. */
const GATHER_MS = 150;

/** Reads again whenever waiting work has changed: soon after, and after a lost connection. */
export function useWork(again: () => unknown, when = true): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  const soon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), GATHER_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  // An event can arrive while its read cannot be made.
  useEffect(
    () => (when ? onOnlineChange((online) => void (online && soon())) : undefined),
    [when, soon],
  );
  useTopic(workTopic, { onEvent: soon, onGap: soon }, { when });
}
