import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * Counts tests from a runner's report and describes each failure. A run that failed without a
 * failed test (a file that does not load, an error outside of tests, no report) counts as one
 * failure.
 */
export function countReport(file, code, read) {
  const counts = existsSync(file) ? read(readJson(file)) : NOTHING;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** Reads a runner's report as a value. */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const OUTSIDE = 'outside of tests';
const NOTHING = { passed: 0, failed: 0, failures: [] };

/**
 * Counts Vitest's JSON report, plus the errors outside of tests, which the report omits. A file
 * that does not load has failed without having tests.
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

/** Browser tests that may pass only when run again before a run counts as failed. */
const FLICKERS_MOST = 3;

/**
 * Counts Playwright's JSON report. A test that passed only when it was run again, alone, has
 * flickered: it counts as passed and is told in `flickered`, unless too many did.
 */
export function playwrightCounts({ stats, errors = [], suites = [] }) {
  const specs = suites.flatMap(specsOf);
  const flickered = specs.flatMap((spec) => runsOfSpec(spec, 'flaky'));
  const tooMany = stats.flaky > FLICKERS_MOST;
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + errors.length + (tooMany ? stats.flaky : 0),
    failures: [
      ...specs.flatMap((spec) => runsOfSpec(spec, 'unexpected')),
      ...(tooMany ? flickered : []),
      ...errors.map(({ message }) => told(OUTSIDE, message)),
    ],
    flickered,
  };
}

/** The tests of a suite of Playwright's report, however deep they stand. */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The spec's tests that ended like this, each with what was seen in every run of it. */
function runsOfSpec({ file, line, title, tests }, ending) {
  return tests
    .filter(({ status }) => status === ending)
    .map(({ results }) =>
      results
        .map(({ errors = [], status = 'failed' }, again) =>
          told(
            again === 0 ? `${file}:${line} ${title}` : `  run again: ${status}`,
            errors[0]?.message,
          ),
        )
        .join('\n'),
    );
}

/** The lines of a message that show expected and received, without colours or libraries. */
function told(title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !FRAME_ELSEWHERE.test(line));
  return [title, ...lines.slice(0, MESSAGE_LINES).map((line) => `    ${line.trim()}`)].join('\n');
}

const MESSAGE_LINES = 12;
const FRAME_ELSEWHERE = /^\s+at .*(node_modules|new Promise|node:)/;
