// Plain JavaScript, because `npm test` runs this before anything that reads TypeScript is
// installed.
import { existsSync } from 'node:fs';

const INSTALLED = [
  // Chromium without its window: the same engine for half the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chrome or Chromium: `CHROME_PATH`, else one in the usual places, else null. */
export const installedBrowser = () =>
  [process.env.CHROME_PATH, ...INSTALLED].find((path) => path && existsSync(path)) ?? null;
