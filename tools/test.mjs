// `npm test`: checks everything, from a fresh clone. It goes on after a failure, so that one run
// shows all of them. The last line sums up; the exit code is 0 only if nothing failed.
//   -- --long              leaves nothing out; a green one is written down (lib/long-tests.mjs)
//   -- --changed [commit]  for the day: only what changes since a commit, HEAD, may break soonest
//   -- --only <path>       the unit tests of that path alone
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode } from './lib/node-version.mjs';
import { ROOT } from './lib/root.mjs';
import { fail, say } from './lib/say.mjs';

checkNode();
const { ensureInstalled } = await import('./install.mjs');
const { changedSince, lastLongRun, rememberLongRun } = await import('./lib/changes.mjs');
const { leftOut: mayLeaveOut } = await import('./lib/long-tests.mjs');
const { provideBrowser } = await import('./lib/provide-browser.mjs');
const { runChecks } = await import('./lib/run-checks.mjs');
const { runBrowserTests, runUnitTests } = await import('./lib/run-tests.mjs');
const { heading, isClean, sumUp } = await import('./lib/tally.mjs');

const USAGE = 'Usage: npm test, or with -- --long, -- --changed [commit] or -- --only <path>';
const [form, value, ...more] = process.argv.slice(2);
if (more.length > 0) fail(USAGE);
mkdirSync(join(ROOT, 'artifacts'), { recursive: true });

heading('Install');
await ensureInstalled('dev');
if (form === '--only' && value) await runUnitTests({ paths: [value] });
else if (form === '--changed') await runChanged(value ?? 'HEAD');
else if (form === undefined) await runEverything(sayLeftOut());
else if (form === '--long' && value === undefined) {
  await runEverything([]);
  say(isClean() ? rememberLongRun() : 'Not all held at once, so this long run is not written down');
} else fail(USAGE);
sumUp();

/** Runs all checks and all tests but `leftOut`. The build must hold, since the tests start it. */
async function runEverything(leftOut) {
  heading('Browser');
  await provideBrowser();
  heading('Checks');
  const built = await runChecks();
  await runUnitTests({ leftOut });
  if (built) await runBrowserTests({ leftOut });
}

/** Runs the checks, and the tests that stand nearest to what changed since the commit. */
async function runChanged(commit) {
  const changed = changedSince(commit);
  if (changed === null) fail(`There is no commit ${commit} here`);
  const { nearBrowserTests, nearFolders } = await import('./lib/near-tests.mjs');
  heading('Browser');
  await provideBrowser();
  heading('Checks');
  const built = await runChecks();
  const flags = [`--changed=${commit}`, '--passWithNoTests'];
  await runUnitTests({ paths: nearFolders(changed), flags });
  const files = await nearBrowserTests(changed, commit);
  if (built && files.length > 0) await runBrowserTests({ files });
  else say('No browser test stands near to what changed');
}

/** Names each test that this run may leave out, and answers them. */
function sayLeftOut() {
  const commit = lastLongRun();
  const rows = mayLeaveOut(commit === null ? null : changedSince(commit));
  if (rows.length === 0) return rows;
  say(`\n== Left out: green at ${commit.slice(0, 12)}, and unchanged since (npm test -- --long)`);
  for (const { name, files = [], tag } of rows) say(`  ${name}: ${tag ?? files.join(', ')}`);
  return rows;
}
