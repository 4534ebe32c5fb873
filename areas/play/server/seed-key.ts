import { createCipheriv, createDecipheriv } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesToHex, hexToBytes, randomBytes } from '@palaro/kernel';
import { defineService } from '@palaro/server';

/**
 * The envelope of server seeds at rest: AES-256-GCM, bound to the pair's id, under a key that is
 * never in the database. Deployments give it as `PLAY_SEED_KEY` (64 hex characters); otherwise a
 * file of mode 600 is made on first use. Whoever loses it cannot open the active seeds again.
 */
export interface SeedEnvelope {
  seal(pairId: string, serverSeed: string): Buffer;
  /** Throws when the key is not the one that sealed it, or the row was changed. */
  open(pairId: string, sealed: Uint8Array): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

export const seedEnvelope = defineService<SeedEnvelope>('play.seed-envelope', (app) =>
  envelopeOf(hexToBytes(app.config.playSeedKey ?? keyFile(app.config.dataDir))),
);

function envelopeOf(key: Uint8Array): SeedEnvelope {
  return {
    seal(pairId, serverSeed) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(pairId));
      const body = Buffer.concat([cipher.update(serverSeed, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open(pairId, sealed) {
      const iv = sealed.subarray(0, IV_BYTES);
      const opener = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(pairId))
        .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = opener.update(sealed.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([body, opener.final()]).toString('utf8');
    },
  };
}

function keyFile(dataDir: string): string {
  const folder = join(dataDir, 'keys');
  const path = join(folder, 'play-seed.key');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytesToHex(randomBytes(32)), { mode: 0o600 });
  // A link is made whole or not at all, so two processes that start at once end with one key.
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}
