import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readKeyFile } from './key-file.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'palaro-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('makes a key once, readable only by its owner, and another for each name', () => {
  const first = readKeyFile(dataDir, 'one');
  expect(first).toHaveLength(32);
  expect(readKeyFile(dataDir, 'one')).toEqual(first);
  expect(readKeyFile(dataDir, 'two')).not.toEqual(first);
  expect(statSync(join(dataDir, 'keys', 'one.key')).mode & 0o777).toBe(0o600);
});

it('refuses a file that holds no key, and names it', () => {
  readKeyFile(dataDir, 'one');
  const path = join(dataDir, 'keys', 'one.key');
  writeFileSync(path, 'cut off');
  expect(() => readKeyFile(dataDir, 'one')).toThrow(path);
});
