import { existsSync } from 'node:fs';

export interface Browser {
  executablePath: string;
  args: string[];
  /** What was found, for the log of a test run. */
  name: string;
}

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
export function installedBrowser(): string | null {
  const { CHROME_PATH } = process.env;
  return [CHROME_PATH, ...INSTALLED].find((path) => path && existsSync(path)) ?? null;
}

/**
 * The browser that tests run in: an installed one, which is current and patched, else the one that
 * comes from the package registry. Throws where that one cannot be unpacked.
 */
export async function findBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  if (executablePath) return { executablePath, args: ownArguments(), name: executablePath };
  const { default: chromium } = await import('@sparticuz/chromium');
  // These three are for a serverless machine: a second context would not open.
  const args = chromium.args.filter((arg) => !/^--headless|single-process|no-zygote/.test(arg));
  const path = await chromium.executablePath();
  return { executablePath: path, args, name: '@sparticuz/chromium' };
}

/** Chrome's sandbox does not work for root; small containers have a small /dev/shm. */
function ownArguments(): string[] {
  const root = process.getuid?.() === 0;
  return ['--disable-dev-shm-usage', ...(root ? ['--no-sandbox'] : [])];
}
