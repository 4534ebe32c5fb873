// npm run mutate [-- <file or glob>…]: changes the money rules in small ways and counts which
// changes the tests notice. Survivors are printed; at least 90 % must be killed (docs/mutation.md).
import { Stryker } from '@stryker-mutator/core';

/** The rules of money: what becomes of an item, a round, a command (docs/mutation.md). */
const RULES = [
  'packages/ledger/src/{accounts,decide,decide-*,draft,rounds,running,write-down,judge-own}.ts',
  'packages/ledger/src/{state,batcher,lines,pace,queue}.ts',
  'areas/wallet/server/{award-rows,check-bet,command-items,find-transaction,own-rows}.ts',
  'areas/wallet/server/{play-limits,play-periods,tell-after-commit,tokens,wallet-answer}.ts',
  '!**/*.test.ts',
];
const LEAST_PERCENT = 90;

const asked = process.argv.slice(2);
const start = performance.now();
const stryker = new Stryker({
  mutate: asked.length > 0 ? asked : RULES,
  plugins: ['@stryker-mutator/vitest-runner', './prove/mutate-sql.mjs'],
  ignorers: ['sql'],
  testRunner: 'vitest',
  vitest: { configFile: 'prove/mutate.vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['artifacts', 'data', '**/dist', 'e2e'],
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'artifacts/mutation.json' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false, allowEmojis: false },
  tempDirName: 'artifacts/.mutants',
});
const results = await stryker.runMutationTest();
/** What Stryker counts: no SQL, and nothing that does not even run. */
const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];
const tried = results.filter(({ status }) => COUNTED.includes(status));
const killed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const percent = (100 * killed) / Math.max(1, tried.length);
const seconds = Math.round((performance.now() - start) / 1_000);
process.stdout.write(
  `${killed} of ${tried.length} killed, ${percent.toFixed(1)} %, ${seconds} s\n`,
);
process.exit(percent >= LEAST_PERCENT ? 0 : 1);
