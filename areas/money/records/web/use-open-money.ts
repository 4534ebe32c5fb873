import { reloadCall, useCall } from '@palaro/client';
import { useEffect, useRef } from 'react';
import { recordsApi } from '../records.api.ts';
import { useHolds } from './use-holds.ts';

/**
 * Holds on the player's money and the rounds that wait, read again as often as the held sum
 * changes. Undefined while it loads, null where no money is held (no call then) or it failed.
 */
export function useOpenMoney() {
  const held = useHolds();
  const { data, isError } = useCall(recordsApi.openMoney, {}, { when: held !== '', staleMs: 0 });
  const shown = useRef(held);
  useEffect(() => {
    const changed = shown.current !== '' && held !== '' && shown.current !== held;
    shown.current = held;
    if (changed) void reloadCall(recordsApi.openMoney);
  }, [held]);
  return held === '' || (isError && !data) ? null : data;
}
