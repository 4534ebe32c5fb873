import { t } from '@palaro/client';
import { Badge } from '@palaro/ui';
import type { DepositState, WithdrawalState } from '../order-states.ts';
import { markText, shortMark } from './words.ts';
import styles from './cashier.module.css';

const DEPOSIT_TONES = {
  Created: 'dim',
  Pending: 'sky',
  Processing: 'gold',
  Review: 'gold',
  Paid: 'leaf',
  Expired: 'dim',
  Failed: 'dim',
  Cancelled: 'dim',
  Rejected: 'rose',
  Returned: 'dim',
  Reversed: 'rose',
} as const satisfies Record<DepositState, string>;

const WITHDRAWAL_TONES = {
  Requested: 'dim',
  Review: 'gold',
  Approved: 'sky',
  Sent: 'sky',
  Unknown: 'gold',
  Paid: 'leaf',
  Failed: 'rose',
  Rejected: 'rose',
  Cancelled: 'dim',
  Returned: 'rose',
} as const satisfies Record<WithdrawalState, string>;

export const DepositBadge = ({ of }: { of: DepositState }) => (
  <Badge tone={DEPOSIT_TONES[of]}>{t(`cashier-console.deposit.${of}`)}</Badge>
);

export const WithdrawalBadge = ({ of }: { of: WithdrawalState }) => (
  <Badge tone={WITHDRAWAL_TONES[of]}>{t(`cashier-console.withdrawal.${of}`)}</Badge>
);

/** Marks against an order, in short; in whole words on hover. */
export const Marks = ({ of }: { of: readonly string[] }) =>
  of.length === 0 ? null : (
    <span className={styles.marks} title={of.map(markText).join(', ')}>
      {of.map(shortMark).join(', ')}
    </span>
  );

const ONE_FROM = 20;
const TWO_FROM = 60;

/** Score with its colour: from 20 on one person decides, from 60 on two. */
export function Score({ of }: { of: number }) {
  const tone = of >= TWO_FROM ? 'rose' : of >= ONE_FROM ? 'gold' : 'leaf';
  return <Badge tone={tone}>{of}</Badge>;
}
