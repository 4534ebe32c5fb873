import { callWith, isFailure } from '@palaro/client';
import type { Endpoint, Reply } from '@palaro/api';
import type { GameId } from '@palaro/games/cards';
import { newId, siteClock } from '@palaro/kernel';
import { betCalls, cashOutCalls, undoCalls } from '../../shared.api.ts';
import { askFate, isUnanswered } from '../ask-fate.ts';
import { launch } from '../launch-game.ts';
import { sendSoon } from '../send-soon.ts';
import { ofPlay } from '../use-round-calls.ts';

const clock = siteClock();

/** Whose table: the member's, or a free play's. */
export interface Whose {
  gameId: GameId;
  freePlay: string | null;
}
export type BetAnswer = Reply<(typeof betCalls)[string]>;
type BackAnswer = Reply<(typeof undoCalls)[string]>;

/**
 * Sends a bet, once. Without an answer it is called off: null if it was not taken, so that nothing
 * is bet by itself when the connection is back.
 */
export async function sendBet(
  whose: Whose,
  tableRoundNo: number,
  fields: Record<string, unknown>,
): Promise<BetAnswer | null> {
  const { freePlay, gameId } = whose;
  const roundRef = newId(clock.now());
  const body = { roundRef, tableRoundNo, ...fields };
  const ask = () => send<BetAnswer>(betCalls[`${gameId}/bets`], whose, body, roundRef);
  try {
    return await ask().catch(async (error: unknown) => {
      // The game session ran out while nobody played: open a new one and send the same again.
      if (freePlay || !isFailure(error, 'play.session_ended')) throw error;
      await launch(gameId);
      return ask();
    });
  } catch (error) {
    if (!isUnanswered(error)) throw error;
    const { bet, balance, balanceVersion } = await askFate(roundRef, freePlay);
    return bet && { ...bet, balance, balanceVersion };
  }
}

export const sendUndo = (whose: Whose, betId: string) =>
  sendSoon(() =>
    send<BackAnswer>(undoCalls[`${whose.gameId}/undo`], whose, { betId }, `undo/${betId}`),
  );

export const sendCashOut = (whose: Whose, betId: string) =>
  sendSoon(() =>
    send<BetAnswer>(cashOutCalls[`${whose.gameId}/cashout`], whose, { betId }, `cashout/${betId}`),
  );

/** The calls of all tables have one shape, so their bodies fit. */
async function send<R>(
  endpoint: Endpoint | undefined,
  { gameId, freePlay }: Whose,
  body: object,
  idempotencyKey: string,
): Promise<R> {
  if (!endpoint) throw new Error(`${gameId} has no such call`);
  const input = { body, query: ofPlay(freePlay) };
  return (await callWith<Endpoint>(endpoint, input as never, { idempotencyKey })) as R;
}
