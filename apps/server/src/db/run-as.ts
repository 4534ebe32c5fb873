import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The system user that runs PostgreSQL; empty for the user that runs the server. */
export type RunAs = Ids | { uid?: never; gid?: never };

interface Ids {
  uid: number;
  gid: number;
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the owner of an existing cluster, as
 * `postgres`, or as `nobody`. Any other user runs it as himself.
 */
export function postgresUser(clusterDir: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  return ownerOf(clusterDir) ?? idsOf('postgres') ?? idsOf('nobody') ?? { uid: 65534, gid: 65534 };
}

/** The first folder above `path` that the user may not pass through; null where there is none. */
export function barrierTo(path: string, user: RunAs): string | null {
  if (user.uid === undefined) return null;
  const folders: string[] = [];
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    folders.unshift(folder);
    if (folder === dirname(folder)) break;
  }
  return folders.find((folder) => !mayEnter(folder, user)) ?? null;
}

function mayEnter(folder: string, user: Ids): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

function ownerOf(dir: string): RunAs | null {
  const stat = statSync(dir, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : null;
}

function idsOf(name: string): RunAs | null {
  const line = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(
    readFileSync('/etc/passwd', 'utf8'),
  );
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : null;
}
