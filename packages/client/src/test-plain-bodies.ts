import { vi } from 'vitest';

/**
 * Imitates a browser without cryptography, as on plain http, so that a test can read the secrets
 * that calls send (call.test.ts tests sealed bodies). It lasts until `vi.unstubAllGlobals`.
 */
export function sendPlainBodies(): void {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
}
