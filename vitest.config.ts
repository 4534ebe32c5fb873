import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/lib/longest-first.ts';

const WEB_TESTS = [
  'areas/*/*/{web,console}/**/*.test.{ts,tsx}',
  'packages/{client,ui,desk}/**/*.test.{ts,tsx}',
  'games/*/view/**/*.test.{ts,tsx}',
  'apps/{web,console}/**/*.test.{ts,tsx}',
];
/** A failure's first line says what was found, not how many things. */
const chaiConfig = { truncateThreshold: 300 };
/** Files that `npm test` leaves out of this run, with commas between (tools/lib/long-tests.mjs). */
const leftOut = (process.env.LEFT_OUT ?? '').split(',').filter(Boolean);
const OUT = ['**/node_modules/**', '**/dist/**', ...leftOut];

/**
 * Tests that load modules anew or in another form, and those of the stack of layers, whose state is
 * the module's own. They get modules of their own; all others share them with the files before.
 */
const LOADS_ANEW =
  /\bvi\.(mock|doMock|resetModules)\(|\bfakeHistorySteps\(|^\/\/ @vitest-environment /;
const alone = ['areas', 'packages', 'games', 'apps']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && LOADS_ANEW.test(readFileSync(file, 'utf8')))
  .map((file) => file.replaceAll('\\', '/'));
const isWeb = (file: string) => /\/(web|view|console)\/|^packages\/(client|ui|desk)\//.test(file);

const server = {
  environment: 'node',
  chaiConfig,
  globalSetup: 'packages/testkit/src/global-setup.ts',
  // What hangs is ended; what is only slow on a busy machine is not.
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const;

const web = { environment: 'jsdom', chaiConfig, testTimeout: 30_000 } as const;

export default defineConfig({
  test: {
    // Tests wait for their database more than they compute: two at a time also on two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'server',
          ...server,
          // Loading the server takes longer than most files' tests: a worker loads it once.
          isolate: false,
          include: ['**/*.test.ts', 'tools/**/*.test.mjs'],
          exclude: [...OUT, ...WEB_TESTS, ...alone],
        },
      },
      {
        test: {
          name: 'server-alone',
          ...server,
          include: alone.filter((file) => !isWeb(file)),
          exclude: OUT,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          ...web,
          isolate: false,
          setupFiles: ['packages/client/src/test-fresh-visit.ts'],
          include: WEB_TESTS,
          exclude: [...OUT, ...alone],
        },
      },
      {
        plugins: [react()],
        test: { name: 'web-alone', ...web, include: alone.filter(isWeb), exclude: OUT },
      },
    ],
  },
});
