import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER = new Set(['node_modules', 'dist', 'fixtures', 'migrations']);
const NOT_BUILT = /\.test\.tsx?$/;

/**
 * A hasher of what is below files and folders. It reads each file once, however many builds share
 * it, because every start waits for it.
 */
export function createSourceHash(root) {
  const digests = new Map();
  const digestOf = (path) => {
    const known = digests.get(path);
    if (known) return known;
    const digest = createHash('sha256')
      .update(readFileSync(join(root, path)))
      .digest();
    digests.set(path, digest);
    return digest;
  };

  /** A fingerprint of everything that a build reads below the given files and folders. */
  return (paths, leaveOut = () => false) => {
    const hash = createHash('sha256');
    const add = (path, isFolder) => {
      if (leaveOut(path)) return;
      if (isFolder) {
        const entries = readdirSync(join(root, path), { withFileTypes: true });
        entries.sort((a, b) => (a.name < b.name ? -1 : 1));
        for (const entry of entries) {
          if (!NEVER.has(entry.name)) add(`${path}/${entry.name}`, entry.isDirectory());
        }
      } else if (!NOT_BUILT.test(path)) hash.update(`${path}\n`).update(digestOf(path));
    };
    for (const path of paths) {
      const there = statSync(join(root, path), { throwIfNoEntry: false });
      if (there) add(path, there.isDirectory());
    }
    return hash.digest('hex');
  };
}
