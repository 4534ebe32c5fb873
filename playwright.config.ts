import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './packages/testkit/src/browser.ts';

// Chosen once by the first process; the workers read this file again and inherit the choice.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA ??= join(tmpdir(), `palaro-e2e-${process.env.E2E_PORT}`);
const url = `http://localhost:${process.env.E2E_PORT}`;
const { executablePath, args } = await findBrowser();

/** What changes the whole site or its clock: nobody else may be on it meanwhile. */
const CHANGES_SITE = /\bsetSite\(|\/sandbox\/(site|clock|reset)\b/;
const alone = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.e2e.ts'))
  .filter((file) => CHANGES_SITE.test(readFileSync(join('e2e', file), 'utf8')))
  .map((file) => `**/${file}`);

/** A phone held upright, as the design is drawn for. */
const PHONE = { width: 390, height: 844 };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'artifacts/e2e',
  fullyParallel: false,
  // With `--no-deps` a file of the second runs without all of the first before it.
  projects: [
    { name: 'together', testIgnore: alone, workers: 2 },
    { name: 'alone', testMatch: alone, workers: 1, dependencies: ['together'] },
  ],
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Browsers of two versions draw the edges of letters differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'artifacts/e2e.json' }]],
  use: {
    baseURL: url,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    // A worker would answer in place of what tests route; tests of the installed app allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args },
  },
  webServer: {
    command: 'npm start',
    url: `${url}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 6_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: { PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA, DEMO: '1', NODE_ENV: '' },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
