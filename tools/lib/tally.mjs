import { say } from './say.mjs';
import { slowest } from './slowest.mjs';

/** Failures shown for each part: enough to start with, short enough for the end of a log. */
const TOLD = 20;
const SLOWEST = 20;

const total = { passed: 0, failed: 0 };
const failures = [];
const flickers = [];
/** Start of each part in seconds, and how long each test took. */
const parts = [];
const times = [];

/** Begins a part of the run. */
export function heading(name) {
  const at = Math.round(performance.now() / 1000);
  parts.push({ name, at });
  say(`\n== ${name} (at ${at} s)`);
}

/** Collects failures for the last lines, because many see only the end of a long run. */
export function add(name, { passed, failed, failures: told = [], flickered = [] }) {
  total.passed += passed;
  total.failed += failed;
  flickers.push(...flickered);
  if (failed > 0) failures.push(`${name}: ${failed}`, ...told.slice(0, TOLD));
}

/** Collects how long tests took. */
export const addTimes = (more) => void times.push(...more);

/** True while nothing has failed, not even at first. */
export const isClean = () => total.failed === 0 && flickers.length === 0;

/**
 * Ends the run: its times, what flickered, what failed, and the last line, which counts. Whoever
 * works next mends what flickered before anything else. Sets the exit code.
 */
export function sumUp() {
  const end = Math.round(performance.now() / 1000);
  say('\n== Time of each part');
  parts.forEach(({ name, at }, index) => {
    const seconds = (parts[index + 1]?.at ?? end) - at;
    say(`${String(seconds).padStart(6)} s  ${name}`);
  });
  say(`${String(end).padStart(6)} s  in all`);
  say(`\n== The ${SLOWEST} slowest tests\n${slowest(times, SLOWEST).join('\n')}`);
  if (flickers.length > 0)
    say(`\n== Flickered: passed only when run again, alone\n${flickers.join('\n')}`);
  if (failures.length > 0) say(`\n== Failed\n${failures.join('\n')}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
