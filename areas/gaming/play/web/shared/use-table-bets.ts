import { gameAddress } from '@palaro/catalogue/web';
import {
  callWith,
  isFailure,
  loginAddress,
  navigate,
  reloadCall,
  setCall,
  useCall,
} from '@palaro/client';
import type { Endpoint, Reply } from '@palaro/api';
import { GAME_CARDS, type GameCard, type GameId } from '@palaro/games/cards';
import type { SharedBet, SharedRound } from '@palaro/games/stage';
import { newId, siteClock } from '@palaro/kernel';
import { hearMain } from '@palaro/wallet/web';
import { useCallback, useEffect, useMemo } from 'react';
import { playApi } from '../../play.api.ts';
import { betCalls, cashOutCalls, sharedApi, undoCalls } from '../../shared.api.ts';
import { launch } from '../use-opened-game.ts';
import { ofPlay } from '../use-round-calls.ts';

const clock = siteClock();

interface Whose {
  gameId: GameId;
  freePlay: string | null;
}
interface Bettor extends Whose {
  /** A guest is asked to log in instead. */
  guest: boolean;
}
type Answer = Reply<(typeof betCalls)[string]>;

/** The player's bets at the table, and the calls that change them. */
export function useTableBets({ gameId, freePlay, guest }: Bettor, round: SharedRound | null) {
  const input = useMemo(
    () => ({ params: { gameId }, query: ofPlay(freePlay) }),
    [gameId, freePlay],
  );
  const { data } = useCall(sharedApi.ownTableBets, input, { staleMs: 0 });
  const ended = round?.phase === 'PAUSE' || round?.phase === 'VOID' ? round : null;
  useEffect(() => {
    // Told twice: when the round was shown, and when its bets are paid.
    if (ended) void reloadCall(sharedApi.ownTableBets);
    if (ended && freePlay) void reloadCall(playApi.freePlay);
  }, [ended, freePlay]);

  const keep = useCallback(
    (bet: Answer) => {
      hear({ gameId, freePlay }, bet);
      const change = (now: Reply<typeof sharedApi.ownTableBets> | undefined) =>
        now && { ...now, list: [...now.list.filter(isOther(bet.betId)), bet] };
      setCall(sharedApi.ownTableBets, change, input);
      return bet;
    },
    [gameId, freePlay, input],
  );
  const roundNo = round?.roundNo ?? 0;
  const place = useCallback(
    async (fields: Record<string, unknown>): Promise<SharedBet> => {
      if (guest) {
        navigate(loginAddress(gameAddress(gameId, false)));
        // The page is left, so nobody waits for an answer.
        return new Promise(() => undefined);
      }
      const roundRef = newId(clock.now());
      const { action }: GameCard = GAME_CARDS[gameId];
      const endpoint = betCalls[`${gameId}/bets`];
      if (!endpoint) throw new Error(`${gameId} takes no ${action}`);
      const body = { roundRef, tableRoundNo: roundNo, ...fields };
      const ask = () => send<Answer>(endpoint, { body, query: ofPlay(freePlay) }, roundRef);
      const bet = await ask().catch(async (error: unknown) => {
        // The game session ran out while nobody played: open a new one and send the same again.
        if (freePlay || !isFailure(error, 'play.session_ended')) throw error;
        await launch(gameId);
        return ask();
      });
      return keep(bet);
    },
    [gameId, freePlay, guest, roundNo, keep],
  );
  const takeBack = useCallback(
    async ({ betId }: SharedBet): Promise<void> => {
      const endpoint = undoCalls[`${gameId}/undo`];
      if (!endpoint) throw new Error(`${gameId} takes nothing back`);
      const told = await send<Reply<typeof endpoint>>(
        endpoint,
        { body: { betId }, query: ofPlay(freePlay) },
        `undo/${betId}`,
      );
      hear({ gameId, freePlay }, told);
      const change = (now: Reply<typeof sharedApi.ownTableBets> | undefined) =>
        now && { ...now, list: now.list.filter(isOther(betId)) };
      setCall(sharedApi.ownTableBets, change, input);
    },
    [gameId, freePlay, input],
  );
  const cashOut = useCallback(
    async ({ betId }: SharedBet): Promise<SharedBet> => {
      const endpoint = cashOutCalls[`${gameId}/cashout`];
      if (!endpoint) throw new Error(`${gameId} has no cash-out`);
      const sent = { body: { betId }, query: ofPlay(freePlay) };
      return keep(await send<Answer>(endpoint, sent, `cashout/${betId}`));
    },
    [gameId, freePlay, keep],
  );
  const bets = useMemo(() => data?.list ?? [], [data]);
  return { bets, place, takeBack, cashOut };
}

const isOther = (betId: string) => (bet: { betId: string }) => bet.betId !== betId;

/** The calls of all tables have one shape, so their bodies fit. */
const send = <R>(endpoint: Endpoint, input: object, idempotencyKey: string): Promise<R> =>
  callWith<Endpoint>(endpoint, input as never, { idempotencyKey }) as Promise<R>;

function hear(
  { gameId, freePlay }: Whose,
  { balance, balanceVersion }: { balance: string; balanceVersion: number },
) {
  if (freePlay) setCall(playApi.freePlay, () => ({ gameId, balance }), { params: { freePlay } });
  else hearMain(balance, balanceVersion);
}
