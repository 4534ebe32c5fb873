import { t } from '@palaro/client';
import { act, ConfirmDialog, useMay } from '@palaro/desk';
import { Button } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi } from '../console.api.ts';
import type { Deposit } from './deposit-actions.ts';
import styles from './cashier.module.css';

/** The picture that proves a transfer: shown for a reason, and each look is recorded. */
export function Slip({ of: { order } }: { of: Deposit }) {
  const [asking, ask] = useState(false);
  const [image, setImage] = useState<string | null>(null);
  const may = useMay('deposit.decide');
  if (image) return <img className={styles.slip} src={image} alt={t('cashier-console.slip')} />;
  if (!may) return null;
  return (
    <div className={styles.buttons}>
      <Button size="sm" onClick={() => ask(true)}>
        {t('cashier-console.show_slip')}
      </Button>
      <ConfirmDialog
        open={asking}
        reason
        title={t('cashier-console.show_slip_title')}
        confirm={t('cashier-console.show_slip')}
        onConfirm={async (reason) => {
          const params = { member: order.member, order: order.id };
          const slip = await act(cashierConsoleApi.depositSlip, { params, body: { reason } });
          setImage(slip.image);
        }}
        onClose={() => ask(false)}
      />
    </div>
  );
}
