import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Tracked: the commit at which the last green long run ran. */
const LONG_RUN = 'tools/long-run.json';

const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const linesOf = (text) => text.split('\0').filter(Boolean);

/**
 * The paths that differ from a commit, uncommitted and new ones among them; null where git or the
 * commit is missing.
 */
export function changedSince(commit, root = ROOT) {
  try {
    // A copy without its history, or with a part of it, cannot tell.
    git(root, 'cat-file', '-e', `${commit}^{commit}`);
    const differing = git(root, 'diff', '--name-only', '--no-renames', '-z', commit);
    const added = git(root, 'ls-files', '-o', '--exclude-standard', '-z');
    return [...new Set([...linesOf(differing), ...linesOf(added)])];
  } catch {
    return null;
  }
}

/** The commit of the last green long run; null where none is known. */
export function lastLongRun(root = ROOT) {
  const file = join(root, LONG_RUN);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).commit : null;
}

/**
 * Writes down that a long run was green at this commit. Returns what it did in one line; a tree
 * with changes is no commit, and is not written down.
 */
export function rememberLongRun(root = ROOT) {
  const commit = git(root, 'rev-parse', 'HEAD').trim();
  if (changedSince('HEAD', root)?.length !== 0)
    return 'The tree has changes that are in no commit, so this long run is not written down';
  writeFileSync(join(root, LONG_RUN), `${JSON.stringify({ commit }, null, 2)}\n`);
  return `${LONG_RUN} names ${commit.slice(0, 12)} now: commit it`;
}
