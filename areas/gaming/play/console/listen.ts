import type { Topic } from '@palaro/api';
import { useTopic } from '@palaro/client';
import { useCallback, useEffect, useRef } from 'react';

/** Follows one topic while it is mounted: lists follow many. */
export function Listen({ topic, heard }: { topic: Topic; heard(): void }) {
  useTopic(topic, { onEvent: heard, onGap: heard });
  return null;
}

const PAUSE_MS = 1_000;

/** Many messages at once are one reason to read again. */
export function useAtMostOnceASecond(act: () => void): () => void {
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      act();
    }, PAUSE_MS);
  }, [act]);
}
