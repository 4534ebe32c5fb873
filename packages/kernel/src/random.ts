import { bytesToBase64Url, bytesToHex } from './encoding.ts';

/** Bytes from the operating system's secure generator. Besides the seeds, nothing else uses it. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return globalThis.crypto.getRandomValues(new Uint8Array(length));
}

/** A secret token: 256 bits as base64url unless another length is given. */
export const randomToken = (bytes = 32) => bytesToBase64Url(randomBytes(bytes));

export const randomHex = (bytes: number) => bytesToHex(randomBytes(bytes));

/** A uniform whole number below `bound`. A word above the last full multiple is drawn again. */
export function randomInt(bound: number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const [word = 0] = globalThis.crypto.getRandomValues(new Uint32Array(1));
    if (word < limit) return word % bound;
  }
}
