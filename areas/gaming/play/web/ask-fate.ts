import type { Reply } from '@palaro/api';
import { callWith, isFailure, onOnlineChange } from '@palaro/client';
import { playApi } from '../play.api.ts';
import { ofPlay } from './use-round-calls.ts';

export type BetFate = Reply<typeof playApi.callOffBet>;

const FIRST_AGAIN_MS = 700;
const AGAIN_MAX_MS = 8_000;

/** Whether a call may have reached the site although no answer came. */
export const isUnanswered = (error: unknown): boolean => !isFailure(error) || error.temporary;

/**
 * Asks until the site says what became of a bet or a buy-in without an answer, however long the
 * connection is away. One that was not taken is refused from then on, so nothing is bet by itself
 * (docs/decisions/075).
 */
export async function askFate(roundRef: string, freePlay: string | null): Promise<BetFate> {
  const input = { body: { roundRef }, query: ofPlay(freePlay) };
  for (let tries = 0; ; tries++) {
    try {
      return await callWith(playApi.callOffBet, input);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await backOnline(Math.min(FIRST_AGAIN_MS * 2 ** tries, AGAIN_MAX_MS));
    }
  }
}

/** Waits that long, or until the connection is back. */
const backOnline = (ms: number) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unfollow();
      resolve();
    };
    const timer = setTimeout(done, ms);
    const unfollow = onOnlineChange((online) => online && done());
  });
