import { setTimeout as pause } from 'node:timers/promises';
import { readEvents, type StreamEvent } from '../../packages/client/src/read-events.ts';
import type { Member } from '../people/member-at.ts';
import type { Stage } from './stage.ts';

/** While somebody looks, the page reads the table this often, which keeps it running. */
const READ_AGAIN_MS = 40_000;
/** A player looks up at least this often. */
const LOOK_MS = 1_000;
/** The page opens its stream again between half of this time and all of it. */
const RETRY_MS = 1_000;
const SILENCE_MS = 45_000;

export interface Round {
  roundNo: number;
  phase: 'OPEN' | 'LOCKED' | 'REVEAL' | 'PAUSE' | 'VOID';
  startedAt: string;
  endsAt: string | null;
}

/**
 * A table as the member's page follows it: read once, then told by the push stream, and read again
 * after a gap and now and then. `next` gives the round when it has changed, at the latest after a
 * second.
 */
export function watchTable(stage: Stage, member: Member, game: string) {
  let round: Round | null = null;
  let changed = false;
  let readAt = -Infinity;
  let wake = () => {};
  function hear(told: Round | null) {
    if (!told || (round && told.startedAt < round.startedAt)) return;
    [round, changed] = [told, true];
    wake();
  }
  async function read() {
    readAt = performance.now();
    const { value } = await member({ method: 'GET', path: `/api/v1/tables/${game}` });
    hear((value as { round: Round | null }).round);
  }
  const leave = follow(stage, member, {
    topics: ['wallet', `round:${game}`, `cash-outs:${game}`],
    take({ event, data }) {
      if (event === 'gap') void read();
      if (event === `round:${game}`) hear((JSON.parse(data) as { round: Round }).round);
    },
  });
  return {
    async next(): Promise<Round | null> {
      if (performance.now() - readAt > READ_AGAIN_MS) await read();
      if (!changed) {
        await new Promise<void>((seen) => {
          const timer = setTimeout(seen, LOOK_MS);
          wake = () => {
            clearTimeout(timer);
            seen();
          };
        });
      }
      changed = false;
      return round;
    },
    leave,
  };
}

interface Ear {
  topics: readonly string[];
  take(event: StreamEvent): void;
}

/** Follows topics as a page does: after an interruption it goes on where it was. */
function follow(stage: Stage, member: Member, { topics, take }: Ear): () => void {
  const left = new AbortController();
  const { signal } = left;
  let lastId: string | null = null;
  async function listen() {
    const headers = {
      Authorization: `Bearer ${await member.token()}`,
      ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
    };
    const address = `${stage.url}/api/v1/events?topics=${topics.join(',')}`;
    const { body } = await fetch(address, { headers, signal });
    if (!body) return;
    const hear = (event: StreamEvent) => {
      lastId = event.id ?? lastId;
      take(event);
    };
    await readEvents(body, hear, { silenceMs: SILENCE_MS });
  }
  void (async () => {
    while (!signal.aborted) {
      // A node that is killed takes its streams with it.
      await listen().catch(() => undefined);
      await pause(RETRY_MS / 2 + stage.random.below(RETRY_MS / 2));
    }
  })();
  return () => left.abort();
}
