import { peso, t } from '@palaro/client';
import { Card, LinkButton, QrCode } from '@palaro/ui';
import type { DepositOrder, HouseAccount } from '../../deposits.api.ts';
import { Countdown } from './Countdown.tsx';
import { SavePicture } from './SavePicture.tsx';
import { SlipField } from './SlipField.tsx';
import { CopyRow } from './CopyRow.tsx';
import styles from './Order.module.css';

interface WhatToDoProps {
  order: DepositOrder;
  onChanged: () => void;
}

/** What to do now, in one sentence, and all that is needed for it. */
export function WhatToDo({ order, onChanged }: WhatToDoProps) {
  const { action, state } = order;
  const paying = state === 'Created' || state === 'Pending';
  if (!paying || !action) {
    return (
      <>
        <p className={styles.todo}>{t('deposits.checking')}</p>
        {order.canAddSlip && <SlipField order={order} onChanged={onChanged} />}
      </>
    );
  }
  return (
    <Card>
      <Countdown until={order.expiresAt} />
      {action.kind === 'redirect' && action.url && (
        <>
          <p className={styles.todo}>{t('deposits.redirect_now', { method: order.methodName })}</p>
          <LinkButton tone="gold" size="lg" wide href={action.url}>
            {t('deposits.continue', { method: order.methodName })}
          </LinkButton>
        </>
      )}
      {action.kind === 'qr' && action.qrText && <Code order={order} text={action.qrText} />}
      {action.kind === 'transfer' && action.account && (
        <Transfer order={order} account={action.account} />
      )}
      {order.canAddSlip && <SlipField order={order} onChanged={onChanged} />}
    </Card>
  );
}

const Code = ({ order, text }: { order: DepositOrder; text: string }) => (
  <>
    <QrCode text={text} label={t('deposits.qr_label', { amount: peso(order.amount) })} />
    <p className={styles.todo}>{t('deposits.scan')}</p>
    <SavePicture text={text} name={order.reference} />
  </>
);

const Transfer = ({ order, account }: { order: DepositOrder; account: HouseAccount }) => (
  <>
    <p className={styles.todo}>{t('deposits.transfer_now', { amount: peso(order.amount) })}</p>
    <dl className={styles.copies}>
      <CopyRow label={t('deposits.bank')} value={account.bank} />
      <CopyRow label={t('deposits.number')} value={account.number} copied />
      <CopyRow label={t('deposits.holder')} value={account.holder} copied />
      {account.branch && <CopyRow label={t('deposits.branch')} value={account.branch} />}
      <CopyRow
        label={t('deposits.exact_amount')}
        value={peso(order.amount)}
        copy={order.amount.slice(0, -2)}
        copied
      />
      <CopyRow label={t('deposits.reference_own')} value={order.reference} copied />
    </dl>
    {account.qr && <img className={styles.qr} src={account.qr} alt={account.bank} />}
  </>
);
