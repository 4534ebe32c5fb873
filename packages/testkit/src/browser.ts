import { installedBrowser } from './installed-browser.js';

export interface Browser {
  executablePath: string;
  args: string[];
  /** The browser that was found, for the log of a test run. */
  name: string;
}

/**
 * Finds the browser for tests: an installed one, which is current and patched, else the one from
 * the package registry. Throws if that one cannot be unpacked.
 */
export async function findBrowser(): Promise<Browser> {
  const executablePath = installedBrowser();
  if (executablePath) return { executablePath, args: ownArguments(), name: executablePath };
  const { default: chromium } = await import('@sparticuz/chromium');
  // These three are for serverless machines; with them a second context does not open.
  const args = chromium.args.filter((arg) => !/^--headless|single-process|no-zygote/.test(arg));
  const path = await chromium.executablePath();
  return { executablePath: path, args, name: '@sparticuz/chromium' };
}

/** Chrome's sandbox does not work for root, and small containers have a small /dev/shm. */
function ownArguments(): string[] {
  const root = process.getuid?.() === 0;
  return ['--disable-dev-shm-usage', ...(root ? ['--no-sandbox'] : [])];
}
