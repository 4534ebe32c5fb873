import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { canonicalJson, hexToBytes } from '@palaro/kernel';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { envelopeOf } from './envelope.ts';
import { readKeyFile } from './key-file.ts';
import { defineService } from './service.ts';

/**
 * The deployment's secret, which is never in the database: `PLAY_SEED_KEY` if given (nodes of one
 * site share it), else a file of mode 600 in `DATA_DIR/keys` that the first use creates.
 */
const siteSecret = defineService('server.secret', ({ config }) => readSecret(config));

const readSecret = ({ playSeedKey, dataDir }: Config) =>
  playSeedKey ? hexToBytes(playSeedKey) : readKeyFile(dataDir, 'site');

/** What tells secrets apart and reveals nothing of them; 32 bytes. */
export const keyFingerprint = (config: Config) =>
  Buffer.from(hkdfSync('sha256', readSecret(config), '', 'server.fingerprint', 32));

/** A separate key for each purpose, so that a value made for one purpose is useless for another. */
const keyFor = (app: App, purpose: string) =>
  Buffer.from(hkdfSync('sha256', siteSecret(app), '', purpose, 32));

/** Seals, with the deployment's secret, what the database must not hold in plain form. */
export const siteEnvelope = (app: App, purpose: string) => envelopeOf(keyFor(app, purpose));

/**
 * The digest that the database stores in place of an input. Without the deployment's secret nobody
 * can check a guess of the input (a password, a code). `purpose` keeps uses apart.
 */
export function keyedDigest(app: App, purpose: string, input: string): Buffer {
  return createHmac('sha256', keyFor(app, purpose)).update(input).digest();
}

/**
 * The digest by which a repeat of a request is known (docs/domain/wire.md): the same fields in
 * another order are the same input.
 */
export const inputDigest = (app: App, purpose: string, input: unknown): Buffer =>
  keyedDigest(app, purpose, canonicalJson(input));

/** An Ed25519 seed as PKCS #8 begins so (RFC 8410, section 7). */
const PKCS8_SEED = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs with a key that comes from the deployment's secret; its public half may be given away. */
export interface SiteSigner {
  publicKey: KeyObject;
  sign(message: string): Buffer;
}

export function siteSigner(app: App, purpose: string): SiteSigner {
  const der = Buffer.concat([PKCS8_SEED, keyFor(app, purpose)]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  return {
    publicKey: createPublicKey(key),
    sign: (message) => sign(null, Buffer.from(message), key),
  };
}
