// npm run mutate [-- <file or glob>…]: changes the money rules in small ways and counts which
// changes the tests notice. Survivors are printed; at least 90 % must be killed (docs/mutation.md).
import { Stryker } from '@stryker-mutator/core';

/** The rules of money: what happens to an item, a round, a command (docs/mutation.md). */
const RULES = [
  'packages/ledger/src/{accounts,decide,decide-*,draft,rounds,running,write-down,judge-subledger}.ts',
  'packages/ledger/src/{state,batcher,lines,pace,queue,remembering}.ts',
  'areas/money/wallet/server/{award-rows,check-bet,command-items,find-transaction,message-rows}.ts',
  'areas/money/wallet/server/{play-limits,play-periods,tell-balance,tokens,wallet-answer}.ts',
  'areas/money/transfers/server/slot-rows.ts',
  '!**/*.test.ts',
];
const LEAST_PERCENT = 90;

const asked = process.argv.slice(2);
const start = performance.now();
// A run that breaks off has not passed.
process.exitCode = 1;
const stryker = new Stryker({
  mutate: asked.length > 0 ? asked : RULES,
  plugins: ['./prove/mutate-runner.mjs', './prove/mutate-sql.mjs'],
  ignorers: ['sql'],
  testRunner: 'in-process',
  testRunnerNodeArgs: ['--import', 'tsx'],
  concurrency: 1,
  // An endless test is usually noticed earlier by its CPU time (mutate-vitest.mjs).
  timeoutMS: 10_000,
  coverageAnalysis: 'perTest',
  ignorePatterns: ['artifacts', 'data', '**/dist', 'e2e'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: 'artifacts/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false, allowEmojis: false },
  tempDirName: 'artifacts/.mutants',
});
const results = await stryker.runMutationTest();
/** The results that count: no SQL, and no change that fails to run. */
const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];
const tried = results.filter(({ status }) => COUNTED.includes(status));
const endless = tried.filter(({ status }) => status === 'Timeout').length;
const killed = tried.filter(({ status }) => status === 'Killed').length + endless;
const percent = (100 * killed) / Math.max(1, tried.length);
const seconds = Math.round((performance.now() - start) / 1_000);
process.stdout.write(
  `${killed} of ${tried.length} killed (${endless} by a test without an end), ` +
    `${percent.toFixed(1)} %, ${seconds} s\n`,
);
process.exit(percent >= LEAST_PERCENT ? 0 : 1);
