import type { Listener, PushEvent } from './push-event.ts';

/**
 * How long a stream may be disconnected and still resume without a gap (docs/domain/wire.md, Push).
 */
const REPLAY_MS = 60_000;
/** Limits memory in a burst, at about 300 bytes an event. Older events are then a gap. */
const REPLAY_MAX = 100_000;
/** Old events are dropped only this often, so that publishing stays cheap. */
const SWEEP_MS = 5_000;

/** The last minute's events by member, so that a resume reads only that member's. */
export function createReplay(lastId: number) {
  /** The events for everybody are under null. */
  const channels = new Map<PushEvent['member'], PushEvent[]>();
  let droppedTo = lastId;
  let count = 0;
  let sweptAt = -Infinity;

  function drop(isKept: (event: PushEvent) => boolean) {
    for (const [member, events] of channels) {
      const dropped = firstWhere(events, isKept);
      const newest = events[dropped - 1];
      if (!newest) continue;
      droppedTo = Math.max(droppedTo, newest.id);
      count -= dropped;
      if (dropped === events.length) channels.delete(member);
      else events.splice(0, dropped);
    }
  }

  function missed(id: number, member: PushEvent['member']): PushEvent[] {
    const events = channels.get(member) ?? [];
    return events.slice(firstWhere(events, (event) => event.id > id));
  }

  return {
    keep(event: PushEvent) {
      const channel = channels.get(event.member) ?? [];
      if (channel.push(event) === 1) channels.set(event.member, channel);
      count += 1;
      const full = count > REPLAY_MAX;
      if (!full && event.at - sweptAt < SWEEP_MS) return;
      sweptAt = event.at;
      // Ids are consecutive, so this keeps half of the maximum after a burst.
      const after = full ? event.id - REPLAY_MAX / 2 : -Infinity;
      drop(({ id, at }) => id > after && at >= event.at - REPLAY_MS);
    },
    since(id: number, { member, topics }: Listener): PushEvent[] | null {
      if (!(id >= droppedTo)) return null;
      const all = member === null ? [] : missed(id, member);
      const events = [...all, ...missed(id, null)].sort((a, b) => a.id - b.id);
      return topics ? events.filter(({ topic }) => topics.has(topic)) : events;
    },
    forget(id: number) {
      channels.clear();
      count = 0;
      droppedTo = id;
    },
  };
}

/** The first index whose event fulfils `is`; then all later ones do, as events are in order. */
function firstWhere(events: readonly PushEvent[], is: (event: PushEvent) => boolean): number {
  let from = 0;
  let to = events.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (is(events[middle] as PushEvent)) to = middle;
    else from = middle + 1;
  }
  return from;
}
