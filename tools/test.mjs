// `npm test`: checks everything, from a fresh clone. It goes on after a failure, so that one run
// shows all of them. The last line sums up; the exit code is 0 only if nothing failed.
// `npm test -- --only <path>` runs the unit tests of that path alone.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './lib/node-version.mjs';
import { ROOT } from './lib/root.mjs';
import { fail, say } from './lib/say.mjs';

checkNode();
const { ensureInstalled } = await import('./install.mjs');
const { provideBrowser } = await import('./lib/provide-browser.mjs');
const { runNode } = await import('./lib/run-program.mjs');
const { askAdvisories } = await import('./lib/advisories.mjs');
const { countReport, playwrightCounts, readJson, vitestCounts } = await import('./lib/counts.mjs');
const { browserTimes, slowest, unitTimes } = await import('./lib/slowest.mjs');

const only = onlyPath(process.argv.slice(2));
const total = { passed: 0, failed: 0 };
const failures = [];
/** Failures shown for each part: enough to start with, short enough for the end of a log. */
const TOLD = 20;
/** Start of each part in seconds, and how long each test took. */
const parts = [];
const times = [];
const SLOWEST = 20;
const TSC = 'node_modules/typescript-native/bin/tsc';
const LINT = { name: 'Lint', script: 'node_modules/oxlint/bin/oxlint', args: [] };
const FORMAT = {
  name: 'Format',
  script: 'node_modules/prettier/bin/prettier.cjs',
  args: ['--check', '--log-level=warn', '.'],
};
const BUILD = { name: 'Build', script: 'tools/build.mjs', args: [] };
mkdirSync(join(ROOT, 'artifacts'), { recursive: true });

heading('Install');
await ensureInstalled('dev');
if (only) await runUnitTests([only]);
else await runEverything();
sayTimes();
if (failures.length > 0) say(`\n== Failed\n${failures.join('\n')}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runEverything() {
  heading('Browser');
  await provideBrowser();
  heading('Checks');
  const built = await runChecks();
  await runUnitTests([]);
  if (built) await runBrowserTests();
}

/**
 * Checks that are not tests; each counts as one. Two rows of them run side by side, each about as
 * long as the other. Returns whether the build succeeded, since the tests start it.
 */
async function runChecks() {
  const types = (side) => ({
    name: `Types (${side})`,
    script: TSC,
    args: ['-p', `tsconfig.${side}.json`],
  });
  const [built] = await Promise.all([
    inTurn([types('server'), types('web'), types('e2e'), LINT, BUILD]),
    inTurn([FORMAT]).then(checkAdvisories),
  ]);
  return built;
}

/** Fails on a known advisory of high severity. Counts nothing if the registry gives no answer. */
async function checkAdvisories() {
  const { severe, unasked } = await askAdvisories();
  if (unasked) return say(`Advisories: NOT ASKED, the registry did not answer: ${unasked}`);
  say(severe.length > 0 ? `${severe.join('\n')}\nAdvisories: FAILED` : 'Advisories: passed');
  const counted = severe.length > 0 ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
  add('Advisories', { ...counted, failures: severe });
}

/** Runs all checks one after the other; returns whether the last one passed. */
async function inTurn(checks) {
  let held = false;
  for (const { name, script, args } of checks) {
    const start = performance.now();
    const { code, text } = await runNode(script, args, { quiet: true });
    held = code === 0;
    const seconds = Math.round((performance.now() - start) / 1000);
    say(`${held ? '' : `${text.trim()}\n`}${name}: ${held ? 'passed' : 'FAILED'} in ${seconds} s`);
    add(name, held ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
  return held;
}

async function runUnitTests(paths) {
  heading('Unit tests');
  const report = freshReport('vitest.json');
  const strays = freshReport('stray-errors.json');
  const reporters = ['default', 'json', './tools/lib/stray-errors.mjs'];
  const args = [...reporters.map((each) => `--reporter=${each}`), `--outputFile.json=${report}`];
  const { code } = await runNode('node_modules/vitest/vitest.mjs', ['run', ...paths, ...args], {
    env: { STRAY_ERRORS: strays },
  });
  const read = (told) => vitestCounts(told, existsSync(strays) ? readJson(strays) : []);
  add('Unit tests', countReport(report, code, read));
  if (existsSync(report)) times.push(...unitTimes(readJson(report)));
}

async function runBrowserTests() {
  heading('Browser tests');
  const report = freshReport('e2e.json');
  const { code } = await runNode('node_modules/@playwright/test/cli.js', ['test']);
  add('Browser tests', countReport(report, code, playwrightCounts));
  if (existsSync(report)) times.push(...browserTimes(readJson(report)));
}

/** Removes an earlier run's report, which must not count for this run. */
function freshReport(name) {
  const report = join(ROOT, 'artifacts', name);
  rmSync(report, { force: true });
  return report;
}

function heading(name) {
  const at = Math.round(performance.now() / 1000);
  parts.push({ name, at });
  say(`\n== ${name} (at ${at} s)`);
}

/** Every run ends with its slowest tests, so that a change that slows one down is noticed. */
function sayTimes() {
  const end = Math.round(performance.now() / 1000);
  say('\n== Time of each part');
  parts.forEach(({ name, at }, index) => {
    const seconds = (parts[index + 1]?.at ?? end) - at;
    say(`${String(seconds).padStart(6)} s  ${name}`);
  });
  say(`${String(end).padStart(6)} s  in all`);
  say(`\n== The ${SLOWEST} slowest tests\n${slowest(times, SLOWEST).join('\n')}`);
}

/** Collects failures for the last lines, because many see only the end of a long run. */
function add(name, { passed, failed, failures: told = [] }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed}`, ...told.slice(0, TOLD));
}

function onlyPath(args) {
  if (args.length === 0) return null;
  if (args[0] === '--only' && args.length === 2) return args[1];
  return fail('Usage: npm test, or: npm test -- --only <path>');
}
