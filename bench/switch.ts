import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { operatorAt, testApp, type TestOperator } from '@palaro/testkit';
import type { BenchRow } from './row.ts';

const STREAMS = 2_000;
const WARM = 2;
const FLIPS = 20;
const SWITCH = 'FEEDBACK3';
const SITE = '/console/api/site';
const WHY = 'measured by the bench';

/**
 * How long a switch that an operator flips in the console takes to reach every one of 2,000 open
 * streams: from the call being sent to the last stream having read it, the longest of twenty.
 * Compared with the same site when a single stream is open. The streams are in another process.
 */
export async function benchSwitch(): Promise<BenchRow[]> {
  const site = await testApp({ demo: true });
  try {
    const operator = await operatorAt(site.url, 'operator1');
    const baseline = await longest(operator, site.url, 1);
    const value = await longest(operator, site.url, STREAMS);
    return [
      {
        name: `a switch flipped, until ${STREAMS} streams saw it`,
        value,
        unit: 'ms',
        baseline,
        ratio: value / baseline,
        aim: '≤ 1,000 ms',
      },
    ];
  } finally {
    await site.stop();
  }
}

/** The longest time of a flip in milliseconds, with that many streams open. */
async function longest(operator: TestOperator, url: string, streams: number): Promise<number> {
  const file = join(import.meta.dirname, 'push-readers.ts');
  const readers = fork(file, [url, String(streams), SWITCH]);
  try {
    await told(readers);
    let worst = 0;
    for (let flip = 1; flip <= WARM + FLIPS; flip += 1) {
      readers.send(flip * streams);
      const seen = told(readers);
      const took = await flipUntil(operator, seen);
      if (flip > WARM) worst = Math.max(worst, took);
    }
    return worst;
  } finally {
    readers.kill();
  }
}

async function flipUntil(operator: TestOperator, seen: Promise<void>): Promise<number> {
  const { value } = await operator.call<{
    number: number;
    switches: { name: string; on: boolean }[];
  }>('GET', SITE);
  const on = value.switches.find(({ name }) => name === SWITCH)?.on;
  const body = { change: { switches: { [SWITCH]: !on } }, reason: WHY, seen: value.number };
  const start = performance.now();
  const flipped = operator.call('POST', `${SITE}/changes`, body).then(({ status, code }) => {
    if (status !== 200) throw new Error(`the switch was not flipped: ${status} ${code}`);
  });
  const times = seen.then(() => performance.now() - start);
  return (await Promise.all([times, flipped]))[0];
}

/** The next message of the readers; rejects if they end without one. */
async function told(readers: ChildProcess): Promise<void> {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(readers, 'exit', { signal }).then(() => {
    throw new Error('the readers ended');
  });
  await Promise.race([once(readers, 'message', { signal }), ended]).finally(() => heard.abort());
}
