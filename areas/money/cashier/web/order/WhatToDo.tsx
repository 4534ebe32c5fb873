import { peso, t } from '@palaro/client';
import { Card, LinkButton, QrCode } from '@palaro/ui';
import type { DepositOrder } from '../../deposits.api.ts';
import { Countdown } from './Countdown.tsx';
import { SavePicture } from './SavePicture.tsx';
import { TransferSteps } from './TransferSteps.tsx';
import styles from './Order.module.css';

interface WhatToDoProps {
  order: DepositOrder;
  onChanged: () => void;
}

/** What to do now, in one sentence, and all that is needed for it. */
export function WhatToDo({ order, onChanged }: WhatToDoProps) {
  const { action, state } = order;
  if (action?.kind === 'transfer' && action.account) {
    return <TransferSteps order={order} account={action.account} onChanged={onChanged} />;
  }
  const paying = state === 'Created' || state === 'Pending';
  if (!paying || !action) return <p className={styles.todo}>{t('deposits.checking')}</p>;
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
