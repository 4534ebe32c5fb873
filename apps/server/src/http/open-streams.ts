import type { ServerResponse } from 'node:http';
import { Counter, Gauge } from 'prom-client';
import {
  countOwned,
  idText,
  type App,
  type Listener,
  type Push,
  type PushEvent,
} from '@palaro/server';

/** Proxies close silent connections and clients give up on them, so each stream is pinged. */
const PING_EVERY_S = 20;
const SECOND_MS = 1_000;
/** A reader with more unread text than this is cut off; it resumes by its last id. */
const UNREAD_MAX_BYTES = 128 * 1024;
/** Reloading everything costs less than a longer replay. */
const REPLAY_MAX_EVENTS = 400;

const HEAD = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

interface Stream {
  response: ServerResponse;
  /** Text added in this turn of the event loop, sent in one write. */
  unsent: string;
}

interface Reader extends Listener {
  /** Streams are counted and ended by owner: the session, or a guest's address. */
  owner: string;
  /** Most streams of this owner; the oldest is closed to make room. */
  most: number;
  /** The last event the reader got; null for a new reader. */
  lastId: number | null;
}

/**
 * The streams of this node. One timer pings them all; each gets one write for each turn of the
 * loop.
 */
export function createOpenStreams(app: App) {
  const metrics = streamMetrics(app);
  const owners = new Map<string, Set<Stream>>();
  let guests = 0;
  const writes = gatherWrites(() => metrics.cut.inc());
  const pings = startPings(app.push, writes.add);
  const format = formatOnce(app.push);

  function end(stream: Stream) {
    stream.response.end(stream.unsent);
    stream.unsent = '';
  }

  /** Takes over a response whose head has not been written. */
  function open(response: ServerResponse, reader: Reader) {
    // The client left while it was being identified.
    if (response.destroyed) return;
    const { member, topics } = reader;
    const stream: Stream = { response, unsent: '' };
    const uncount = countOwned(owners, reader, stream, end);
    if (member === null) guests += 1;
    response.writeHead(200, HEAD);
    const missed = missedBy(app.push, reader);
    metrics.opened.inc({
      as: missed === null ? 'gap' : reader.lastId === null ? 'new' : 'resumed',
    });
    writes.add(stream, firstWords(app.push, reader, missed) + (missed ?? []).map(format).join(''));
    const hear = (event: PushEvent) => writes.add(stream, format(event));
    const leave = app.push.subscribe(member, hear, topics);
    const silence = pings.add(stream);
    response.on('close', () => {
      leave();
      silence();
      if (member === null) guests -= 1;
      uncount();
    });
  }

  const all = () => [...owners.values()].flatMap((streams) => [...streams]);
  metrics.count(() => all().length);
  return {
    open,
    guests: () => guests,
    endOf: (owner: string) => owners.get(owner)?.forEach(end),
    endAll: () => all().forEach(end),
    /** Cuts every stream and stops the pings, because the server stops. */
    stop() {
      pings.stop();
      for (const { response } of all()) response.destroy();
    },
  };
}

/** The events a reader missed (none for a new reader); null where it must reload everything. */
function missedBy(push: Push, { lastId, ...listener }: Reader): PushEvent[] | null {
  const missed = lastId === null ? [] : push.since(lastId, listener);
  return missed && missed.length <= REPLAY_MAX_EVENTS ? missed : null;
}

function firstWords(push: Push, { lastId }: Reader, missed: PushEvent[] | null): string {
  const retry = 'retry: 2000\n\n';
  if (missed !== null && lastId !== null) return retry;
  return `${retry}id: ${idText(push, push.lastId())}\nevent: ${missed ? 'open' : 'gap'}\ndata: {}\n\n`;
}

/** Formats an event once for all streams that get it one after the other. */
function formatOnce(push: Push) {
  let last: PushEvent | null = null;
  let text = '';
  return (event: PushEvent) => {
    const { id, topic, data } = event;
    if (event !== last) text = `id: ${idText(push, id)}\nevent: ${topic}\ndata: ${data}\n\n`;
    last = event;
    return text;
  };
}

/** Sends what one turn of the event loop adds to a stream in one write. Cuts off slow readers. */
function gatherWrites(onCut: () => void) {
  let waiting: Stream[] = [];

  function flush() {
    const streams = waiting;
    waiting = [];
    for (const stream of streams) {
      const { response, unsent } = stream;
      stream.unsent = '';
      if (unsent === '' || response.writableEnded || response.destroyed) continue;
      response.write(unsent);
      if (response.writableLength <= UNREAD_MAX_BYTES) continue;
      response.destroy();
      onCut();
    }
  }

  return {
    add(stream: Stream, text: string) {
      if (stream.unsent === '' && waiting.push(stream) === 1) setImmediate(flush);
      stream.unsent += text;
    },
  };
}

/** A ping carries an id, so that a reader resumes without a gap even after a quiet hour. */
function startPings(push: Push, write: (stream: Stream, text: string) => void) {
  // Each second pings a part of the streams, so that thousands are not pinged at once.
  const parts = Array.from({ length: PING_EVERY_S }, () => new Set<Stream>());
  let added = 0;
  let seconds = 0;
  const timer = setInterval(() => {
    const text = `id: ${idText(push, push.lastId())}\n\n`;
    for (const stream of parts[seconds++ % PING_EVERY_S] ?? []) write(stream, text);
  }, SECOND_MS);
  timer.unref();
  return {
    add(stream: Stream) {
      const part = parts[added++ % PING_EVERY_S];
      part?.add(stream);
      return () => void part?.delete(stream);
    },
    stop: () => clearInterval(timer),
  };
}

function streamMetrics({ serverMetrics }: App) {
  const registers = [serverMetrics];
  return {
    count: (streams: () => number) =>
      new Gauge({
        name: 'palaro_push_streams',
        help: 'Open push streams',
        registers,
        collect() {
          this.set(streams());
        },
      }),
    opened: new Counter({
      name: 'palaro_push_opened_total',
      help: 'Push streams opened: new, resumed without a gap, or with one',
      labelNames: ['as'],
      registers,
    }),
    cut: new Counter({
      name: 'palaro_push_cut_total',
      help: 'Push streams cut off because their reader was slow',
      registers,
    }),
  };
}
