import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

/** Files of long properties, and those that wait. */
const LONG = /\/(batcher|buy-in|decide)\.test\.ts$/;

/** Examples first: most mutants fall to one of them within milliseconds. */
class ExamplesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const long = (file: TestSpecification) => Number(LONG.test(file.moduleId));
    return Promise.resolve([...files].sort((a, b) => long(a) - long(b)));
  }
}

/** The tests that a mutant must pass to survive: those of the rules alone, without a database. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'packages/ledger/src/*.test.ts',
      'areas/wallet/server/{award-rows,check-bet,command-items,own-rows,wallet-answer}.test.ts',
      'areas/wallet/server/{find-transaction,limit-rows,tell-after-commit,tokens}.test.ts',
    ],
    exclude: ['**/node_modules/**', 'packages/ledger/src/{connection,ledger}.test.ts'],
    setupFiles: ['prove/mutate.setup.ts'],
    sequence: { sequencer: ExamplesFirst },
    isolate: false,
  },
});
