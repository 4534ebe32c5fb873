import { navigate, pageExists, peso, switchOn, t } from '@palaro/client';
import { Amount, Button, KeyValues } from '@palaro/ui';
import type { Withdrawable } from '../../withdrawals.api.ts';
import styles from './Withdraw.module.css';

/** Amount that can be withdrawn now, the one figure that matters. */
export const WithdrawableAmount = ({ withdrawable }: { withdrawable: Withdrawable }) => (
  <section className={styles.free} aria-live="polite">
    <h2 className={styles.label}>{t('withdrawals.can')}</h2>
    <p className={styles.figure}>
      <Amount value={withdrawable.amount} size="xl" tone="gold" />
    </p>
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
