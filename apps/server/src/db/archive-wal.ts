import { chownSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { StartError } from '../start-error.ts';
import type { ClusterOptions } from './cluster.ts';
import { barrierTo } from './run-as.ts';

/** What is lost at most with the whole machine: a part of the log is archived after this time. */
const LONGEST_SECONDS = 60;

/**
 * Settings that copy each finished part of the log, compressed, into the folder, which is made
 * where it is missing; none for null. A part that is there already with the same content counts as
 * archived: the server may have died before it noted that. Throws `StartError` where the
 * database's user cannot get there.
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

/** PostgreSQL runs in its data folder: from there it reaches what lies beside it in any case. */
function reachable(folder: string, dir: string, runAs: ClusterOptions['runAs']): string {
  const barrier = barrierTo(join(folder, 'file'), runAs);
  if (!barrier) return folder;
  const beside = relative(dir, folder);
  if (/^\.\.[/\\][^/\\]+$/.test(beside)) return beside;
  throw new StartError(
    `WAL_ARCHIVE ${folder} cannot be reached: the database's user may not pass through ${barrier}`,
  );
}

function commandFor(folder: string): string {
  // PostgreSQL puts the file's name for %f and its path for %p; a % of the folder is written twice.
  const place = folder.replaceAll('%', '%%').replaceAll("'", `'\\''`);
  const [file, draft] = [`'${place}/%f.gz'`, `'${place}/%f.part'`];
  const there = `test -f ${file} && gzip -dc ${file} | cmp -s - "%p"`;
  const put = `gzip -1c "%p" > ${draft} && sync ${draft} && mv ${draft} ${file}`;
  return `{ ${there}; } || { test ! -f ${file} && ${put}; }`;
}
