import { existsSync, readFileSync } from 'node:fs';

/**
 * Tests counted from a runner's own report. A run that failed without a failed test (a file that
 * does not load, an error outside of tests, no report at all) counts as one failure.
 */
export function countReport(file, code, read) {
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const NOTHING = { passed: 0, failed: 0 };

/** Vitest's JSON report; a file that does not load has failed without having tests. */
export function vitestCounts({ numPassedTests, numFailedTests, testResults = [] }) {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Playwright's JSON report; a test that passed only when repeated has failed. */
export const playwrightCounts = ({ stats, errors = [] }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
});
