// npm run mutate [-- <file or glob>…]: changes the money rules in small ways and counts which
// changes the tests notice. Survivors are printed; at least 90 % must be killed (docs/mutation.md).
import { Stryker } from '@stryker-mutator/core';

/** The rules of money: what becomes of an item, a round, a command. SQL and sockets are not here. */
const RULES = [
  'packages/ledger/src/{accounts,decide,decide-*,draft,rounds,running,write-down,judge-own}.ts',
  'packages/ledger/src/{state,batcher,lines}.ts',
  'areas/wallet/server/{award-rows,check-bet,command-items,execute,find-transaction}.ts',
  'areas/wallet/server/{own-rows,play-limits,play-periods,tell-after-commit,tokens}.ts',
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
  concurrency: Number(process.env.LANES ?? 2),
});
const results = await stryker.runMutationTest();
const tried = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
const killed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
const percent = (100 * killed) / Math.max(1, tried.length);
const seconds = Math.round((performance.now() - start) / 1_000);
process.stdout.write(
  `${killed} of ${tried.length} killed, ${percent.toFixed(1)} %, ${seconds} s\n`,
);
process.exit(percent >= LEAST_PERCENT ? 0 : 1);
