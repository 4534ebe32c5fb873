// The tests that a change of the rules must pass to survive: those without a database.
import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { testsOf } from './mutate-vitest.mjs';

const named = (names) => new RegExp(`^(${names.join('|')})\\.test\\.ts$`);
const FOLDERS = {
  'areas/transfers/server': named(['slot-rows']),
  'packages/ledger/src': /^(?!connection|ledger)[\w-]+\.test\.ts$/,
  'areas/wallet/server': named([
    ...['adjust-rows', 'award-rows', 'check-bet', 'command-items', 'find-transaction'],
    ...['limit-rows', 'own-rows', 'tell-after-commit', 'tokens', 'wallet-answer'],
  ]),
};
/** Files of long properties, and those that wait: most changes fall to an example before. */
const LONG = /\/(batcher|buy-in|decide)\.test\.ts$/;

// A change that falls need not be shrunk, one that stands is not worth all runs of every property;
// the same seed each time, so that the figures can be compared.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 200, seed: 1 });

const urlOf = (path) => pathToFileURL(resolve(path)).href;
let loads = 0;

/** All tests with all that they stand on, new each time. In the sandbox: the working directory. */
export async function loadTests() {
  loads += 1;
  if (loads === 1) {
    const root = new URL('..', import.meta.url).href;
    const data = {
      root,
      sandbox: `${urlOf('.')}/`,
      vitest: new URL('mutate-vitest.mjs', import.meta.url).href,
    };
    register('./mutate-resolve.mjs', { parentURL: import.meta.url, data });
  }
  const tests = [];
  for (const name of testFiles()) {
    tests.push(...(await testsOf(name, () => import(`${urlOf(name)}?load=${loads}`))));
  }
  return tests;
}

function testFiles() {
  const files = Object.entries(FOLDERS).flatMap(([folder, wanted]) =>
    readdirSync(folder)
      .filter((name) => wanted.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return files.sort((a, b) => Number(LONG.test(a)) - Number(LONG.test(b)));
}
