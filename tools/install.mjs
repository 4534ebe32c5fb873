import { forgetInstalled, isInstalled, rememberInstalled } from './lib/installed-tree.mjs';
import { ROOT } from './lib/root.mjs';
import { runProgram } from './lib/run-program.mjs';
import { fail, say } from './lib/say.mjs';

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
  const { code } = await npm(['ci', mode === 'prod' ? '--omit=dev' : '--include=dev']);
  if (code !== 0) {
    fail(
      'npm ci failed for the reason above. Is the package registry reachable? Is the disk full?',
    );
  }
  rememberInstalled(ROOT, mode);
  say(`Installed in ${Math.round((performance.now() - start) / 1000)} s`);
}

/** The npm that runs this command, else the one beside this Node. */
function npm(args) {
  const quiet = [...args, '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return runProgram(process.execPath, [script, ...quiet]);
  return process.platform === 'win32'
    ? runProgram('cmd', ['/c', 'npm', ...quiet])
    : runProgram('npm', quiet);
}
