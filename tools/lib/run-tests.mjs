import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countReport, playwrightCounts, readJson, vitestCounts } from './counts.mjs';
import { ROOT } from './root.mjs';
import { runNode } from './run-program.mjs';
import { browserTimes, unitTimes } from './slowest.mjs';
import { add, addTimes, heading } from './tally.mjs';

/** Runs Vitest's tests: all but `leftOut`'s, or those below `paths`, chosen further by `flags`. */
export async function runUnitTests({ paths = [], leftOut = [], flags = [] }) {
  heading('Unit tests');
  const report = freshReport('vitest.json');
  const strays = freshReport('stray-errors.json');
  const reporters = ['default', 'json', './tools/lib/stray-errors.mjs'].map(
    (each) => `--reporter=${each}`,
  );
  const args = ['run', ...paths, ...flags, ...reporters, `--outputFile.json=${report}`];
  const left = leftOut.flatMap(({ files = [] }) => files);
  const env = { STRAY_ERRORS: strays, LEFT_OUT: left.join(',') };
  const { code } = await runNode('node_modules/vitest/vitest.mjs', args, { env });
  const read = (told) => vitestCounts(told, existsSync(strays) ? readJson(strays) : []);
  add('Unit tests', countReport(report, code, read));
  if (existsSync(report)) addTimes(unitTimes(readJson(report)));
}

/** Runs Playwright's tests: all but `leftOut`'s, or those of `files`. */
export async function runBrowserTests({ files = [], leftOut = [] }) {
  heading('Browser tests');
  const report = freshReport('e2e.json');
  const tags = leftOut.flatMap(({ tag }) => tag ?? []);
  const left = tags.length > 0 ? [`--grep-invert=(${tags.join('|')})`] : [];
  const cli = 'node_modules/@playwright/test/cli.js';
  const { code } = await runNode(cli, ['test', ...files, ...left]);
  add('Browser tests', countReport(report, code, playwrightCounts));
  if (existsSync(report)) addTimes(browserTimes(readJson(report)));
}

/** Removes an earlier run's report, which must not count for this run. */
function freshReport(name) {
  const report = join(ROOT, 'artifacts', name);
  rmSync(report, { force: true });
  return report;
}
