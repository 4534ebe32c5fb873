import { isTrial, pageExists, useSession, withTexts } from '@palaro/client';
import { lazyPart } from '@palaro/ui';
import { walletTexts } from '@palaro/wallet/texts';
import { withdrawalsTexts } from '../texts.ts';
import styles from './LineButton.module.css';

const Line = lazyPart(
  withTexts([withdrawalsTexts, walletTexts], () => import('./LineButton.tsx')),
  // Keeps the line's place, so that what stands below does not move when it comes.
  <div className={styles.line} />,
);

/** What can be withdrawn, beside a balance. Only where there is a page to withdraw on. */
export function WithdrawableLine() {
  const session = useSession();
  if (!session || isTrial(session) || !pageExists('/m/withdraw')) return null;
  return <Line />;
}
