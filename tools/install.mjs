import { forgetInstalled, isInstalled, rememberInstalled } from './lib/installed-tree.mjs';
import { runNpm } from './lib/npm.mjs';
import { ROOT } from './lib/root.mjs';
import { fail, say } from './lib/say.mjs';

const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/**
 * Installs the lockfile's packages unless they are there: `prod` for running, `dev` for everything.
 * Ends the command if npm fails.
 */
export async function ensureInstalled(mode) {
  if (isInstalled(ROOT, mode)) return;
  const what = mode === 'prod' ? 'what is needed to run' : 'everything, tests included';
  say(`Installing ${what} (npm ci; a minute or two)`);
  forgetInstalled(ROOT);
  const start = performance.now();
  const which = mode === 'prod' ? '--omit=dev' : '--include=dev';
  const { code } = await runNpm(['ci', which, ...QUIET]);
  if (code !== 0) {
    fail(
      'npm ci failed for the reason above. Is the package registry reachable? Is the disk full?',
    );
  }
  rememberInstalled(ROOT, mode);
  say(`Installed in ${Math.round((performance.now() - start) / 1000)} s`);
}
