import { navigate, pageExists, peso, switchOn, t } from '@palaro/client';
import { Amount, Button, KeyValues } from '@palaro/ui';
import type { Withdrawable } from '../../withdrawals.api.ts';
import styles from './Withdraw.module.css';

/** The one figure that matters: what can be taken out now. */
export const Free = ({ free }: { free: Withdrawable }) => (
  <section className={styles.free} aria-live="polite">
    <h2 className={styles.label}>{t('withdrawals.can')}</h2>
    <p className={styles.figure}>
      <Amount value={free.amount} size="xl" tone="gold" />
    </p>
    <KeyValues
      rows={[
        { label: t('withdrawals.balance'), value: peso(free.balance) },
        ...(/[1-9]/.test(free.held)
          ? [{ label: t('withdrawals.held'), value: peso(free.held) }]
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
