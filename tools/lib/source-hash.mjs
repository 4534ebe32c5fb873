import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const NEVER = new Set(['node_modules', 'dist', 'fixtures', 'migrations']);
const NOT_BUILT = /\.test\.tsx?$/;

/** A fingerprint of everything that a build reads below the given files and folders. */
export function hashSources(root, paths, leaveOut = () => false) {
  const hash = createHash('sha256');
  const add = (path) => {
    if (leaveOut(path)) return;
    const stat = statSync(join(root, path));
    if (stat.isDirectory()) {
      for (const name of readdirSync(join(root, path)).sort()) {
        if (!NEVER.has(name)) add(`${path}/${name}`);
      }
    } else if (!NOT_BUILT.test(path)) {
      hash.update(`${path}\n${stat.size}\n`).update(readFileSync(join(root, path)));
    }
  };
  for (const path of paths) if (existsSync(join(root, path))) add(path);
  return hash.digest('hex');
}
