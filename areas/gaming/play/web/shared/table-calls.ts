import { callWith, isFailure } from '@palaro/client';
import type { Endpoint, Reply } from '@palaro/api';
import type { GameId } from '@palaro/games/cards';
import { newId, siteClock } from '@palaro/kernel';
import { betCalls, cashOutCalls, undoCalls } from '../../shared.api.ts';
import { launch } from '../launch-game.ts';
import { ofPlay } from '../use-round-calls.ts';

const clock = siteClock();

/** Whose table: the member's, or a free play's. */
export interface Whose {
  gameId: GameId;
  freePlay: string | null;
}
export type BetAnswer = Reply<(typeof betCalls)[string]>;
type BackAnswer = Reply<(typeof undoCalls)[string]>;

const TRIES = 4;
const AGAIN_MS = 700;

/** Sends a bet; a try that got no answer is repeated, and a repeat is the same bet. */
export function sendBet(
  whose: Whose,
  tableRoundNo: number,
  fields: Record<string, unknown>,
): Promise<BetAnswer> {
  const roundRef = newId(clock.now());
  const body = { roundRef, tableRoundNo, ...fields };
  const ask = () => send<BetAnswer>(betCalls[`${whose.gameId}/bets`], whose, body, roundRef);
  return ask().catch(async (error: unknown) => {
    // The game session ran out while nobody played: open a new one and send the same again.
    if (whose.freePlay || !isFailure(error, 'play.session_ended')) throw error;
    await launch(whose.gameId);
    return ask();
  });
}

export const sendUndo = (whose: Whose, betId: string) =>
  send<BackAnswer>(undoCalls[`${whose.gameId}/undo`], whose, { betId }, `undo/${betId}`);

export const sendCashOut = (whose: Whose, betId: string) =>
  send<BetAnswer>(cashOutCalls[`${whose.gameId}/cashout`], whose, { betId }, `cashout/${betId}`);

/** The calls of all tables have one shape, so their bodies fit. */
async function send<R>(
  endpoint: Endpoint | undefined,
  { gameId, freePlay }: Whose,
  body: object,
  idempotencyKey: string,
): Promise<R> {
  if (!endpoint) throw new Error(`${gameId} has no such call`);
  const input = { body, query: ofPlay(freePlay) };
  for (let tries = 1; ; tries++) {
    try {
      return (await callWith<Endpoint>(endpoint, input as never, { idempotencyKey })) as R;
    } catch (error) {
      if (tries === TRIES || !isFailure(error) || !error.temporary) throw error;
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}
