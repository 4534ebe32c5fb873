import { callWith, failureMessage, peso, t } from '@palaro/client';
import { Button, Card, toast } from '@palaro/ui';
import { useState } from 'react';
import {
  depositsApi,
  type DepositOrder,
  type HouseAccount as Account,
} from '../../deposits.api.ts';
import { handTimeText } from '../deposit/method-words.ts';
import { CopyRow } from './CopyRow.tsx';
import { Countdown } from './Countdown.tsx';
import { HouseAccount } from './HouseAccount.tsx';
import { SlipField } from './SlipField.tsx';
import styles from './Order.module.css';

interface TransferProps {
  order: DepositOrder;
  account: Account;
  onChanged: () => void;
}

/**
 * A transfer by hand until it is credited: our account, what to transfer, and "I have paid" with
 * the receipt. The account stays in view while we look for the money.
 */
export function TransferSteps({ order, account, onChanged }: TransferProps) {
  const paying = order.canSayPaid;
  return (
    <>
      <Card title={t('deposits.account')}>
        {paying ? (
          <Countdown until={order.expiresAt} />
        ) : (
          <p className={styles.todo}>{t('deposits.checking')}</p>
        )}
        <HouseAccount account={account} />
        <dl className={styles.copies}>
          <CopyRow
            label={t('deposits.exact_amount')}
            value={peso(order.amount)}
            copy={order.amount.slice(0, -2)}
            copied
          />
          <CopyRow label={t('deposits.reference_own')} value={order.reference} copied />
        </dl>
        {paying && (
          <p className={styles.todo}>
            {t('deposits.transfer_now', { amount: peso(order.amount) })}
          </p>
        )}
      </Card>
      <Card title={t(paying ? 'deposits.after_transfer' : 'deposits.slip_title')}>
        {order.canAddSlip && <SlipField order={order} onChanged={onChanged} />}
        <p className={styles.todo}>{handTimeText(order.arrivesMinutes)}</p>
        {paying && <SayPaid order={order} onChanged={onChanged} />}
      </Card>
    </>
  );
}

/** "I have paid": puts the order before an operator; it proves nothing. */
function SayPaid({ order, onChanged }: Omit<TransferProps, 'account'>) {
  const [busy, setBusy] = useState(false);
  function say() {
    setBusy(true);
    void callWith(depositsApi.sayPaid, { params: { id: order.id } })
      .catch((error: unknown) => toast(failureMessage(error), { kind: 'error' }))
      .finally(() => {
        setBusy(false);
        onChanged();
      });
  }
  return (
    <Button tone="gold" size="lg" wide busy={busy} onClick={say}>
      {t('deposits.said_paid')}
    </Button>
  );
}
