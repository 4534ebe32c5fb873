// What other areas' screens show of the records.
import { withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { walletTexts } from '@palaro/wallet/texts';
import { recordsTexts } from './texts.ts';

export { HeldMoneyPart as HeldMoney } from './HeldMoneyPart.tsx';

/** Seats and rounds that wait for the player; on the first page. */
export const OpenPlay = lazyPart(
  withTexts([recordsTexts, walletTexts], () => import('./OpenPlay.tsx')),
);

/** The newest movements, for screens with room for them; loaded lazily. */
export const LatestMovements = lazyPart(
  withTexts([recordsTexts], () => import('./LatestMovements.tsx')),
);
