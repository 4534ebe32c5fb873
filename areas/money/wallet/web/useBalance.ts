import type { Reply } from '@palaro/api';
import {
  createStore,
  readStored,
  reloadCall,
  useCall,
  useSession,
  useStore,
  useTopic,
  writeStored,
} from '@palaro/client';
import { useState } from 'react';
import { walletApi, walletTopic } from '../wallet.api.ts';
import { hearBalance, useNewest } from './told-balance.ts';

/** The member's money as screens show it. */
export interface Balance {
  wallet: Reply<typeof walletApi.balance> | undefined;
  failed: boolean;
  /** A refresh hides the amount until the reload ends (HDR-07). */
  refreshing: boolean;
  refresh(): void;
}

/** The wallet of the logged-in member, kept up to date by push; nothing for a guest. */
export function useBalance(): Balance {
  const session = useSession();
  const { data, isError } = useCall(walletApi.balance, {}, { when: session !== null });
  const wallet = useNewest(data);
  const [refreshing, setRefreshing] = useState(false);
  useTopic(
    walletTopic,
    { onEvent: hearBalance, onGap: () => void reloadCall(walletApi.balance) },
    { when: session !== null },
  );
  const refresh = () => {
    setRefreshing(true);
    void reloadCall(walletApi.balance).finally(() => setRefreshing(false));
  };
  return { wallet, failed: isError, refreshing, refresh };
}

const hidden = createStore(readStored('hideBalance') === '1');

/** Whether amounts of the wallet show as asterisks; remembered on this device (HDR-07). */
export const useBalanceHidden = () => useStore(hidden);

export function toggleBalance(): void {
  hidden.set(!hidden.get());
  writeStored('hideBalance', hidden.get() ? '1' : null);
}
