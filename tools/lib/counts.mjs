import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Tests counted from a runner's own report, and what to say of each that failed. A run that failed
 * without a failed test (a file that does not load, an error outside of tests, no report at all)
 * counts as one failure.
 */
export function countReport(file, code, read) {
  const counts = existsSync(file) ? read(readJson(file)) : NOTHING;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** What a runner wrote, as a value. */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const OUTSIDE = 'outside of tests';
const NOTHING = { passed: 0, failed: 0, failures: [] };

/**
 * Vitest's JSON report, and the errors outside of every test that it is silent about. A file that
 * does not load has failed without having tests.
 */
export function vitestCounts({ numPassedTests, numFailedTests, testResults = [] }, strays = []) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length + strays.length,
    failures: [
      ...broken.map(({ name, message }) => told(name, message)),
      ...failed.map(({ fullName, failureMessages }) => told(fullName, failureMessages?.[0])),
      ...strays.map((message) => told(OUTSIDE, message)),
    ],
  };
}

/** Playwright's JSON report; a test that passed only when repeated has failed. */
export const playwrightCounts = ({ stats, errors = [], suites = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  failures: [
    ...suites.flatMap(specsOf).flatMap(failureOfSpec),
    ...errors.map(({ message }) => told(OUTSIDE, message)),
  ],
});

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function failureOfSpec({ file, line, title, tests }) {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => {
      const error = results.flatMap(({ errors = [] }) => errors)[0];
      return told(`${file}:${line} ${title}`, error?.message);
    });
}

/** As many lines of a message as tell what was expected and what came; no colours, no libraries. */
function told(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !FRAME_ELSEWHERE.test(line));
  return [title, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line.trim()}`)].join('\n');
}

const MESSAGE_LINES = 12;
const FRAME_ELSEWHERE = /^\s+at .*(node_modules|new Promise|node:)/;
