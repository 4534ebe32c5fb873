import { createCipheriv, createDecipheriv } from 'node:crypto';
import { randomBytes } from '@palaro/kernel';

/** Seals secrets at rest with AES-256-GCM. Each is bound to the id of the row that holds it. */
export interface Envelope {
  seal(id: string, secret: string | Uint8Array): Buffer;
  /** Throws if another key sealed it or the row was changed. */
  open(id: string, sealed: Uint8Array): string;
  /** The same for bytes that are no text, for instance a picture. */
  openBytes(id: string, sealed: Uint8Array): Buffer;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** `key` has 32 bytes and must never be in the database. */
export function envelopeOf(key: Uint8Array): Envelope {
  const openBytes = (id: string, sealed: Uint8Array) => {
    const iv = sealed.subarray(0, IV_BYTES);
    const opener = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(id))
      .setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const body = opener.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    return Buffer.concat([body, opener.final()]);
  };
  return {
    seal(id, secret) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
      const plain = typeof secret === 'string' ? Buffer.from(secret) : secret;
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]);
    },
    open: (id, sealed) => openBytes(id, sealed).toString('utf8'),
    openBytes,
  };
}
