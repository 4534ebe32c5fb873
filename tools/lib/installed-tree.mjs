import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Records what was installed. Written to node_modules when an install is complete. */
const STAMP = 'node_modules/.palaro-install.json';
const PLATFORM = `${process.platform}-${process.arch}`;

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * Whether the packages installed under `root` match the lockfile. `mode` is `prod` (what running
 * needs) or `dev` (everything); a dev tree satisfies prod.
 */
export function isInstalled(root, mode) {
  const lock = read(join(root, 'package-lock.json')) ?? '';
  const stamp = readStamp(root);
  if (stamp?.lock === sha256(lock) && stamp.platform === PLATFORM) {
    return stamp.mode === 'dev' || mode === 'prod';
  }
  // Someone ran npm directly: npm's record of the tree gives the same answer, only slower.
  return stamp?.platform !== undefined && stamp.platform !== PLATFORM
    ? false
    : treeMatches(lock, read(join(root, 'node_modules/.package-lock.json')), mode);
}

function readStamp(root) {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), 'utf8'));
  } catch {
    return null;
  }
}

/** Whether every package that the mode needs is installed in the lockfile's version. */
function treeMatches(lockText, recordText, mode) {
  if (!lockText || !recordText) return false;
  const installed = JSON.parse(recordText).packages;
  return Object.entries(JSON.parse(lockText).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.link) return true;
    if (wanted.optional || wanted.devOptional || wanted.peer) return true;
    if (mode === 'prod' && wanted.dev) return true;
    return installed[path]?.version === wanted.version;
  });
}

/** Call before an install, so that one that is cut off does not count as complete. */
export const forgetInstalled = (root) => rmSync(join(root, STAMP), { force: true });

export function rememberInstalled(root, mode) {
  const lock = sha256(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(root, STAMP), JSON.stringify({ lock, mode, platform: PLATFORM }));
}
