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

/** A phone held upright, as the design is drawn for. */
const PHONE = { width: 390, height: 844 };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'artifacts/e2e',
  fullyParallel: false,
  // Some tests change the whole site (maintenance), and all share one machine with the server.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'artifacts/e2e.json' }]],
  use: {
    baseURL: url,
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
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
