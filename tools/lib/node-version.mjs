import { fail } from './say.mjs';

const OLDEST = [20, 19];

/** Ends the command with one line if Node is too old to run the rest. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  fail(
    `Palaro needs Node ${OLDEST.join('.')} or later, this is ${version}: install it from nodejs.org.`,
  );
}
