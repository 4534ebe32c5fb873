import type { EventOf, Topic } from '@palaro/api';
import { randomHex, type MemberId } from '@palaro/kernel';
import type { Listener, PushEvent } from './push-event.ts';
import { createReplay } from './push-replay.ts';

type Hear = (event: PushEvent) => void;

/** An event as one node tells it to the others, which number it themselves. */
export type SharedEvent = Pick<PushEvent, 'topic' | 'member' | 'data'>;

export interface Push {
  /** Publishes after the commit; topics of audience `member` name the member. */
  publish<T extends Topic>(topic: T, event: EventOf<T>, member?: MemberId): void;
  /** Tells the listeners of this node what another node published. */
  hear(event: SharedEvent): void;
  /** From now on `tell` is told of each event that this node publishes: for other nodes. */
  shareWith(tell: (event: SharedEvent) => void): void;
  /** Hears what the member, or a guest, may hear from now on; of all topics or of those named. */
  subscribe(member: MemberId | null, hear: Hear, topics?: ReadonlySet<string>): () => void;
  /** What a listener missed after an id, in order; null where that is no longer known: a gap. */
  since(id: number, listener: Listener): PushEvent[] | null;
  lastId(): number;
  /** Numbers are this process's own: on the wire they stand with its mark (`idText`). */
  mark: string;
  /** Forgets what it could replay: every id given so far becomes a gap. */
  forget(): void;
}

/** `now` in milliseconds. Publishing costs what its hearers cost, however many others listen. */
export function createPush(now: () => number): Push {
  // Ids go on from the clock, so that those of an earlier process are told apart: a gap.
  let nextId = now() * 1000 + 1;
  let at = now();
  const replay = createReplay(nextId - 1);
  const byMember = hearersBy<MemberId>();
  const byTopic = hearersBy<string>();
  let share: (event: SharedEvent) => void = () => undefined;

  function hear(shared: SharedEvent) {
    // The system's clock may be set back; the order of events is not.
    at = Math.max(at, now());
    const event = { ...shared, id: nextId++, at };
    replay.keep(event);
    if (event.member !== null) return byMember.tell(event.member, event);
    byTopic.tell(event.topic, event);
    byTopic.tell(ANY_TOPIC, event);
  }

  return {
    publish({ name, audience }, data, member = '') {
      const theirs = audience === 'member' ? member : null;
      const event = { topic: name, member: theirs, data: JSON.stringify(data) };
      hear(event);
      share(event);
    },
    hear,
    shareWith: (tell) => void (share = tell),
    mark: randomHex(4),
    subscribe(member, hear, topics) {
      const leaves = [...(topics ?? [ANY_TOPIC])].map((topic) => byTopic.add(topic, hear));
      const own: Hear = topics ? (event) => topics.has(event.topic) && hear(event) : hear;
      if (member !== null) leaves.push(byMember.add(member, own));
      return () => leaves.forEach((leave) => leave());
    },
    since: (id, listener) => (id < nextId ? replay.since(id, listener) : null),
    lastId: () => nextId - 1,
    forget: () => replay.forget(nextId - 1),
  };
}

/** An event's number as it stands on the wire: another process's is told apart, and is a gap. */
export const idText = ({ mark }: Push, id: number): string => `${id}-${mark}`;

/** The number of an id that this process gave; NaN for any other. */
export function idNumber({ mark }: Push, text: string): number {
  const [number = '', theirs] = text.split('-');
  return theirs === mark ? Number(number) : NaN;
}

/** No topic has an empty name, so it stands for those who named none. */
const ANY_TOPIC = '';

/** Hearers by a key, so that an event finds its own without asking the others. */
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
