import { createHmac, hkdfSync } from 'node:crypto';
import { hexToBytes } from '@palaro/kernel';
import type { App } from './app.ts';
import { envelopeOf } from './envelope.ts';
import { readKeyFile } from './key-file.ts';
import { defineService } from './service.ts';

/**
 * The deployment's secret, never in the database: `PLAY_SEED_KEY` where it is given (nodes of one
 * site share it), else a file of mode 600 in `DATA_DIR/keys` that is made on first use.
 */
const siteSecret = defineService('server.secret', ({ config }) =>
  config.playSeedKey ? hexToBytes(config.playSeedKey) : readKeyFile(config.dataDir, 'site'),
);

/** A key of its own for each purpose, so that what one part makes means nothing to another. */
const keyFor = (app: App, purpose: string) =>
  Buffer.from(hkdfSync('sha256', siteSecret(app), '', purpose, 32));

/** Seals what the database must not hold in the open, under the deployment's secret. */
export const siteEnvelope = (app: App, purpose: string) => envelopeOf(keyFor(app, purpose));

/**
 * What stands for an input in the database. Without the deployment's secret nobody can tell whether
 * a guess of the input (a password, a code) is right. `purpose` keeps uses apart.
 */
export function keyedDigest(app: App, purpose: string, input: string): Buffer {
  return createHmac('sha256', keyFor(app, purpose)).update(input).digest();
}
