import { reloadCall, useCall } from '@palaro/client';
import { walletApi } from '@palaro/wallet/api';
import { isHalfTold, useBalance } from '@palaro/wallet/web';
import { useCallback, useState } from 'react';
import { playApi } from '../play.api.ts';

/**
 * The balance in the game's bar: the member's, or the play money of a free play. While a round
 * runs it shows the balance less the stake, so that it does not tell the result before the reels
 * do.
 */
export function useShownBalance(freePlay: string | null) {
  const { wallet } = useBalance();
  const free = useFreeBalance(freePlay);
  const [held, setHeld] = useState<string | null>(null);
  const balance = freePlay ? free : (wallet?.main ?? null);
  const release = useCallback(() => {
    setHeld(null);
    // Only the bet's answer told this balance and push did not, so read it again for all screens.
    if (isHalfTold()) void reloadCall(walletApi.balance);
  }, []);
  const refresh = useCallback(
    () => void (freePlay ? reloadCall(playApi.freePlay) : reloadCall(walletApi.balance)),
    [freePlay],
  );
  /** Whether the member has money at a vendor that can be brought back. */
  const elsewhere = wallet?.vendors.some(({ amount }) => /[1-9]/.test(amount)) ?? false;
  return { balance, shown: held ?? balance, elsewhere, onRunning: setHeld, release, refresh };
}

function useFreeBalance(freePlay: string | null) {
  const input = { params: { freePlay: freePlay ?? '' } };
  const { data } = useCall(playApi.freePlay, input, { when: freePlay !== null });
  return data?.balance ?? null;
}
