import { expect, it } from 'vitest';
import { importRefusal } from './layers.js';

// The linter asks this function about every import.
it.each([
  ['areas/money/wallet/server/x.ts', '@palaro/play/server', /wallet must not import play/],
  [
    'areas/gaming/play/server/x.ts',
    '../../wallet/server/execute.ts',
    /another workspace by a path/,
  ],
  ['areas/gaming/play/web/x.ts', '@palaro/wallet/server', /must not reach server code/],
  ['games/dice/rules.ts', 'node:fs', /this code does no I\/O/],
  ['packages/kernel/src/x.ts', '@palaro/nothing', /has no row in/],
])('refuses in %s an import of %s', (file, specifier, why) => {
  expect(importRefusal(file, specifier)).toMatch(why);
});

it('allows an import down the tiers', () => {
  expect(importRefusal('areas/gaming/play/server/x.ts', '@palaro/wallet/server')).toBeNull();
});
