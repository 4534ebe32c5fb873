import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const WEB_TESTS = [
  'areas/*/web/**/*.test.{ts,tsx}',
  'packages/{client,ui}/**/*.test.{ts,tsx}',
  'games/*/view/**/*.test.{ts,tsx}',
  'apps/web/**/*.test.{ts,tsx}',
];
/** A failure's first line says what was found, not how many things. */
const chaiConfig = { truncateThreshold: 300 };
const OUT = ['**/node_modules/**', '**/dist/**'];

export default defineConfig({
  test: {
    // Tests wait for their database more than they compute: two at a time also on two cores.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['**/*.test.ts', 'tools/**/*.test.mjs'],
          exclude: [...OUT, ...WEB_TESTS],
          globalSetup: ['packages/testkit/src/global-setup.ts'],
          chaiConfig,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: WEB_TESTS,
          exclude: OUT,
          chaiConfig,
          testTimeout: 10_000,
        },
      },
    ],
  },
});
