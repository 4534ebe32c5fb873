import {
  callWith,
  failureMessage,
  formatMoment,
  navigate,
  peso,
  t,
  useCall,
  useTopic,
} from '@palaro/client';
import { Amount, Button, Card, Dialog, KeyValues, NotLoaded, Timeline, toast } from '@palaro/ui';
import { useState } from 'react';
import { paymentsTopic } from '../../cashier.api.ts';
import { isOpenWithdrawal } from '../../order-states.ts';
import { withdrawalsApi, type WithdrawalOrder } from '../../withdrawals.api.ts';
import { toTheMinute } from './PayoutPlan.tsx';
import { railRows } from './rail-words.ts';
import { stepsOf } from './withdrawal-steps.ts';
import styles from './Withdraw.module.css';

/** A withdrawal as a receipt that follows by itself. */
export function WithdrawalScreen({ id }: { id: string }) {
  const order = useCall(withdrawalsApi.withdrawalOrder, { params: { id } }, { staleMs: 0 });
  const again = () => void order.refetch();
  useTopic(paymentsTopic, {
    onEvent: (event) => {
      if (event.id === id) again();
    },
    onGap: again,
  });
  const { data } = order;
  if (!data) {
    return (
      <div className={styles.page}>
        <div>
          <NotLoaded of={[order]} rows={6} retryLabel={t('withdrawals.try_again')} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <section className={styles.free} aria-live="polite">
        <p className={styles.label}>{data.card}</p>
        <p className={styles.figure}>
          <Amount value={data.amount} size="xl" tone={data.state === 'Paid' ? 'leaf' : 'ink'} />
        </p>
        <p className={styles.state}>{data.stateText}</p>
        {isOpenWithdrawal(data.state) && <p className={styles.hint}>{t('withdrawals.follows')}</p>}
      </section>
      <Card>
        <Timeline steps={stepsOf(data)} />
      </Card>
      <Card title={t('withdrawals.receipt')}>
        <KeyValues rows={factsOf(data)} />
      </Card>
      {data.canCancel && <Cancel id={id} onChanged={again} />}
      <Button wide onClick={() => navigate('/m/withdraw')}>
        {t('withdrawals.back')}
      </Button>
      {data.state !== 'Paid' && (
        <Button wide onClick={() => navigate('/m/service')}>
          {t('withdrawals.help')}
        </Button>
      )}
    </div>
  );
}

function factsOf(order: WithdrawalOrder) {
  return [
    { label: t('withdrawals.reference'), value: order.reference },
    { label: t('withdrawals.asked_at'), value: formatMoment(order.createdAt) },
    ...railRows(order),
    ...(/[1-9]/.test(order.fee) ? [{ label: t('withdrawals.fee'), value: peso(order.fee) }] : []),
    ...(order.expectedAt && isOpenWithdrawal(order.state)
      ? [{ label: t('withdrawals.expected_at'), value: toTheMinute(order.expectedAt) }]
      : []),
    ...(order.paidAt
      ? [{ label: t('withdrawals.paid_at'), value: formatMoment(order.paidAt) }]
      : []),
    ...(order.channelReference
      ? [{ label: t('withdrawals.bank_reference'), value: order.channelReference }]
      : []),
  ];
}

/** Offered, never suggested (docs/domain/payments.md §4). */
function Cancel({ id, onChanged }: { id: string; onChanged: () => void }) {
  const [asking, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  function cancel() {
    setBusy(true);
    void callWith(withdrawalsApi.cancelWithdrawal, { params: { id } })
      .catch((error: unknown) => toast(failureMessage(error), { kind: 'error' }))
      .finally(() => {
        setBusy(false);
        ask(false);
        onChanged();
      });
  }
  return (
    <>
      <Button wide onClick={() => ask(true)}>
        {t('withdrawals.cancel')}
      </Button>
      <Dialog
        open={asking}
        danger
        busy={busy}
        title={t('withdrawals.cancel_title')}
        confirmLabel={t('withdrawals.cancel_yes')}
        cancelLabel={t('withdrawals.cancel_no')}
        onConfirm={cancel}
        onCancel={() => ask(false)}
      >
        {t('withdrawals.cancel_text')}
      </Dialog>
    </>
  );
}
