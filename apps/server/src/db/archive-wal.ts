import { chownSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { StartError } from '../start-error.ts';
import type { ClusterOptions } from './cluster.ts';
import { barrierTo } from './run-as.ts';

/** Each part of the log is archived after this time, so losing the machine loses no more. */
const LONGEST_SECONDS = 60;

/**
 * Settings that copy each finished part of the log, compressed, into the folder (created if
 * missing). Null turns archiving off. A part that is already there with the same content counts as
 * archived: the server may have died before it noted that. Throws `StartError` where the database's
 * user cannot reach the folder.
 */
export function archiveSettings(
  folder: string | null,
  { dir, runAs }: Pick<ClusterOptions, 'dir' | 'runAs'>,
): Record<string, string> {
  if (folder === null) return {};
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  return {
    archive_mode: 'on',
    archive_timeout: `${LONGEST_SECONDS}s`,
    archive_command: commandFor(reachable(folder, dir, runAs)),
  };
}

/** PostgreSQL runs in its data folder, so it can always reach the folder's siblings. */
function reachable(folder: string, dir: string, runAs: ClusterOptions['runAs']): string {
  const barrier = barrierTo(join(folder, 'file'), runAs);
  if (!barrier) return folder;
  const beside = relative(dir, folder);
  if (/^\.\.[/\\][^/\\]+$/.test(beside)) return beside;
  throw new StartError(
    `WAL_ARCHIVE ${folder} cannot be reached: the database's user may not open ${barrier}`,
  );
}

function commandFor(folder: string): string {
  // PostgreSQL replaces %f by the file's name and %p by its path, so a % in the folder is doubled.
  const place = folder.replaceAll('%', '%%').replaceAll("'", `'\\''`);
  const file = `'${place}/%f.gz'`;
  const draft = `'${place}/%f.part'`;
  const there = `test -f ${file} && gzip -dc ${file} | cmp -s - "%p"`;
  const put = `gzip -1c "%p" > ${draft} && sync ${draft} && mv ${draft} ${file}`;
  // The log holds whatever the database holds, so only its owner may read the copies.
  return `umask 077; { ${there}; } || { test ! -f ${file} && ${put}; }`;
}
