import { expect, it } from 'vitest';
import { nearFolders } from './near-tests.mjs';

it('names the changed workspace, those that import it by name, and the checks of structure', () => {
  const near = nearFolders(['areas/money/turnover/server/index.ts', 'tools/lib/say.mjs']);
  expect(near).toContain('areas/money/turnover');
  expect(near).toContain('tools/lib/');
  expect(near).toContain('tools/tidy.test.ts');
  expect(near).not.toContain('areas/site/home');
  expect(nearFolders(['packages/ledger/src/decide.ts'])).toContain('areas/money/wallet');
});

it('names nothing but the checks of structure where only a page changed', () => {
  expect(nearFolders(['docs/wallet.md'])).toEqual(['tools/tidy.test.ts']);
});
