import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchRow } from './row.ts';

const STREAMS = 2_000;
/** Events published before waiting for the readers; a reader that falls behind is cut off. */
const EVENTS_A_TURN = 20;
const TURN_MS = 3_000;
const TURNS = 3;
const KIB = 1024;

interface Measured {
  perSecond: number;
  bytesAStream: number;
}

/**
 * Deliveries a second to 2,000 open streams and the memory of each stream, for the product's server
 * and for bare node:http. Servers and readers are separate processes.
 */
export async function benchPush(): Promise<BenchRow[]> {
  const bare = await start('bare');
  const site = await start('site');
  try {
    const bareBytes = await bare.bytesAStream();
    const siteBytes = await site.bytesAStream();
    const best = { bare: 0, site: 0 };
    for (let turn = 0; turn < TURNS; turn++) {
      best.bare = Math.max(best.bare, await bare.perSecond());
      best.site = Math.max(best.site, await site.perSecond());
    }
    return rowsOf(
      { perSecond: best.site, bytesAStream: siteBytes },
      { perSecond: best.bare, bytesAStream: bareBytes },
    );
  } finally {
    bare.stop();
    site.stop();
  }
}

const rowsOf = (site: Measured, bare: Measured): BenchRow[] => [
  {
    name: `events to ${STREAMS} streams`,
    value: site.perSecond,
    unit: 'deliveries/s',
    baseline: bare.perSecond,
    ratio: site.perSecond / bare.perSecond,
    aim: '≥ 0.7',
  },
  {
    name: 'memory a stream',
    value: site.bytesAStream / KIB,
    unit: 'KiB',
    baseline: bare.bytesAStream / KIB,
    ratio: bare.bytesAStream / site.bytesAStream,
    aim: '≤ 40 KiB',
  },
];

async function start(mode: 'bare' | 'site') {
  const server = child('push-server.ts', [mode]);
  const { url } = await answer<{ url: string }>(server);
  let readers: ChildProcess | null = null;
  let published = 0;

  async function memory() {
    server.send('memory');
    return answer<{ whole: number; used: number }>(server);
  }

  return {
    /** Opens the streams and compares the memory before and after. */
    async bytesAStream() {
      // A first batch is opened and closed, so that one-time setup is not counted.
      const warm = child('push-readers.ts', [url, '100']);
      await answer(warm);
      warm.kill();
      const before = await memory();
      readers = child('push-readers.ts', [url, String(STREAMS)]);
      await answer(readers);
      const after = await memory();
      // The process may have had free memory already, or taken more than it uses: take the larger.
      const grown = Math.max(after.whole - before.whole, after.used - before.used);
      return grown / STREAMS;
    },
    async perSecond() {
      if (!readers) throw new Error('no streams are open');
      const before = published;
      const begin = performance.now();
      while (performance.now() - begin < TURN_MS) {
        published += STREAMS * EVENTS_A_TURN;
        readers.send(published);
        const seen = answer(readers);
        server.send(EVENTS_A_TURN);
        await seen;
      }
      return ((published - before) * 1_000) / (performance.now() - begin);
    },
    stop() {
      readers?.kill();
      server.kill();
    },
  };
}

const child = (file: string, args: string[]) =>
  fork(join(import.meta.dirname, file), args, { execArgv: [...process.execArgv, '--expose-gc'] });

/** The next message; rejects if the process ends without one. */
async function answer<T>(from: ChildProcess): Promise<T> {
  const ended = once(from, 'exit').then(() => Promise.reject(new Error('a process ended early')));
  const [message] = (await Promise.race([once(from, 'message'), ended])) as [T];
  return message;
}
