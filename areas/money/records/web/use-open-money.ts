import { useCall } from '@palaro/client';
import { useBalance } from '@palaro/wallet/web';
import { useEffect, useRef } from 'react';
import { recordsApi } from '../records.api.ts';

/**
 * What holds the player's money and which rounds wait; read again as often as the held sum changes.
 * Nothing, and no call, where no money is held.
 */
export function useOpenMoney() {
  const { wallet } = useBalance();
  const held = wallet?.held ?? '';
  const holds = /[1-9]/.test(held);
  const { data, refetch } = useCall(recordsApi.openMoney, {}, { when: holds, staleMs: 0 });
  const again = useRef(refetch);
  const shown = useRef(held);
  useEffect(() => {
    again.current = refetch;
  });
  useEffect(() => {
    const changed = shown.current !== '' && shown.current !== held;
    shown.current = held;
    if (changed && holds) void again.current();
  }, [held, holds]);
  return holds ? data : undefined;
}
