import { readEvents, type StreamEvent } from './read-events.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** The server sends a comment at least every 20 s, so a longer silence means a dead connection. */
const SILENCE_MS = 45_000;
/** A page hidden for less than this keeps its connection. */
const HIDDEN_MS = 10_000;

/** The first event of a connection that resumes nothing. */
const OPEN_EVENT = 'open';
/** Sent if the server cannot replay from `Last-Event-ID`, because that was over a minute ago. */
const GAP_EVENT = 'gap';
const UNAUTHORIZED = 401;

interface Follower {
  event(data: unknown): void;
  gap(): void;
}

export interface EventStreamParts {
  /** Where the stream is; operators have one of their own. */
  path(): string;
  token(): string | null;
  /** The event after which the page's first stream begins; null: only new events. */
  from?(): string | null;
  fetch(address: string, init: RequestInit): Promise<Response>;
  /** A number from 0 to 1. It spreads reconnects, so that clients do not all return at once. */
  jitter?(): number;
}

export interface EventStream {
  follow(topic: string, follower: Follower): () => void;
  /** Drops the connection and its place, and opens a new one if anybody follows a topic. */
  restart(): void;
  /** Opens a new connection that continues at the same place, as the old one may be dead. */
  wake(): void;
  /** Closes the connection of a hidden page after a moment; `wake` opens it again. */
  rest(): void;
}

/**
 * One Server-Sent-Events connection for all topics. It is read with fetch, because EventSource
 * cannot send `Authorization` and an address must not hold a token. It resumes with
 * `Last-Event-ID`, waits longer after each failed attempt, and tells followers of a gap.
 */
export function createEventStream(parts: EventStreamParts): EventStream {
  const { followers, each, follow } = createFollowers();
  let place: Place = { ...BEGIN, from: parts.from };
  let run = 0;
  let abort: AbortController | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  /** The topics that the open connection asked for. */
  let asked: string[] = [];

  async function open(mine: number) {
    abort = new AbortController();
    // Wait, so that screens that open together share one connection.
    await Promise.resolve();
    if (mine !== run) return;
    asked = Array.from(followers.keys()).sort();
    place.lastId ??= place.from?.() ?? null;
    place.from = undefined;
    const hear = (event: StreamEvent) => mine === run && takeEvent(place, event, each);
    const status = await listen(parts, asked, place.lastId, abort.signal, hear);
    // The session has ended. Followers read again, and that call's failure tells the whole page.
    if (status === UNAUTHORIZED && mine === run) each((follower) => follower.gap());
    if (mine === run) again(mine);
  }

  function again(mine: number) {
    const wait = waitAfter(place.failures, parts);
    place.failures += 1;
    place.late = true;
    retry = setTimeout(() => mine === run && void open(mine), wait);
  }

  function stop() {
    run += 1;
    clearTimeout(retry);
    clearTimeout(resting);
    abort?.abort();
    abort = null;
    asked = [];
  }

  function start() {
    stop();
    if (followers.size > 0) void open(run);
  }

  return {
    follow(topic, follower) {
      const unheard = !followers.has(topic) && asked.indexOf(topic) < 0;
      const leave = follow(topic, follower);
      if (unheard) start();
      return () => {
        leave();
        if (followers.size === 0) stop();
      };
    },
    restart() {
      place = { ...BEGIN };
      start();
    },
    wake() {
      Object.assign(place, { failures: 0, late: true });
      start();
    },
    rest() {
      clearTimeout(resting);
      resting = setTimeout(stop, HIDDEN_MS);
    },
  };
}

/** A growing wait of random length, so that many clients do not return at the same moment. */
const waitAfter = (failures: number, { jitter = Math.random }: EventStreamParts) =>
  Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS) * (0.5 + jitter() / 2);

/** Where the stream stands. */
interface Place {
  lastId: string | null;
  /** Where the page's first stream begins; read once. */
  from?: EventStreamParts['from'];
  failures: number;
  /** A connection has failed or ended since the stream began. */
  late: boolean;
}
const BEGIN: Place = { lastId: null, failures: 0, late: false };

type Followers = ReturnType<typeof createFollowers>;

function takeEvent(place: Place, { id, event, data }: StreamEvent, each: Followers['each']) {
  place.failures = 0;
  if (id !== null) place.lastId = id;
  // A stream that opens late does not know the events since the screens read their state.
  const isGap = event === GAP_EVENT || (event === OPEN_EVENT && place.late);
  if (isGap) each((follower) => follower.gap());
  else if (event !== null) each((follower) => follower.event(parseData(data)), event);
}

function createFollowers() {
  const followers = new Map<string, Set<Follower>>();
  return {
    followers,
    /** Calls the followers of one topic, or all of them. */
    each(tell: (follower: Follower) => void, of?: string) {
      followers.forEach((set, topic) => {
        if (of === undefined || of === topic) Array.from(set).forEach(tell);
      });
    },
    follow(topic: string, follower: Follower) {
      const ofTopic = followers.get(topic) ?? new Set<Follower>();
      followers.set(topic, ofTopic.add(follower));
      return () => {
        ofTopic.delete(follower);
        if (ofTopic.size === 0) followers.delete(topic);
      };
    },
  };
}

/** Reads one connection to its end. Returns its HTTP status, null if there was no answer. */
async function listen(
  { fetch, path, token }: EventStreamParts,
  topics: string[],
  lastId: string | null,
  signal: AbortSignal,
  take: (event: StreamEvent) => unknown,
): Promise<number | null> {
  try {
    const headers = headersOf(token(), lastId);
    const address = `${path()}?topics=${encodeURIComponent(topics.join(','))}`;
    const response = await fetch(address, { headers, cache: 'no-store', signal });
    if (response.ok && response.body) {
      await readEvents(response.body, take, { silenceMs: SILENCE_MS });
    }
    return response.status;
  } catch {
    // Lost connections are normal on phones.
    return null;
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
