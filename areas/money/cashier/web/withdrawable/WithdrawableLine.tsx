import { isTrial, pageExists, useSession, withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { walletTexts } from '@palaro/wallet/texts';
import { withdrawalsTexts } from '../texts.ts';

const Line = lazyPart(withTexts([withdrawalsTexts, walletTexts], () => import('./LineButton.tsx')));

/** What can be withdrawn, beside a balance. Only where there is a page to withdraw on. */
export function WithdrawableLine() {
  const session = useSession();
  if (!session || isTrial(session) || !pageExists('/m/withdraw')) return null;
  return <Line />;
}
