import { reloadCall, useCall, useTopic } from '@palaro/client';
import { walletApi, walletTopic } from '@palaro/wallet/api';
import { useBalance } from '@palaro/wallet/web';
import { useEffect } from 'react';
import { MAIN, transfersApi, type TransferItem, type VendorWallet } from '../transfers.api.ts';

/**
 * How often the page asks while a transfer is open. Its end may move no money, so push may be
 * silent.
 */
const ASK_EVERY_MS = 5_000;

export interface Wallets {
  main: string;
  held: string;
  vendors: readonly VendorWallet[];
  transfers: readonly TransferItem[];
}

export interface WalletsState {
  /** Undefined until everything is loaded. */
  wallets: Wallets | undefined;
  failed: boolean;
  retry(): void;
}

export const isOpen = ({ state }: TransferItem) => state !== 'done' && state !== 'failed';

/** Reloads what a transfer changes; resolves when that is loaded or has failed. */
export async function reloadWallets(): Promise<void> {
  await Promise.all([reloadCall(walletApi.balance), reloadCall(transfersApi.transfers)]);
}
const reload = () => void reloadWallets();

/** The member's wallets and transfers, kept up by push. */
export function useWallets(): WalletsState {
  const { wallet, failed } = useBalance();
  const vendors = useCall(transfersApi.vendorWallets);
  const transfers = useCall(transfersApi.transfers);
  useTopic(walletTopic, { onEvent: reload, onGap: reload });
  const waiting = transfers.data?.some(isOpen) ?? false;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(reload, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waiting]);
  const known = wallet && vendors.data && transfers.data;
  return {
    wallets: known && {
      main: wallet.main,
      held: wallet.held,
      // The list was loaded once; the balances are newer.
      vendors: vendors.data!.map((one) => ({
        ...one,
        ...wallet.vendors.filter(({ vendor }) => vendor === one.vendor)[0],
        stale: one.stale,
      })),
      transfers: transfers.data!,
    },
    failed: !known && (failed || vendors.isError || transfers.isError),
    retry: () => {
      reload();
      void vendors.refetch();
    },
  };
}

/** A wallet as one side of a transfer. */
export interface Side {
  code: string;
  name: string;
  amount: string;
}

export const mainSide = (wallets: Wallets, name: string): Side => ({
  code: MAIN,
  name,
  amount: wallets.main,
});
