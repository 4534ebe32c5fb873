// The part of vitest that tests of the rules need, in the process that changes the rules. Vitest
// itself would start a worker for each change, which takes ten times as long as the tests.

import { performance } from 'node:perf_hooks';

// Vitest's timers ask the worker for these settings.
globalThis.__vitest_worker__ = { config: { fakeTimers: {} } };
export const { expect, vi } = await import('vitest');

/** The file being loaded. */
let file = { name: '', tests: [], before: [], after: [] };

export const beforeEach = (hook) => void file.before.push(hook);
export const afterEach = (hook) => void file.after.push(hook);
export function it(name, test) {
  file.tests.push({ id: `${file.name}#${file.tests.length} ${name}`, file, test });
}
it.each = (rows) => (name, test) => {
  for (const row of rows) it(name, () => test(...(Array.isArray(row) ? row : [row])));
};

/** Loads a test file and returns its tests. */
export async function testsOf(name, load) {
  file = { name, tests: [], before: [], after: [] };
  const { tests } = file;
  await load();
  return tests;
}

/** What a test throws; `Endless` if it would never end; undefined if it passes. */
export async function failureOf({ file: { before, after }, test }) {
  const watch = watchEnd();
  try {
    for (const hook of before) await hook();
    await Promise.race([test(), watch.endless]);
  } catch (error) {
    return error ?? 'nothing thrown';
  } finally {
    watch.stop();
    for (const hook of after) await hook();
  }
}

export class Endless extends Error {}

// Saved here, because tests replace the clock.
const { setInterval, clearInterval } = globalThis;
const loopUse = performance.eventLoopUtilization.bind(performance);
const WATCH_MS = 200;
const MOST_CPU_MS = 4_000;

/** Rejects a test that computes for ever or waits for nothing, however busy the machine is. */
function watchEnd() {
  let timer;
  const endless = new Promise((_, reject) => {
    const cpu = process.cpuUsage();
    let last = loopUse();
    timer = setInterval(() => {
      const { user, system } = process.cpuUsage(cpu);
      const { active } = loopUse(last);
      last = loopUse();
      const waits = active < WATCH_MS / 20;
      if (waits || (user + system) / 1_000 > MOST_CPU_MS) reject(new Endless('no end'));
    }, WATCH_MS);
  });
  return { endless, stop: () => clearInterval(timer) };
}
