// The tests that a change of the rules must pass to survive: those without a database.
import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { testsOf } from './mutate-vitest.mjs';

const named = (names) => new RegExp(`^(${names.join('|')})\\.test\\.ts$`);
const FOLDERS = {
  'areas/money/transfers/server': named(['slot-rows']),
  'packages/ledger/src': /^(?!connection|ledger|together)[\w-]+\.test\.ts$/,
  'areas/money/wallet/server': named([
    'award-rows',
    'check-bet',
    'command-items',
    'find-transaction',
    'limit-rows',
    'message-rows',
    'tell-balance',
    'tokens',
    'wallet-answer',
  ]),
};
/** Tests with long properties or waits run last: an example usually kills a change before. */
const LONG = /\/(batcher|buy-in|decide)\.test\.ts$/;

// A killed change need not be shrunk, and a surviving one is not worth all runs of every property.
// The seed is fixed so that figures can be compared.
fc.configureGlobal({ endOnFailure: true, interruptAfterTimeLimit: 200, seed: 1 });

const urlOf = (path) => pathToFileURL(resolve(path)).href;
let loads = 0;

/** Loads all tests with all their modules again. The sandbox is the working directory. */
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
