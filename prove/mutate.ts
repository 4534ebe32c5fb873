// npm run mutate [-- <file or glob>…]: changes the money rules in small ways and counts which
// changes the tests notice. Survivors are printed; at least 90 % must be killed.
import { Stryker } from '@stryker-mutator/core';

/** The rules of money: what becomes of an item, a round, a command. */
const RULES = [
  'packages/ledger/src/{accounts,decide,decide-*,draft,rounds,running,write-down,judge-own}.ts',
  'packages/ledger/src/{state,own,batcher}.ts',
  'areas/wallet/server/{command-items,own-rows,check-bet,tell-after-commit,tokens}.ts',
];
const LEAST_PERCENT = 90;

const asked = process.argv.slice(2);
const stryker = new Stryker({
  mutate: asked.length > 0 ? asked : RULES,
  testRunner: 'vitest',
  vitest: { configFile: 'prove/mutate.vitest.config.ts' },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['artifacts', 'data', '**/dist', 'e2e'],
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'artifacts/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: 'artifacts/.mutants',
  concurrency: 2,
});
const results = await stryker.runMutationTest();
const tried = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
const killed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const percent = (100 * killed) / Math.max(1, tried.length);
process.stdout.write(`${killed} of ${tried.length} killed, ${percent.toFixed(1)} %\n`);
process.exit(percent >= LEAST_PERCENT ? 0 : 1);
