import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

/** The paths of all files below a folder, relative to it; `skip` leaves a file or folder out. */
export async function filesBelow(
  folder: string,
  skip: (path: string, isFolder: boolean) => boolean = () => false,
  at = '',
): Promise<{ files: string[]; folders: string[] }> {
  const files: string[] = [];
  const folders: string[] = [];
  for (const entry of await readdir(join(folder, at), { withFileTypes: true })) {
    const path = at ? `${at}/${entry.name}` : entry.name;
    const isFolder = entry.isDirectory();
    if (skip(path, isFolder)) continue;
    if (!isFolder) {
      files.push(path);
      continue;
    }
    const below = await filesBelow(folder, skip, path);
    folders.push(path, ...below.folders);
    files.push(...below.files);
  }
  return { files, folders };
}

/**
 * Copies a file, through the given stream if any. Returns the SHA-256 of the bytes read as hex, or
 * null where the file is gone because its table was dropped meanwhile.
 */
export async function copyHashed(
  from: string,
  to: string,
  through?: NodeJS.ReadWriteStream,
): Promise<string | null> {
  const hash = createHash('sha256');
  const seen = new Transform({
    transform(part: Buffer, _: BufferEncoding, done: TransformCallback) {
      hash.update(part);
      done(null, part);
    },
  });
  try {
    const writing = createWriteStream(to, { mode: 0o600 });
    if (through) await pipeline(createReadStream(from), seen, through, writing);
    else await pipeline(createReadStream(from), seen, writing);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return hash.digest('hex');
}

/** Flushes everything written to the disk: one call for thousands of files. */
export async function syncDisks(): Promise<void> {
  await promisify(execFile)('sync');
}

/** Makes a folder that only its owner may enter. */
export const makePrivate = (path: string) => mkdirSync(path, { recursive: true, mode: 0o700 });
