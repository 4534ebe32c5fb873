import { runNpm } from './npm.mjs';

const SEVERE = ['high', 'critical'];
/** One try, so that a machine without a network does not wait for it. */
const ASK = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];

/**
 * Asks the package registry for known advisories about the packages of the lock file in `cwd`,
 * those of the tests included. `severe` has a line for each package with one of high or critical
 * severity; `unasked` has the reason if there is no answer, which says nothing about the packages.
 */
export async function askAdvisories({ cwd, args = [] } = {}) {
  const { text } = await runNpm([...ASK, ...args], { quiet: true, cwd });
  const answer = jsonIn(text);
  if (!answer?.vulnerabilities) {
    return { severe: [], unasked: answer?.message ?? text.trim().split('\n').at(-1) };
  }
  const severe = Object.values(answer.vulnerabilities)
    .filter(({ severity }) => SEVERE.includes(severity))
    .map(({ name, severity, via }) => `${name}: ${severity}, ${via.map(reason).join('; ')}`);
  return { severe, unasked: null };
}

/** Why a package is named: an advisory of its own, or a package that it needs. */
const reason = (via) => (typeof via === 'string' ? `needs ${via}` : `${via.title} ${via.url}`);

/** npm writes its warnings around the answer. */
function jsonIn(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
