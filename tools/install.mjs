import {
  beginInstall,
  isInstalled,
  planInstall,
  rememberInstalled,
} from './lib/installed-tree.mjs';
import { runNpm } from './lib/npm.mjs';
import { runPackageScripts } from './lib/package-scripts.mjs';
import { ROOT } from './lib/root.mjs';
import { fail, say } from './lib/say.mjs';

const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/**
 * Installs the lockfile's packages unless they are there, `prod` for running and `dev` for all, and
 * runs the few install scripts that are needed, which `npm ci` by hand leaves out.
 * Ends the command if npm fails.
 */
export async function ensureInstalled(wanted) {
  if (!isInstalled(ROOT, wanted)) await install(wanted);
  const fault = await runPackageScripts();
  if (fault !== null) fail(`An install script failed (tools/lib/package-scripts.mjs): ${fault}`);
}

async function install(wanted) {
  const { mode, args } = planInstall(ROOT, wanted);
  const what = mode === 'prod' ? 'what is needed to run' : 'everything, tests included';
  say(`Installing ${what} (npm ${args[0]}; a minute or two)`);
  const giveUp = beginInstall(ROOT);
  const start = performance.now();
  const { code } = await runNpm([...args, ...QUIET]);
  if (code !== 0) {
    giveUp();
    fail(
      `npm ${args[0]} failed for the reason above. Is the package registry reachable? Is the disk full?`,
    );
  }
  rememberInstalled(ROOT, mode);
  say(`Installed in ${Math.round((performance.now() - start) / 1000)} s`);
}
