import { workTopic } from '@palaro/api';
import { useTopic } from '@palaro/client';
import { useEffect, useRef } from 'react';

/** What happens in a burst is read once. */
const GATHER_MS = 150;

/** Reads again whenever waiting work has changed: soon after, and after a lost connection. */
export function useWork(again: () => unknown, when = true): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void latest.current(), GATHER_MS);
  };
  useTopic(workTopic, { onEvent: soon, onGap: soon }, { when });
}
