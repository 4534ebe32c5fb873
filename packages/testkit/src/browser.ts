import { installedBrowser } from './installed-browser.js';

export interface Browser {
  executablePath: string;
  args: string[];
  /** What was found, for the log of a test run. */
  name: string;
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
