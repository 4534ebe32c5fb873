import type { Endpoint, Reply } from '@palaro/api';
import { callWith, isFailure, onOnlineChange } from '@palaro/client';
import type { GameId } from '@palaro/games/cards';
import { playApi } from '../play.api.ts';
import { sendInSession } from './launch-game.ts';
import { ofPlay } from './use-round-calls.ts';

type BetFate = Reply<typeof playApi.callOffBet>;

const FIRST_AGAIN_MS = 700;
const AGAIN_MAX_MS = 8_000;

/** A player at a table or in a room: the member, or a free play of his. */
export interface Whose {
  gameId: GameId;
  freePlay: string | null;
}

/**
 * Sends a call of one game. The calls of all tables have one shape, and those of all rooms, so
 * their bodies fit.
 */
export async function sendPlay<R>(
  endpoint: Endpoint | undefined,
  { gameId, freePlay }: Whose,
  body: object,
  idempotencyKey: string,
): Promise<R> {
  if (!endpoint) throw new Error(`${gameId} has no such call`);
  const input = { body, query: ofPlay(freePlay) };
  return (await callWith<Endpoint>(endpoint, input as never, { idempotencyKey })) as R;
}

/**
 * Sends a stake, once, and gives the answer. Without one the stake is called off, and `read` makes
 * of its fate what the screen goes on with.
 */
export async function sendStake<R, F>(
  { gameId, freePlay }: Whose,
  roundRef: string,
  send: () => Promise<R>,
  read: (fate: BetFate) => F,
): Promise<R | F> {
  try {
    return await (freePlay ? send() : sendInSession(gameId, send));
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    return read(await askFate(roundRef, freePlay));
  }
}

/** True if a call may have reached the site although no answer came. */
const isUnanswered = (error: unknown): boolean => !isFailure(error) || error.temporary;

/**
 * Asks until the site says what became of a bet or a buy-in without an answer, however long the
 * connection is away. One that was not taken is refused from then on, so nothing is bet by itself
 * (docs/decisions/075).
 */
async function askFate(roundRef: string, freePlay: string | null): Promise<BetFate> {
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
