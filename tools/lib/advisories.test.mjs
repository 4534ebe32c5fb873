import { createServer } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { askAdvisories } from './advisories.mjs';

const cwd = mkdtempSync(join(tmpdir(), 'palaro-advisories-'));
const cache = mkdtempSync(join(tmpdir(), 'palaro-npm-'));
afterAll(() => [cwd, cache].forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const needs = { dependencies: { leaky: '1.0.0' } };
const leaky = { version: '1.0.0', integrity: 'sha512-AAAA' };
const packages = { '': needs, 'node_modules/leaky': leaky };
writeFileSync(join(cwd, 'package.json'), JSON.stringify({ name: 'site', ...needs }));
writeFileSync(
  join(cwd, 'package-lock.json'),
  JSON.stringify({ name: 'site', lockfileVersion: 3, packages }),
);

/** What npm asks beside advisories: which versions of a package need which. */
const known = { name: 'leaky', versions: { '1.0.0': { name: 'leaky', version: '1.0.0' } } };

/** Asks a registry that answers a question about advisories with `status` and `value`. */
async function askedOf(status, value) {
  const registry = createServer(({ method }, reply) => {
    if (method === 'GET') reply.end(JSON.stringify(known));
    else reply.writeHead(status).end(JSON.stringify(value));
  });
  await new Promise((listening) => registry.listen(0, '127.0.0.1', listening));
  const { port } = registry.address();
  try {
    const args = [`--registry=http://127.0.0.1:${port}`, `--cache=${cache}`];
    return await askAdvisories({ cwd, args });
  } finally {
    registry.close();
  }
}

const advisory = (id, severity) => ({
  leaky: [
    {
      id,
      url: 'https://advisories.test/1',
      title: 'It leaks',
      severity,
      vulnerable_versions: '<2',
    },
  ],
});

it('names a package with an advisory of high severity, and not one of low', async () => {
  const { severe, unasked } = await askedOf(200, advisory(1, 'high'));
  expect(unasked).toBeNull();
  expect(severe).toEqual(['leaky: high, It leaks https://advisories.test/1']);
  expect(await askedOf(200, advisory(2, 'low'))).toEqual({ severe: [], unasked: null });
  expect(await askedOf(200, {})).toEqual({ severe: [], unasked: null });
});

it('says that it could not ask a registry that refuses', async () => {
  const { severe, unasked } = await askedOf(405, { error: 'Method Not Allowed' });
  expect(severe).toEqual([]);
  expect(unasked).toContain('405');
});
