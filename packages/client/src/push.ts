import type { EventOf, Topic } from '@palaro/api';
import { useEffect, useRef } from 'react';
import { createEventStream } from './event-stream.ts';
import { onOnlineChange } from './network.ts';
import { currentSession, onSessionChange } from './session.ts';

/** The one stream of this page; opened by the first topic that a screen follows. */
const stream = createEventStream({
  token: () => currentSession()?.token ?? null,
  fetch: (address, init) => window.fetch(address, init),
});

// Another principal hears other events, so the stream starts anew.
onSessionChange(() => stream.restart());
onOnlineChange((online) => {
  if (online) stream.wake();
});
// Only pages that are looked at hold a line: a browser has six to a site for all its tabs, and a
// phone that slept cannot tell a dead line from a quiet one.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') stream.rest();
    else stream.wake();
  });
}

export interface TopicListener<T extends Topic> {
  onEvent(event: EventOf<T>): void;
  /** Events may have been missed: read the whole state again. */
  onGap?(): void;
}

/** Follows a push topic while the screen is there; `when` false follows nothing. */
export function useTopic<T extends Topic>(
  topic: T,
  listener: TopicListener<T>,
  { when = true }: { when?: boolean } = {},
): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const { name } = topic;
  useEffect(() => {
    if (!when) return undefined;
    return stream.follow(name, {
      event: (data) => latest.current.onEvent(data as EventOf<T>),
      gap: () => latest.current.onGap?.(),
    });
  }, [name, when]);
}
