import type { EventOf, Topic } from '@palaro/api';
import type { MemberId } from '@palaro/kernel';

/** One event on the stream, numbered in the order in which it was published. */
export interface PushEvent {
  id: number;
  topic: string;
  /** Null: everybody hears it. */
  member: MemberId | null;
  data: string;
  at: number;
}

export interface Push {
  /** Publishes after the commit; topics of audience `member` name the member. */
  publish<T extends Topic>(topic: T, event: EventOf<T>, member?: MemberId): void;
  /** Hears what the member may hear; `since` replays what came later, null where it is too old. */
  subscribe(member: MemberId | null, hear: (event: PushEvent) => void): () => void;
  since(id: number, member: MemberId | null): PushEvent[] | null;
  lastId(): number;
}

/** How long a stream may be away and still resume without a gap (wire.md, Push). */
const REPLAY_MS = 60_000;
/** Bounds memory in a burst; older events count as a gap. */
const REPLAY_MAX = 20_000;

export function createPush(now: () => number): Push {
  // Ids go on from the clock, so that those of an earlier process are told apart: a gap.
  let nextId = now() * 1000 + 1;
  let recent: PushEvent[] = [];
  const listeners = new Map<(event: PushEvent) => void, MemberId | null>();
  const hears = (member: MemberId | null, event: PushEvent) =>
    event.member === null || event.member === member;

  return {
    publish(topic, data, member) {
      const event = {
        id: nextId++,
        topic: topic.name,
        member: topic.audience === 'member' ? (member ?? '') : null,
        data: JSON.stringify(data),
        at: now(),
      };
      recent.push(event);
      const tooOld = event.at - REPLAY_MS;
      if (recent.length > REPLAY_MAX || (recent[0]?.at ?? 0) < tooOld - REPLAY_MS) {
        recent = recent.filter((old) => old.at >= tooOld).slice(-REPLAY_MAX / 2);
      }
      for (const [hear, listener] of listeners) if (hears(listener, event)) hear(event);
    },
    subscribe(member, hear) {
      listeners.set(hear, member);
      return () => listeners.delete(hear);
    },
    since(id, member) {
      const oldest = recent[0]?.id ?? nextId;
      if (id >= nextId || id < oldest - 1) return null;
      return recent.filter((event) => event.id > id && hears(member, event));
    },
    lastId: () => nextId - 1,
  };
}
