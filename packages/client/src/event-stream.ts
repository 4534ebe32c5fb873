import { readEvents, type StreamEvent } from './read-events.ts';

const EVENTS_PATH = '/api/v1/events';
/** The server replays what came in the last minute (wire.md, Push); later it is a gap. */
const RESUME_WINDOW_MS = 60_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** The server sends a comment at least every 20 s; a silent line is a dead one. */
const SILENCE_MS = 45_000;

/** What the server sends where it cannot replay from `Last-Event-ID`. */
const GAP_EVENT = 'gap';

interface Follower {
  event(data: unknown): void;
  gap(): void;
}

export interface EventStreamParts {
  token(): string | null;
  fetch(address: string, init: RequestInit): Promise<Response>;
  now?(): number;
  /** A number from 0 to 1 that spreads the returns of many clients after an outage. */
  jitter?(): number;
}

export interface EventStream {
  follow(topic: string, follower: Follower): () => void;
  /**
   * Drops the connection and its place in the stream, and opens a fresh one if anybody listens.
   */
  restart(): void;
  /** Tries at once instead of waiting for the next attempt. */
  wake(): void;
}

/**
 * One Server-Sent-Events connection shared by all topics. It is read with fetch, because
 * EventSource cannot send `Authorization` and a token must not stand in an address. It resumes with
 * `Last-Event-ID`, waits longer after each failed attempt, and tells followers of a gap.
 */
export function createEventStream(parts: EventStreamParts): EventStream {
  const followers = new Map<string, Set<Follower>>();
  const each = teller(followers);
  const now = parts.now ?? (() => performance.now());
  let lastId: string | null = null;
  let heardAt = 0;
  let failures = 0;
  let run = 0;
  let abort: AbortController | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function take({ id, event, data }: StreamEvent) {
    heardAt = now();
    failures = 0;
    if (id !== null) lastId = id;
    if (event === GAP_EVENT) each((follower) => follower.gap());
    else if (event !== null) each((follower) => follower.event(parseData(data)), event);
  }

  async function open(mine: number) {
    abort = new AbortController();
    const resumes = lastId !== null && now() - heardAt < RESUME_WINDOW_MS;
    if (lastId !== null && !resumes) each((follower) => follower.gap());
    await listen(parts, resumes ? lastId : null, abort.signal, take);
    if (mine === run) again(mine);
  }

  function again(mine: number) {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    retry = setTimeout(() => mine === run && void open(mine), wait * spreadOf(parts));
  }

  function stop() {
    run += 1;
    clearTimeout(retry);
    abort?.abort();
    abort = null;
  }

  function start() {
    stop();
    if (followers.size > 0) void open(run);
  }

  return {
    follow(topic, follower) {
      const idle = followers.size === 0;
      const own = followers.get(topic) ?? new Set<Follower>();
      followers.set(topic, own.add(follower));
      if (idle) start();
      return () => {
        own.delete(follower);
        if (own.size === 0) followers.delete(topic);
        if (followers.size === 0) stop();
      };
    },
    restart() {
      lastId = null;
      failures = 0;
      start();
    },
    wake() {
      if (failures > 0) {
        failures = 0;
        start();
      }
    },
  };
}

/** Half to all of the wait, so that many clients do not return in the same moment. */
const spreadOf = ({ jitter = Math.random }: EventStreamParts) => 0.5 + jitter() / 2;

/** Tells the followers of a topic, or all of them. */
const teller =
  (followers: Map<string, Set<Follower>>) => (tell: (follower: Follower) => void, of?: string) =>
    followers.forEach((set, topic) => {
      if (of === undefined || of === topic) Array.from(set).forEach(tell);
    });

/** Reads one connection to its end; how it ended makes no difference, the next attempt follows. */
async function listen(
  { fetch, token }: EventStreamParts,
  lastId: string | null,
  signal: AbortSignal,
  take: (event: StreamEvent) => void,
): Promise<void> {
  try {
    const headers = headersOf(token(), lastId);
    const response = await fetch(EVENTS_PATH, { headers, cache: 'no-store', signal });
    if (!response.ok || !response.body) return;
    await readEvents(response.body, take, { silenceMs: SILENCE_MS });
  } catch {
    // A cut line is ordinary on a phone.
  }
}

function headersOf(token: string | null, lastId: string | null): Record<string, string> {
  return {
    Accept: 'text/event-stream',
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(lastId === null ? {} : { 'Last-Event-ID': lastId }),
  };
}

function parseData(data: string): unknown {
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
}
