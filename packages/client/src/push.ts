import type { EventOf, Topic } from '@palaro/api';
import { useEffect, useRef } from 'react';
import type { EventStream } from './event-stream.ts';
import { onOnlineChange } from './network.ts';
import { operatorProof, streamPath } from './operator-proof.ts';
import { whenQuiet } from './quiet.ts';
import {
  currentSession,
  currentToken,
  mustChangePassword,
  onSessionChange,
  useSession,
} from './session.ts';
import { siteEventId } from './site.ts';

type Follower = Parameters<EventStream['follow']>[1];

/** The page's only stream. Its code is loaded with the first topic, once the page is quiet. */
let stream: EventStream | null = null;
let coming: Promise<void> | null = null;
/** Followers that came before the stream. */
const early = new Set<{ topic: string; follower: Follower; leave(): void }>();

function follow(topic: string, follower: Follower): () => void {
  if (stream) return stream.follow(topic, follower);
  const one = { topic, follower, leave: (): void => undefined };
  early.add(one);
  open();
  return () => {
    early.delete(one);
    one.leave();
  };
}

function open(): void {
  coming ??= whenQuiet()
    .then(() => import('./event-stream.ts'))
    .then(
      ({ createEventStream }) => {
        const opened = createEventStream({
          path: () => streamPath.get(),
          token: currentToken,
          // Events since the start-up info was made are replayed, so none is lost.
          from: siteEventId,
          fetch: (address, init) => window.fetch(address, init),
        });
        stream = opened;
        early.forEach((one) => (one.leave = opened.follow(one.topic, one.follower)));
        early.clear();
      },
      // Loading failed. The next follower, or the network's return, tries again.
      () => void (coming = null),
    );
}

// Another account hears other events, so the stream starts again. A session that must first change
// its password has none, and its followers leave as the page is drawn anew.
onSessionChange(() => {
  if (!mustChangePassword(currentSession())) stream?.restart();
});
operatorProof.subscribe(() => stream?.restart());
onOnlineChange((online) => {
  if (!online) return;
  if (stream) stream.wake();
  else if (early.size > 0) open();
});
// Only visible pages keep a connection. A browser allows six per site for all its tabs, and after
// sleep a phone cannot tell a dead connection from a quiet one.
if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') stream?.rest();
    else stream?.wake();
  });
}

export interface TopicListener<T extends Topic> {
  onEvent(event: EventOf<T>): void;
  /** Events may have been missed: read the whole state again. */
  onGap?(): void;
}

/**
 * Follows a push topic while the screen is shown; nothing if `when` is false, or before a password
 * that must be changed was: such a session has no stream.
 */
export function useTopic<T extends Topic>(
  topic: T,
  listener: TopicListener<T>,
  { when: wanted = true }: { when?: boolean } = {},
): void {
  const when = !mustChangePassword(useSession()) && wanted;
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  const { name } = topic;
  useEffect(() => {
    if (!when) return undefined;
    return follow(name, {
      event: (data) => latest.current.onEvent(data as EventOf<T>),
      gap: () => latest.current.onGap?.(),
    });
  }, [name, when]);
}
