import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesToHex, hexToBytes, randomBytes } from '@palaro/kernel';

const KEY_BYTES = 32;

/**
 * Reads the 32-byte key in `dataDir/keys/<name>.key`, a file of mode 600 that holds it as hex. The
 * first use creates it. Throws with the file's path if the content is not such a key.
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
  // A link is created completely or not at all, so two processes that start at once use the same
  // key.
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
