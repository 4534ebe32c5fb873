import { reloadCall, useCall } from '@palaro/client';
import { useBalance } from '@palaro/wallet/web';
import { useEffect, useRef } from 'react';
import { recordsApi } from '../records.api.ts';

/**
 * Holds on the player's money and the rounds that wait, read again as often as the held sum
 * changes. Nothing, and no call, where no money is held.
 */
export function useOpenMoney() {
  const { wallet } = useBalance();
  const held = wallet?.held ?? '';
  const holds = /[1-9]/.test(held);
  const { data } = useCall(recordsApi.openMoney, {}, { when: holds, staleMs: 0 });
  const shown = useRef(held);
  useEffect(() => {
    const changed = shown.current !== '' && shown.current !== held;
    shown.current = held;
    if (changed && holds) void reloadCall(recordsApi.openMoney);
  }, [held, holds]);
  return holds ? data : undefined;
}
