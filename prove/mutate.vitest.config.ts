import { defineConfig } from 'vitest/config';

/** The tests that a mutant must pass to survive. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['packages/ledger/src/**/*.test.ts', 'areas/wallet/server/*.test.ts'],
    globalSetup: ['packages/testkit/src/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
