import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginInstall, isInstalled, planInstall, rememberInstalled } from './installed-tree.mjs';

const LOCK = {
  packages: {
    '': { name: 'x' },
    'packages/a': { version: '0.1.0' },
    'node_modules/@x/a': { link: true, resolved: 'packages/a' },
    'node_modules/run': { version: '1.0.0' },
    'node_modules/test': { version: '2.0.0', dev: true },
    'node_modules/windows-only': { version: '3.0.0', optional: true },
  },
};
let root;
const write = (path, value) => writeFileSync(join(root, path), JSON.stringify(value));
const record = (packages) => write('node_modules/.package-lock.json', { packages });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'palaro-tree-'));
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', LOCK);
});
afterEach(() => rmSync(root, { recursive: true }));

it('finds nothing installed on a fresh clone', () => {
  expect(isInstalled(root, 'prod')).toBe(false);
  expect(isInstalled(root, 'dev')).toBe(false);
});

it('allows a complete tree to run the site, but not a production tree to run the tests', () => {
  rememberInstalled(root, 'prod');
  expect([isInstalled(root, 'prod'), isInstalled(root, 'dev')]).toEqual([true, false]);
  rememberInstalled(root, 'dev');
  expect([isInstalled(root, 'prod'), isInstalled(root, 'dev')]).toEqual([true, true]);
});

it('installs again after the lockfile changed or an install was interrupted', () => {
  rememberInstalled(root, 'dev');
  write('package-lock.json', { packages: { 'node_modules/new': { version: '1.0.0' } } });
  expect(isInstalled(root, 'prod')).toBe(false);
  write('package-lock.json', LOCK);
  record(LOCK.packages);
  const giveUp = beginInstall(root);
  expect([isInstalled(root, 'prod'), isInstalled(root, 'dev')]).toEqual([false, false]);
  expect(planInstall(root, 'prod').args[0]).toBe('ci');
  giveUp();
  expect(planInstall(root, 'prod').args[0]).toBe('install');
});

it('deletes nothing that is there, and keeps the packages for development', () => {
  expect(planInstall(root, 'prod')).toEqual({ mode: 'prod', args: ['ci', '--omit=dev'] });
  record({ 'node_modules/run': { version: '0.9.0' } });
  const add = ['install', '--no-save'];
  expect(planInstall(root, 'prod')).toEqual({ mode: 'prod', args: [...add, '--omit=dev'] });
  expect(planInstall(root, 'dev')).toEqual({ mode: 'dev', args: [...add, '--include=dev'] });
  record({ 'node_modules/test': { version: '2.0.0', dev: true } });
  expect(planInstall(root, 'prod')).toEqual({ mode: 'dev', args: [...add, '--include=dev'] });
});

it('accepts a tree that npm itself installed', () => {
  record({ 'node_modules/run': { version: '1.0.0' } });
  expect([isInstalled(root, 'prod'), isInstalled(root, 'dev')]).toEqual([true, false]);
  record({ 'node_modules/run': { version: '1.0.0' }, 'node_modules/test': { version: '2.0.0' } });
  expect(isInstalled(root, 'dev')).toBe(true);
  record({ 'node_modules/run': { version: '0.9.0' }, 'node_modules/test': { version: '2.0.0' } });
  expect(isInstalled(root, 'prod')).toBe(false);
});

it('does not accept what was installed for another system', () => {
  record({ 'node_modules/run': { version: '1.0.0' } });
  write('node_modules/.palaro-install.json', { lock: 'x', mode: 'dev', platform: 'other-cpu' });
  expect(isInstalled(root, 'prod')).toBe(false);
});
