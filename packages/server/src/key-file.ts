import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesToHex, hexToBytes, randomBytes } from '@palaro/kernel';

const KEY_BYTES = 32;

/**
 * The key of 32 bytes in `dataDir/keys/<name>.key`, kept as hex in a file of mode 600 that is made
 * on first use. Throws with the file's path when what stands in it is no such key.
 */
export function readKeyFile(dataDir: string, name: string): Uint8Array {
  const folder = join(dataDir, 'keys');
  const path = join(folder, `${name}.key`);
  if (!existsSync(path)) makeKeyFile(folder, path);
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new Error(`${path} must hold 64 hex characters`);
  return hexToBytes(text);
}

function makeKeyFile(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytesToHex(randomBytes(KEY_BYTES)), { mode: 0o600 });
  // A link is made whole or not at all, so two processes that start at once end with one key.
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
