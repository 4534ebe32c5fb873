import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Records what was installed. Written to node_modules when an install is complete. */
const STAMP = 'node_modules/.palaro-install.json';
/** npm's own record of what it installed. */
const RECORD = 'node_modules/.package-lock.json';
/** Stands in the stamp for the mode while an install runs. */
const UNFINISHED = 'unfinished';
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
  if (stamp?.mode === UNFINISHED) return false;
  // Someone ran npm directly: npm's record of the tree gives the same answer, only slower.
  return stamp?.platform !== undefined && stamp.platform !== PLATFORM
    ? false
    : treeMatches(lock, read(join(root, RECORD)), mode);
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

/**
 * How npm must be called to install what `mode` needs. A tree that is there is added to, because a
 * site may run from it: `npm ci` would delete everything first, its PostgreSQL too. A tree with
 * packages for development keeps them. What an interrupted install left is laid down anew.
 */
export function planInstall(root, mode) {
  const record = read(join(root, RECORD));
  const stamp = readStamp(root);
  const packages = record ? Object.values(JSON.parse(record).packages) : [];
  const wanted = packages.some(({ dev }) => dev) ? 'dev' : mode;
  const which = wanted === 'dev' ? '--include=dev' : '--omit=dev';
  const whole =
    record !== null && stamp?.mode !== UNFINISHED && (stamp?.platform ?? PLATFORM) === PLATFORM;
  return { mode: wanted, args: whole ? ['install', '--no-save', which] : ['ci', which] };
}

/**
 * Call before an install, so that one that is cut off does not count as complete. Returns what to
 * call when npm has given up: it has put back what was there.
 */
export function beginInstall(root) {
  const before = read(join(root, STAMP));
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(join(root, STAMP), JSON.stringify({ mode: UNFINISHED, platform: PLATFORM }));
  return () => {
    if (before === null) rmSync(join(root, STAMP), { force: true });
    else writeFileSync(join(root, STAMP), before);
  };
}

export function rememberInstalled(root, mode) {
  const lock = sha256(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  writeFileSync(join(root, STAMP), JSON.stringify({ lock, mode, platform: PLATFORM }));
}
