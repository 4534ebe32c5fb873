import { callWith, failureMessage, t } from '@palaro/client';
import { Button, Dialog, toast } from '@palaro/ui';
import { useState } from 'react';
import { depositsApi, type DepositOrder } from '../../deposits.api.ts';
import styles from './Order.module.css';

interface OrderActionsProps {
  order: DepositOrder;
  onChanged: () => void;
}

/** "I have paid" and "Cancel", while the order's state allows them. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const [asking, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const params = { id: order.id };

  function act(what: 'sayPaid' | 'cancelDeposit') {
    setBusy(true);
    void callWith(depositsApi[what], { params })
      .catch((error: unknown) => toast(failureMessage(error), { kind: 'error' }))
      .finally(() => {
        setBusy(false);
        ask(false);
        onChanged();
      });
  }

  if (!order.canSayPaid && !order.canCancel) return null;
  return (
    <div className={styles.actions}>
      {order.canSayPaid && (
        <Button tone="gold" size="lg" wide busy={busy} onClick={() => act('sayPaid')}>
          {t('deposits.said_paid')}
        </Button>
      )}
      {order.canCancel && (
        <Button wide onClick={() => ask(true)}>
          {t('deposits.cancel')}
        </Button>
      )}
      <Dialog
        open={asking}
        danger
        busy={busy}
        title={t('deposits.cancel_title')}
        confirmLabel={t('deposits.cancel_yes')}
        cancelLabel={t('deposits.cancel_no')}
        onConfirm={() => act('cancelDeposit')}
        onCancel={() => ask(false)}
      >
        {t('deposits.cancel_text')}
      </Dialog>
    </div>
  );
}
