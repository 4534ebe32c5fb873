import { callWith, reloadCall, setCall } from '@palaro/client';
import type { Endpoint } from '@palaro/api';
import type { GameId, SoloGameId } from '@palaro/games/cards';
import type { Bet, GameViewProps, Recalled, Round, SentStep } from '@palaro/games/stage';
import { hearMain } from '@palaro/wallet/web';
import { useMemo } from 'react';
import { gameCalls, playApi, stepCalls } from '../play.api.ts';
import { sendInSession } from './launch-game.ts';

/** What a game's screen asks of the site. */
export type RoundCalls = Pick<
  GameViewProps,
  'place' | 'callOff' | 'step' | 'look' | 'recall' | 'seen'
>;

/** The API calls of a game's screen. */
export function useRoundCalls(gameId: GameId, freePlay: string | null): RoundCalls {
  return useMemo(
    () => ({
      place: (bet) => (freePlay ? placeFree(gameId, freePlay, bet) : place(gameId, bet)),
      callOff: (bet) => callOff(gameId, freePlay, bet),
      step: (round, sent) => step(gameId, freePlay, { round, sent }),
      look: (round) => look(freePlay, round),
      recall: () => recall(gameId, freePlay),
      seen: (round) => seen(round, freePlay),
    }),
    [gameId, freePlay],
  );
}

/** Sends one bet. Without an answer it is not sent again, but called off. */
async function place(gameId: GameId, bet: Bet): Promise<Round> {
  const round = await sendInSession(gameId, () => ask(gameId, bet));
  if (round.balance !== null) hearMain(round.balance, round.balanceVersion);
  return round;
}

/** Asks what became of a bet without an answer, and bars it if it was not taken. */
async function callOff(gameId: GameId, freePlay: string | null, bet: Bet): Promise<Round | null> {
  const input = { body: { roundRef: bet.roundRef }, query: ofPlay(freePlay) };
  const answer = await callWith(playApi.callOffBet, input);
  const { taken, roundId, balance, balanceVersion } = answer;
  if (freePlay) hearFree(gameId, freePlay, { balance });
  else hearMain(balance, balanceVersion);
  if (!taken) return null;
  if (roundId === null) throw new Error('a bet was taken, but its round is unknown');
  return look(freePlay, { roundId });
}

/** A free play's session holds its money, so an expired one is not replaced silently. */
async function placeFree(gameId: GameId, freePlay: string, bet: Bet): Promise<Round> {
  const round = await ask(gameId, bet, freePlay);
  hearFree(gameId, freePlay, round);
  return round;
}

function hearFree(gameId: GameId, freePlay: string, { balance }: Pick<Round, 'balance'>) {
  if (balance === null) return;
  setCall(playApi.freePlay, () => ({ gameId, balance }), { params: { freePlay } });
}

/** Sends a step; the round's id keeps a late one from counting for a later round. */
async function step(
  gameId: GameId,
  freePlay: string | null,
  { round: { roundId }, sent }: { round: Round; sent: SentStep },
): Promise<Round> {
  const { call, stepNo, fields } = sent;
  const endpoint = stepCalls[`${gameId}/${call}`];
  if (!endpoint) throw new Error(`${gameId} has no step ${call}`);
  const input = { body: { stepNo, roundId, ...fields }, query: ofPlay(freePlay) };
  const key = { idempotencyKey: `${roundId}/${stepNo}` };
  const round = (await callWith<Endpoint>(endpoint, input as never, key)) as Placed;
  if (freePlay) hearFree(gameId, freePlay, round);
  else if (round.balance !== null) hearMain(round.balance, round.balanceVersion);
  return round;
}

/** The field that says whose play a call is about: none for the member's real play. */
export const ofPlay = (freePlay: string | null) => (freePlay ? { freePlay } : {});

/** The call's answer; the game's view needs only the round. */
type Placed = Round & { balanceVersion: number };

function ask(
  gameId: GameId,
  { roundRef, params }: Bet,
  freePlay: string | null = null,
): Promise<Placed> {
  // The game's view made these fields, so they fit the game's call.
  const body = { roundRef, ...(params as object) };
  const input = { body, query: ofPlay(freePlay) };
  // Only games that are played alone come here.
  const endpoint = gameCalls[gameId as SoloGameId];
  const sent = callWith<Endpoint>(endpoint, input as never, { idempotencyKey: roundRef });
  return sent as Promise<Placed>;
}

async function look(freePlay: string | null, { roundId }: Pick<Round, 'roundId'>): Promise<Round> {
  const input = { params: { roundId }, query: ofPlay(freePlay) };
  return { ...(await callWith(playApi.round, input)), balance: null };
}

async function recall(gameId: GameId, freePlay: string | null): Promise<Recalled | null> {
  const { list } = await callWith(playApi.openRounds, {
    query: { game: gameId, ...ofPlay(freePlay) },
  });
  const round = list.find(({ state, shown }) => state === 'OPEN' || (state === 'DONE' && !shown));
  return round ? { round: { ...round, balance: null }, params: round.input } : null;
}

function seen({ roundId }: Round, freePlay: string | null) {
  const input = { params: { roundId }, query: ofPlay(freePlay) };
  // If this fails, the round is only played back once more on the next visit.
  callWith(playApi.roundShown, input, { keepalive: true }).catch(() => undefined);
  void reloadCall(playApi.lastRounds);
}
