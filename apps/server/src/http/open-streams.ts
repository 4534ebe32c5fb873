import type { ServerResponse } from 'node:http';
import { Counter, Gauge } from 'prom-client';
import { idText, type App, type Listener, type Push, type PushEvent } from '@palaro/server';

/** Each stream hears something this often: proxies close, and clients give up, silent lines. */
const PING_EVERY_S = 20;
const SECOND_MS = 1_000;
/** A reader with more unread text than this is cut off; it resumes by its last id. */
const UNREAD_MAX_BYTES = 128 * 1024;
/** Reading all anew costs less than a longer replay. */
const REPLAY_MAX_EVENTS = 400;

const HEAD = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
};

interface Stream {
  response: ServerResponse;
  /** What this turn of the event loop adds, sent in one write. */
  unsent: string;
}

interface Reader extends Listener {
  /** Whose streams are counted and ended together: the session, for guests the address. */
  owner: string;
  /** How many the owner may have; the oldest ends to make room. */
  most: number;
  /** After which event the reader goes on; null for one that begins. */
  lastId: number | null;
}

/** The streams of this node: one timer pings all, and what a turn brings is one write to each. */
export function createOpenStreams(app: App) {
  const metrics = streamMetrics(app);
  const owners = new Map<string, Set<Stream>>();
  const writes = gatherWrites(() => metrics.cut.inc());
  const pings = startPings(app.push, writes.add);
  const format = formatOnce(app.push);

  function end(stream: Stream) {
    stream.response.end(stream.unsent);
    stream.unsent = '';
  }

  /** Takes over an answer whose head is not written yet. */
  function open(response: ServerResponse, reader: Reader) {
    // It left while it was being found out who it is.
    if (response.destroyed) return;
    const { owner, member, topics } = reader;
    const own = owners.get(owner) ?? new Set();
    owners.set(owner, own);
    for (const oldest of [...own].slice(0, Math.max(0, own.size + 1 - reader.most))) {
      own.delete(oldest);
      end(oldest);
    }
    const stream: Stream = { response, unsent: '' };
    own.add(stream);
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
      own.delete(stream);
      if (own.size === 0 && owners.get(owner) === own) owners.delete(owner);
    });
  }

  const all = () => [...owners.values()].flatMap((own) => [...own]);
  metrics.count(() => all().length);
  return {
    open,
    endOf: (owner: string) => owners.get(owner)?.forEach(end),
    endAll: () => all().forEach(end),
    /** Cuts all off and pings nobody any more: the server stops. */
    stop() {
      pings.stop();
      for (const { response } of all()) response.destroy();
    },
  };
}

/** What a reader missed, nothing for one that begins; null where it must read all anew. */
function missedBy(push: Push, { lastId, ...listener }: Reader): PushEvent[] | null {
  const missed = lastId === null ? [] : push.since(lastId, listener);
  return missed && missed.length <= REPLAY_MAX_EVENTS ? missed : null;
}

function firstWords(push: Push, { lastId }: Reader, missed: PushEvent[] | null): string {
  const retry = 'retry: 2000\n\n';
  if (missed !== null && lastId !== null) return retry;
  return `${retry}id: ${idText(push, push.lastId())}\nevent: ${missed ? 'open' : 'gap'}\ndata: {}\n\n`;
}

/** An event as text, made once for all streams that it goes to one after the other. */
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

/** Sends what one turn of the event loop adds to a stream in one write; cuts off slow readers. */
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

/** A ping is an id without an event: after a quiet hour the reader still resumes without a gap. */
function startPings(push: Push, write: (stream: Stream, text: string) => void) {
  // A part of the streams each second, so that thousands are not pinged in one moment.
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
