import { askAdvisories } from './advisories.mjs';
import { runNode } from './run-program.mjs';
import { say } from './say.mjs';
import { add } from './tally.mjs';

const types = (side) => ({
  name: `Types (${side})`,
  script: 'node_modules/typescript-native/bin/tsc',
  args: ['-p', `tsconfig.${side}.json`],
});
const FORMAT = { name: 'Format', script: 'node_modules/oxfmt/bin/oxfmt', args: ['--check'] };
const LINT = { name: 'Lint', script: 'node_modules/oxlint/bin/oxlint', args: [] };
const BUILD = { name: 'Build', script: 'tools/build.mjs', args: [] };

/**
 * Checks that are not tests; each counts as one. Two rows of them run side by side, each about as
 * long as the other. Returns whether the build succeeded, since the tests start it.
 */
export async function runChecks() {
  const [, built] = await Promise.all([
    inTurn([types('server'), types('web'), types('e2e')]),
    checkAdvisories().then(() => inTurn([FORMAT, LINT, BUILD])),
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
