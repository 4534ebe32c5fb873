import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { leftOut, LONG_TESTS } from './long-tests.mjs';
import { ROOT } from './root.mjs';

const namesLeftOut = (...changed) => leftOut(changed).map(({ files, tag }) => tag ?? files[0]);

it('leaves nothing out where nobody can tell what changed', () => {
  expect(leftOut(null)).toEqual([]);
});

it('leaves everything out where nothing changed, and nothing where packages did', () => {
  expect(leftOut([])).toEqual(LONG_TESTS);
  expect(leftOut(['docs/wallet.md'])).toEqual(LONG_TESTS);
  expect(leftOut(['package-lock.json'])).toEqual([]);
});

it.each([
  ['packages/ledger/src/decide.ts', 'prove/prove.test.ts'],
  ['areas/money/wallet/server/execute.ts', 'prove/prove.test.ts'],
  ['apps/server/migrations/0001_x.sql', 'prove/prove.test.ts'],
  ['prove/crash.ts', 'prove/prove.test.ts'],
  ['tools/templates/area/x.tmpl', 'tools/new.test.ts'],
  ['areas/site/inbox/inbox.api.ts', 'apps/server/src/http/calls.test.ts'],
  ['apps/server/src/http/secrets.test.ts', 'apps/server/src/http/calls.test.ts'],
  ['areas/identity/trial/web/X.tsx', '@agents-and-trials'],
  ['packages/ui/src/button.css', '@second-width'],
])('runs what a change of %s may break: %s', (path, runs) => {
  expect(namesLeftOut(path)).not.toContain(runs);
});

it('runs no proof because a screen changed', () => {
  expect(namesLeftOut('areas/money/wallet/web/X.tsx')).toContain('prove/prove.test.ts');
});

it('names tests that exist', () => {
  for (const { files = [], tag } of LONG_TESTS) {
    for (const file of files) expect([file, existsSync(join(ROOT, file))]).toEqual([file, true]);
    const tagged = ['e2e/crawl.e2e.ts', 'e2e/guest/long-texts.e2e.ts'].map((file) =>
      readFileSync(join(ROOT, file), 'utf8'),
    );
    if (tag) expect(tagged.join()).toContain(`'${tag}'`);
  }
});
