import { defineConfig } from '@playwright/test';
import { findBrowser } from './packages/testkit/src/browser.ts';

const { executablePath, args } = await findBrowser();

/** A phone held upright, as the design is drawn for. */
const PHONE = { width: 390, height: 844 };

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'artifacts/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: false,
  workers: 2,
  // A visit with many steps on a machine that is busy with other things.
  timeout: 120_000,
  // A test that failed is run once more, alone, after all others; the run names it as flickered.
  retries: 1,
  retryStrategy: 'isolated',
  expect: {
    timeout: 10_000,
    // Browsers of two versions draw the edges of letters differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.02, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: 'e2e/looks/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'artifacts/e2e.json' }]],
  use: {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    // A test that claims a motion asks for it; all others need not wait for one.
    contextOptions: { reducedMotion: 'reduce' },
    // A phone draws four times the points: a tenth of all time, and only looks.e2e.ts shows it.
    deviceScaleFactor: 1,
    // A worker would answer in place of what tests route; tests of the installed app allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every step slows every step; E2E_RECORD=1 keeps the recording of what fails.
    trace: process.env.E2E_RECORD === '1' ? 'retain-on-failure' : 'off',
    // Without a graphics card, composing layers as a card would costs more than all else together.
    // WebGL stays.
    launchOptions: {
      executablePath,
      args: [...args, '--disable-gpu-compositing', '--font-render-hinting=none'],
    },
  },
});
