import { useCall, useTopic } from '@palaro/client';
import { walletTopic } from '@palaro/wallet/api';
import { useEffect, useRef } from 'react';
import { paymentsTopic, withdrawalsApi } from '../../withdrawals.api.ts';

/** Fast play moves the balance several times a second; the figures follow once in this time. */
const AGAIN_AFTER_MS = 1_000;

/** What may leave now. A bet that settles or a deposit that arrives reads it again. */
export function useWithdrawable() {
  const free = useCall(withdrawalsApi.withdrawable, undefined, { staleMs: 0 });
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  const refetch = useRef(free.refetch);
  useEffect(() => {
    refetch.current = free.refetch;
  });
  const again = () => {
    waiting.current ??= setTimeout(() => {
      waiting.current = null;
      void refetch.current();
    }, AGAIN_AFTER_MS);
  };
  useEffect(() => () => void (waiting.current && clearTimeout(waiting.current)), []);
  useTopic(walletTopic, { onEvent: again, onGap: again });
  useTopic(paymentsTopic, { onEvent: again, onGap: again });
  return free;
}
