import { reloadCall, useCall, useSession } from '@palaro/client';
import { useBalance } from '@palaro/wallet/web';
import { useEffect, useRef } from 'react';
import { openMoneyApi } from '../open-money.api.ts';

/** What home has just read with the rest is not read again by its parts. */
const STALE_MS = 3_000;

/**
 * Holds on the player's money and the rounds that wait, read again as often as the held sum
 * changes. Undefined while it loads, null for a guest or where it failed.
 */
export function useOpenMoney() {
  const session = useSession();
  const held = useBalance().wallet?.held;
  const when = session !== null;
  const { data, isError } = useCall(openMoneyApi.openMoney, {}, { when, staleMs: STALE_MS });
  const shown = useRef(held);
  useEffect(() => {
    const changed = shown.current !== undefined && shown.current !== held;
    shown.current = held;
    if (changed) void reloadCall(openMoneyApi.openMoney);
  }, [held]);
  return when && !(isError && !data) ? data : null;
}
