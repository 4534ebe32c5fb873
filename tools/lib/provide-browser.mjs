import { existsSync } from 'node:fs';
import { runProgram } from './run-program.mjs';
import { say } from './say.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chrome or Chromium: `CHROME_PATH`, else the usual places; null where none is. */
export const installedBrowser = () =>
  [process.env.CHROME_PATH, ...INSTALLED].find((path) => path && existsSync(path)) ?? null;

/**
 * Sees to a browser for the tests: an installed one, else the distribution's package where this
 * user may install it, else the one among the installed npm packages.
 */
export async function provideBrowser() {
  if (installedBrowser()) return say(`Browser: ${installedBrowser()}`);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (apt-get)');
    const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runProgram('apt-get', ['update', '-qq'], options);
    const packages = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    await runProgram('apt-get', packages, options);
    if (installedBrowser()) return say(`Browser: ${installedBrowser()}`);
  }
  say('Browser: the one of the package @sparticuz/chromium');
}
