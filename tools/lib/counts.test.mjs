import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countReport, playwrightCounts, vitestCounts } from './counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'palaro-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const report = (value) => {
  const file = join(folder, `${Math.floor(performance.now() * 1000)}.json`);
  writeFileSync(file, JSON.stringify(value));
  return file;
};
const unit = (code, value) => countReport(report(value), code, vitestCounts);
const browser = (code, value) => countReport(report(value), code, playwrightCounts);

it('counts the tests of a unit run', () => {
  const green = { numPassedTests: 5, numFailedTests: 0, testResults: [] };
  expect(unit(0, green)).toEqual({ passed: 5, failed: 0 });
});

it('counts a file that does not load', () => {
  const broken = [{ status: 'failed', assertionResults: [] }];
  const run = { numPassedTests: 5, numFailedTests: 1, testResults: broken };
  expect(unit(1, run)).toEqual({ passed: 5, failed: 2 });
});

it('never calls a run green whose runner did not', () => {
  const green = { numPassedTests: 5, numFailedTests: 0, testResults: [] };
  expect(unit(1, green)).toEqual({ passed: 5, failed: 1 });
  expect(countReport(join(folder, 'missing.json'), 1, vitestCounts).failed).toBe(1);
});

it('counts a browser test that passed only when repeated as failed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(browser(1, { stats, errors: [] })).toEqual({ passed: 3, failed: 2 });
});
