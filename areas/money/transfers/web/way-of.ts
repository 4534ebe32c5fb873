import { t } from '@palaro/client';
import { MAIN } from '../transfers.api.ts';
import type { Wallets } from './use-wallets.ts';

/** The vendor's name, or its code where the vendor is gone. */
export const nameOf = (code: string, { vendors }: Wallets) =>
  vendors.filter(({ vendor }) => vendor === code)[0]?.name ?? code;

/** `To Bangka Games` or `From Bangka Games`: the other side is always the main wallet. */
export const wayOf = ({ from, to }: { from: string; to: string }, wallets: Wallets) =>
  from === MAIN
    ? t('transfers.to_vendor', { vendor: nameOf(to, wallets) })
    : t('transfers.from_vendor', { vendor: nameOf(from, wallets) });
