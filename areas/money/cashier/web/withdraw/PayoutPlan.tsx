import { formatDate, formatTime, peso, t, useCall } from '@palaro/client';
import { KeyValues, NotLoaded } from '@palaro/ui';
import { withdrawalsApi } from '../../withdrawals.api.ts';
import { ofParts } from './rail-words.ts';
import styles from './Withdraw.module.css';

/** A time to come is no promise to the second. */
export const toTheMinute = (at: string) => `${formatDate(at)}, ${formatTime(at)}`;

/**
 * Follows how an amount would be sent to a card; null until the site has said it. Both times are at
 * the latest, so an answer that is some minutes old is asked again.
 */
export const usePayoutPlan = (card: string, amount: string) =>
  useCall(withdrawalsApi.payoutPlan, { query: { card, amount } }, { staleMs: 0 });

type Plan = ReturnType<typeof usePayoutPlan>;

/** Rail, parts and times of a payout, before it is asked for. */
export function PayoutPlan({ plan }: { plan: Plan }) {
  const { data } = plan;
  if (!data) return <NotLoaded of={[plan]} rows={3} retryLabel={t('withdrawals.try_again')} />;
  const { rail, parts, approvedNow, afterCheck } = data;
  return (
    <>
      <KeyValues
        rows={[
          { label: t('withdrawals.rail'), value: t(`withdrawals.rail_${rail}`) },
          ...(parts.length > 1
            ? [{ label: ofParts(parts.length), value: parts.map(peso).join(' + ') }]
            : []),
          { label: t('withdrawals.arrives_now'), value: toTheMinute(approvedNow) },
          { label: t('withdrawals.arrives_checked'), value: toTheMinute(afterCheck) },
        ]}
      />
      <p className={styles.hint}>{t('withdrawals.expected')}</p>
      {rail === 'pesonet' && <p className={styles.hint}>{t('withdrawals.expected_pesonet')}</p>}
    </>
  );
}
