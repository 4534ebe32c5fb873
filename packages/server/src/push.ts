import type { EventOf, Topic } from '@palaro/api';
import { randomHex, type MemberId } from '@palaro/kernel';
import type { Listener, PushEvent } from './push-event.ts';
import { createReplay } from './push-replay.ts';

/** Who listens for operators; no member has this id. */
export const OPERATORS: MemberId = 'operators';

type Hear = (event: PushEvent) => void;

/** An event as one node sends it to the others, each of which numbers it anew. */
export type SharedEvent = Pick<PushEvent, 'topic' | 'member' | 'data'>;

export interface Push {
  /**
   * Publishes an event; call it after the commit. A topic of audience `member` needs the member.
   */
  publish<T extends Topic>(topic: T, event: EventOf<T>, member?: MemberId): void;
  /** Passes on to this node's listeners what another node published. */
  hear(event: SharedEvent): void;
  /** Calls `tell` with each event this node publishes from now on, for the other nodes. */
  shareWith(tell: (event: SharedEvent) => void): void;
  /** Hears from now on what the member, or a guest, may hear: all topics or those named. */
  subscribe(member: MemberId | null, hear: Hear, topics?: ReadonlySet<string>): () => void;
  /**
   * The events a listener missed after an id, in order; null if they are no longer known (a gap).
   */
  since(id: number, listener: Listener): PushEvent[] | null;
  lastId(): number;
  /**
   * Marks this process's event numbers on the wire (`idText`), as each process counts separately.
   */
  mark: string;
  /** Forgets all kept events, so every id given so far becomes a gap. */
  forget(): void;
}

/**
 * `now` gives milliseconds. Publishing costs only as much as the event's hearers, whoever else
 * listens.
 */
export function createPush(now: () => number): Push {
  // Ids start at the clock, so ids of an earlier process are older and count as a gap.
  let nextId = now() * 1000 + 1;
  let at = now();
  const replay = createReplay(nextId - 1);
  const byMember = hearersBy<MemberId>();
  const byTopic = hearersBy<string>();
  let share: (event: SharedEvent) => void = () => undefined;

  function hear(shared: SharedEvent) {
    // The system's clock may be set back, but the events must stay in order.
    at = Math.max(at, now());
    const event = { id: nextId++, at, ...shared };
    replay.keep(event);
    if (event.member !== null) return byMember.tell(event.member, event);
    byTopic.tell(event.topic, event);
    byTopic.tell(ANY_TOPIC, event);
  }

  return {
    publish({ name, audience }, data, member = '') {
      const theirs = { everyone: null, member, operators: OPERATORS }[audience];
      const event = { topic: name, member: theirs, data: JSON.stringify(data) };
      hear(event);
      share(event);
    },
    hear,
    shareWith: (tell) => void (share = tell),
    mark: randomHex(4),
    subscribe(member, listener, topics) {
      const leaves = [...(topics ?? [ANY_TOPIC])].map((topic) => byTopic.add(topic, listener));
      const wanted: Hear = topics
        ? (event) => topics.has(event.topic) && listener(event)
        : listener;
      if (member !== null) leaves.push(byMember.add(member, wanted));
      return () => leaves.forEach((leave) => leave());
    },
    since: (id, listener) => (id < nextId ? replay.since(id, listener) : null),
    lastId: () => nextId - 1,
    forget: () => replay.forget(nextId - 1),
  };
}

/**
 * An event's id on the wire. The mark shows which process gave it; another process's id is a gap.
 */
export const idText = ({ mark }: Push, id: number): string => `${id}-${mark}`;

/** The number in an id of this process; NaN for any other id. */
export function idNumber({ mark }: Push, text: string): number {
  const [number = '', theirs] = text.split('-');
  return theirs === mark ? Number(number) : NaN;
}

/** Stands for listeners that named no topics; no topic has an empty name. */
const ANY_TOPIC = '';

/** Hearers by key, so that an event reaches its hearers without checking all others. */
function hearersBy<K>() {
  const hearers = new Map<K, Set<Hear>>();
  return {
    add(key: K, hear: Hear): () => void {
      const set = hearers.get(key) ?? new Set();
      hearers.set(key, set.add(hear));
      return () => {
        set.delete(hear);
        if (set.size === 0 && hearers.get(key) === set) hearers.delete(key);
      };
    },
    tell(key: K, event: PushEvent): void {
      for (const hear of hearers.get(key) ?? []) hear(event);
    },
  };
}
