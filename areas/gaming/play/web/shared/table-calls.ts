import type { Reply } from '@palaro/api';
import { newId, siteClock } from '@palaro/kernel';
import { betCalls, cashOutCalls, undoCalls } from '../../shared.api.ts';
import { sendSoon } from '../send-soon.ts';
import { sendPlay, sendStake, type Whose } from '../send-stake.ts';

const clock = siteClock();

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
  const roundRef = newId(clock.now());
  const body = { roundRef, tableRoundNo, ...fields };
  const place = betCalls[`${whose.gameId}/bets`];
  return sendStake(
    whose,
    roundRef,
    () => sendPlay<BetAnswer>(place, whose, body, roundRef),
    ({ bet, balance, balanceVersion }) => bet && { ...bet, balance, balanceVersion },
  );
}

export const sendUndo = (whose: Whose, betId: string) =>
  sendSoon(() =>
    sendPlay<BackAnswer>(undoCalls[`${whose.gameId}/undo`], whose, { betId }, `undo/${betId}`),
  );

export const sendCashOut = (whose: Whose, betId: string) =>
  sendSoon(() =>
    sendPlay<BetAnswer>(
      cashOutCalls[`${whose.gameId}/cashout`],
      whose,
      { betId },
      `cashout/${betId}`,
    ),
  );
