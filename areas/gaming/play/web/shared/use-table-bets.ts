import { gameAddress } from '@palaro/catalogue/web';
import { loginAddress, navigate, reloadCall, setCall, useCall } from '@palaro/client';
import type { Reply } from '@palaro/api';
import type { SharedBet, SharedRound } from '@palaro/games/stage';
import { hearMain } from '@palaro/wallet/web';
import { useCallback, useEffect, useMemo } from 'react';
import { playApi } from '../../play.api.ts';
import { sharedApi } from '../../shared.api.ts';
import { ofPlay } from '../use-round-calls.ts';
import type { Whose } from '../send-stake.ts';
import { sendBet, sendCashOut, sendUndo, type BetAnswer } from './table-calls.ts';

interface Bettor extends Whose {
  /** A guest is asked to log in instead. */
  guest: boolean;
}
type OwnBets = Reply<typeof sharedApi.ownTableBets>;

/** The player's bets at the table, and the calls that change them. */
export function useTableBets({ gameId, freePlay, guest }: Bettor, round: SharedRound | null) {
  const whose = useMemo(() => ({ gameId, freePlay }), [gameId, freePlay]);
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

  const change = useCallback(
    (how: (list: OwnBets['list']) => OwnBets['list']) =>
      setCall(sharedApi.ownTableBets, (now) => now && { ...now, list: how(now.list) }, input),
    [input],
  );
  const keep = useCallback(
    (bet: BetAnswer) => {
      hear(whose, bet);
      change((list) =>
        list.some(({ betId }) => betId === bet.betId)
          ? list.map((known) => (known.betId === bet.betId ? bet : known))
          : [...list, bet],
      );
      return bet;
    },
    [whose, change],
  );
  const roundNo = round?.roundNo ?? 0;
  const place = useCallback(
    async (fields: Record<string, unknown>): Promise<SharedBet | null> => {
      if (guest) {
        navigate(loginAddress(gameAddress(gameId, false)));
        // The page is left, so nobody waits for an answer.
        return new Promise(() => undefined);
      }
      const bet = await sendBet(whose, roundNo, fields);
      return bet && keep(bet);
    },
    [gameId, guest, whose, roundNo, keep],
  );
  const takeBack = useCallback(
    async ({ betId }: SharedBet): Promise<void> => {
      hear(whose, await sendUndo(whose, betId));
      change((list) => list.filter((bet) => bet.betId !== betId));
    },
    [whose, change],
  );
  const cashOut = useCallback(
    async ({ betId }: SharedBet): Promise<SharedBet> => keep(await sendCashOut(whose, betId)),
    [whose, keep],
  );
  const bets = useMemo(() => data?.list ?? [], [data]);
  return { bets, place, takeBack, cashOut };
}

function hear(
  { gameId, freePlay }: Whose,
  { balance, balanceVersion }: { balance: string; balanceVersion: number },
) {
  if (freePlay) setCall(playApi.freePlay, () => ({ gameId, balance }), { params: { freePlay } });
  else hearMain(balance, balanceVersion);
}
