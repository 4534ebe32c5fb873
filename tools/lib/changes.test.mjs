import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedSince, lastLongRun, rememberLongRun } from './changes.mjs';

const root = mkdtempSync(join(tmpdir(), 'palaro-changes-'));
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const write = (path, text) => writeFileSync(join(root, path), text);

beforeAll(() => {
  mkdirSync(join(root, 'tools'));
  git('init', '-q');
  for (const path of ['kept.ts', 'changed.ts', 'removed.ts']) write(path, path);
  git('add', '.');
  git('commit', '-qm', 'first');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('lists what changed since a long run, committed or not, and cannot tell without it', () => {
  expect(lastLongRun(root)).toBe(null);
  expect(rememberLongRun(root)).toMatch(/^tools\/long-run\.json names \w{12} now/);
  const commit = lastLongRun(root);
  git('add', '.');
  git('commit', '-qm', 'long run');
  expect(changedSince(commit, root)).toEqual(['tools/long-run.json']);
  write('changed.ts', 'other');
  git('rm', '-q', 'removed.ts');
  git('commit', '-qam', 'second');
  write('added.ts', '');
  expect(changedSince(commit, root)?.sort()).toEqual([
    'added.ts',
    'changed.ts',
    'removed.ts',
    'tools/long-run.json',
  ]);
  expect(changedSince('0123456789abcdef0123456789abcdef01234567', root)).toBe(null);
});

it('does not write down a long run of a tree that is no commit', () => {
  write('added.ts', 'more');
  const before = lastLongRun(root);
  expect(rememberLongRun(root)).toMatch(/^The tree has changes/);
  expect(lastLongRun(root)).toBe(before);
});
