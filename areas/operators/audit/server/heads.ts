import { verify, type KeyObject } from 'node:crypto';
import { siteSigner, type App } from '@palaro/server';

/** The end of the trail at some time. */
export interface Head {
  seq: string;
  hash: Buffer;
  at: Date;
}

const messageOf = ({ seq, hash, at }: Head) =>
  ['palaro-audit', seq, hash.toString('hex'), at.toISOString()].join('\n');

const signerOf = (app: App) => siteSigner(app, 'audit.head');

export const signHead = (app: App, head: Head): Buffer => signerOf(app).sign(messageOf(head));

export const publicKeyOf = (app: App): KeyObject => signerOf(app).publicKey;

/** As evidence packs and the screen show it. */
export const publicKeyText = (app: App): string =>
  publicKeyOf(app).export({ format: 'der', type: 'spki' }).toString('base64');

export const isSigned = (head: Head, signature: Buffer, key: KeyObject): boolean =>
  verify(null, Buffer.from(messageOf(head)), key, signature);
