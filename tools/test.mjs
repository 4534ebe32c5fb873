// `npm test`: everything that must hold, from a fresh clone. Goes on after a failure, so that one
// run tells all; the last line sums up, and the exit code is 0 only where nothing failed.
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
const { countReport, playwrightCounts, readJson, vitestCounts } = await import('./lib/counts.mjs');

const only = onlyPath(process.argv.slice(2));
const total = { passed: 0, failed: 0 };
const failures = [];
/** Failures told of one part: enough to begin with, short enough for the end of a log. */
const TOLD = 20;
mkdirSync(join(ROOT, 'artifacts'), { recursive: true });

heading('Install');
await ensureInstalled('dev');
if (only) await runUnitTests([only]);
else await runEverything();
if (failures.length > 0) say(`\n== Failed\n${failures.join('\n')}`);
say(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runEverything() {
  heading('Browser');
  await provideBrowser();
  await check('Types (server)', 'typescript/bin/tsc', ['-p', 'tsconfig.server.json']);
  await check('Types (web)', 'typescript/bin/tsc', ['-p', 'tsconfig.web.json']);
  await check('Types (e2e)', 'typescript/bin/tsc', ['-p', 'tsconfig.e2e.json']);
  await check('Lint', 'eslint/bin/eslint.js', ['.']);
  await check('Format', 'prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']);
  // First, since some unit tests start what is built.
  const built = await runCheck('Build', 'tools/build.mjs', []);
  await runUnitTests([]);
  if (built) {
    await runBrowserTests('together');
    await runBrowserTests('alone');
  }
}

/** A check without tests of its own counts as one. */
function check(name, script, args) {
  return runCheck(name, `node_modules/${script}`, args);
}

async function runCheck(name, script, args) {
  heading(name);
  const { code } = await runNode(script, args);
  say(code === 0 ? 'passed' : 'FAILED');
  add(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  return code === 0;
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
}

/** Each part with a site of its own: what one leaves behind, the other does not find. */
async function runBrowserTests(project) {
  heading(`Browser tests, ${project}`);
  const report = freshReport('e2e.json');
  const data = join(ROOT, 'artifacts', 'e2e-data');
  rmSync(data, { recursive: true, force: true });
  const args = ['test', `--project=${project}`, '--no-deps'];
  const { code } = await runNode('node_modules/@playwright/test/cli.js', args, {
    env: { E2E_DATA: data },
  });
  rmSync(data, { recursive: true, force: true });
  add(`Browser tests, ${project}`, countReport(report, code, playwrightCounts));
}

/** A report of an earlier run must not count for this one. */
function freshReport(name) {
  const report = join(ROOT, 'artifacts', name);
  rmSync(report, { force: true });
  return report;
}

function heading(name) {
  const seconds = Math.round(performance.now() / 1000);
  say(`\n== ${name} (at ${seconds} s)`);
}

/** Whoever sees only the end of a long run is told what failed in it. */
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
