import { specsOf } from './counts.mjs';

/**
 * How long each test took in milliseconds, from the runners' JSON reports. Skipped tests and those
 * without a time are left out.
 */
export const unitTimes = ({ testResults = [] }) =>
  testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ duration }) => duration > 0)
      .map(({ fullName, duration }) => ({ title: fullName, ms: duration })),
  );

/** From Playwright's report; a test's hooks count as part of its time. */
export const browserTimes = ({ suites = [] }) =>
  suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests.map(({ results }) => ({
      title: `${file} ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );

/** The `most` slowest tests, slowest first, one line each. */
export const slowest = (times, most) =>
  [...times]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map(({ title, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
