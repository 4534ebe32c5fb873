import { callWith, failureMessage, t } from '@palaro/client';
import { Button, Dialog, toast } from '@palaro/ui';
import { useState } from 'react';
import { depositsApi, type DepositOrder } from '../../deposits.api.ts';
import styles from './Order.module.css';

interface OrderActionsProps {
  order: DepositOrder;
  onChanged: () => void;
}

/** "Cancel", while the order's state allows it. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const [asking, ask] = useState(false);
  const [busy, setBusy] = useState(false);

  function cancel() {
    setBusy(true);
    void callWith(depositsApi.cancelDeposit, { params: { id: order.id } })
      .catch((error: unknown) => toast(failureMessage(error), { kind: 'error' }))
      .finally(() => {
        setBusy(false);
        ask(false);
        onChanged();
      });
  }

  if (!order.canCancel) return null;
  return (
    <div className={styles.actions}>
      <Button wide onClick={() => ask(true)}>
        {t('deposits.cancel')}
      </Button>
      <Dialog
        open={asking}
        danger
        busy={busy}
        title={t('deposits.cancel_title')}
        confirmLabel={t('deposits.cancel_yes')}
        cancelLabel={t('deposits.cancel_no')}
        onConfirm={cancel}
        onCancel={() => ask(false)}
      >
        {t('deposits.cancel_text')}
      </Dialog>
    </div>
  );
}
