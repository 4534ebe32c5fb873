import { isFailure } from '@palaro/client';

const AGAIN_MS = 700;
/** Longest time from a tap to the last try. */
const WITHIN_MS = 3_000;

/**
 * Sends what only ends or moves a stake that stands (a cash-out, a bet taken back, a move, a leave)
 * again for a moment if no answer came, while the player still waits for it. A stake is never sent
 * so (docs/decisions/075).
 */
export async function sendSoon<R>(send: () => Promise<R>): Promise<R> {
  const begun = performance.now();
  for (;;) {
    try {
      return await send();
    } catch (error) {
      const late = performance.now() - begun + AGAIN_MS > WITHIN_MS;
      if (late || !isFailure(error) || !error.temporary) throw error;
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}
