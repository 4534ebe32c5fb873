import { navigate, pageExists, peso, switchOn, t } from '@palaro/client';
import { Amount, Button, KeyValues } from '@palaro/ui';
import type { Withdrawable } from '../../withdrawals.api.ts';
import { isBarred } from '../withdrawable/is-barred.ts';
import styles from './Withdraw.module.css';

interface WithdrawableAmountProps {
  withdrawable: Withdrawable;
}

/** Amount that can be withdrawn, the one figure that matters. */
export const WithdrawableAmount = ({ withdrawable }: WithdrawableAmountProps) => (
  <section className={styles.free} aria-live="polite">
    <Figure withdrawable={withdrawable} />
    <KeyValues
      rows={[
        { label: t('withdrawals.balance'), value: peso(withdrawable.balance) },
        ...(/[1-9]/.test(withdrawable.held)
          ? [{ label: t('withdrawals.held'), value: peso(withdrawable.held) }]
          : []),
      ]}
    />
    {pageExists('/m/withdrawReport') && switchOn('WITHREC3') && (
      <Button size="sm" onClick={() => navigate('/m/withdrawReport')}>
        {t('withdrawals.records')}
      </Button>
    )}
  </section>
);

/** The sum that may leave now; where a bar holds all of it, the sum behind the bar. */
function Figure({ withdrawable }: WithdrawableAmountProps) {
  const { amount, balance } = withdrawable;
  const barred = isBarred(withdrawable) && /[1-9]/.test(balance);
  return (
    <>
      <h2 className={styles.label}>{t(barred ? 'withdrawals.can_later' : 'withdrawals.can')}</h2>
      <p className={styles.figure}>
        <Amount value={barred ? balance : amount} size="xl" tone={barred ? 'dim' : 'gold'} />
      </p>
    </>
  );
}
