import { vi } from 'vitest';

/**
 * A browser without cryptography, as on plain http: calls send their secrets unsealed, and a test
 * reads them (call.test.ts has them sealed). Until `vi.unstubAllGlobals`.
 */
export function sendPlainBodies(): void {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
}
