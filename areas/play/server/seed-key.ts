import { createCipheriv, createDecipheriv } from 'node:crypto';
import { hexToBytes, randomBytes } from '@palaro/kernel';
import { defineService, readKeyFile } from '@palaro/server';

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

export const seedEnvelope = defineService<SeedEnvelope>('play.seed-envelope', ({ config }) =>
  envelopeOf(
    config.playSeedKey ? hexToBytes(config.playSeedKey) : readKeyFile(config.dataDir, 'play-seed'),
  ),
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
