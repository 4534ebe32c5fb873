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
  expect(unit(0, green)).toMatchObject({ passed: 5, failed: 0, failures: [] });
});

it('counts a file that does not load', () => {
  const broken = [{ status: 'failed', assertionResults: [] }];
  const run = { numPassedTests: 5, numFailedTests: 1, testResults: broken };
  expect(unit(1, run)).toMatchObject({ passed: 5, failed: 2 });
});

it('never calls a run passed if its runner failed', () => {
  const green = { numPassedTests: 5, numFailedTests: 0, testResults: [] };
  expect(unit(1, green)).toMatchObject({ passed: 5, failed: 1 });
  expect(countReport(join(folder, 'missing.json'), 1, vitestCounts).failed).toBe(1);
});

it('reports an error outside of every test', () => {
  const read = (told) => vitestCounts(told, ['ReferenceError: document is not defined']);
  const run = report({ numPassedTests: 5, numFailedTests: 0, testResults: [] });
  const failures = ['outside of tests\n    ReferenceError: document is not defined'];
  expect(countReport(run, 1, read)).toEqual({ passed: 5, failed: 1, failures });
});

const again = (title) => ({
  file: 'a.e2e.ts',
  line: 7,
  title,
  tests: [
    {
      status: 'flaky',
      results: [{ status: 'failed', errors: [{ message: 'not visible' }] }, { status: 'passed' }],
    },
  ],
});

it('tells what passed only when run again, and lets three of them pass', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 3, skipped: 2 };
  const suites = [{ specs: ['one', 'two', 'three'].map(again) }];
  const counts = browser(1, { stats, errors: [], suites });
  expect(counts).toMatchObject({ passed: 6, failed: 1, failures: [] });
  expect(counts.flickered).toHaveLength(3);
  expect(counts.flickered[0]).toBe('a.e2e.ts:7 one\n    not visible\n  run again: passed');
});

it('counts more than three that passed only when run again as failed', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 4 };
  const suites = [{ specs: ['one', 'two', 'three', 'four'].map(again) }];
  const counts = browser(0, { stats, errors: [], suites });
  expect(counts).toMatchObject({ passed: 3, failed: 4 });
  expect(counts.failures).toHaveLength(4);
});

it('reports which unit tests failed and how, without colours', () => {
  const failureMessages = ['\u001b[31mexpected 1\u001b[39m\n\nto be 2'];
  const assertionResults = [
    { status: 'failed', fullName: 'WAL-01 adds', failureMessages },
    { status: 'passed', fullName: 'WAL-02 subtracts', failureMessages: [] },
  ];
  const testResults = [
    { status: 'failed', assertionResults },
    { status: 'failed', assertionResults: [], name: 'a.test.ts', message: 'no such module' },
  ];
  const { failures } = unit(1, { numPassedTests: 1, numFailedTests: 1, testResults });
  expect(failures).toEqual([
    'a.test.ts\n    no such module',
    'WAL-01 adds\n    expected 1\n    to be 2',
  ]);
});

it('reports which browser tests failed, at any depth of their suites', () => {
  const spec = (status) => ({
    file: 'a.e2e.ts',
    line: 7,
    title: 'HOME-01 opens',
    tests: [{ status, results: [{ status: 'failed', errors: [{ message: 'not visible' }] }] }],
  });
  const suites = [{ specs: [spec('expected')], suites: [{ specs: [spec('unexpected')] }] }];
  const stats = { expected: 1, unexpected: 1, flaky: 0 };
  expect(browser(1, { stats, errors: [], suites }).failures).toEqual([
    'a.e2e.ts:7 HOME-01 opens\n    not visible',
  ]);
});
