import { navigate, t, useCall, useTopic } from '@palaro/client';
import { Amount, Button, Card, KeyValues, NotLoaded } from '@palaro/ui';
import { useEffect } from 'react';
import { paymentsTopic } from '../../cashier.api.ts';
import { depositsApi, type DepositOrder } from '../../deposits.api.ts';
import { isOpenDeposit } from '../../order-states.ts';
import { wayBackOf } from '../deposit/deposit-for.ts';
import { orderFacts } from './order-facts.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import { WhatToDo } from './WhatToDo.tsx';
import styles from './Order.module.css';

/** A deposit as a receipt that changes while one looks: where it stands, and what to do now. */
export function OrderScreen({ id }: { id: string }) {
  const order = useCall(depositsApi.depositOrder, { params: { id } }, { staleMs: 0 });
  const { refetch } = order;
  useTopic(paymentsTopic, {
    onEvent: (event) => {
      if (event.id === id) void refetch();
    },
    onGap: () => void refetch(),
  });
  useReturning(refetch);
  if (!order.data) {
    return (
      <div className={styles.page}>
        <NotLoaded of={[order]} rows={6} retryLabel={t('deposits.try_again')} />
      </div>
    );
  }
  return <Receipt order={order.data} onChanged={() => void refetch()} />;
}

/** Coming back from the provider's page, or from another app, reads the order again. */
function useReturning(refetch: () => Promise<void>) {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [refetch]);
}

function Receipt({ order, onChanged }: { order: DepositOrder; onChanged: () => void }) {
  const open = isOpenDeposit(order.state);
  const amount = order.state === 'Paid' ? (order.credited ?? order.amount) : order.amount;
  return (
    <div className={styles.page}>
      <section className={styles.head} aria-live="polite">
        <p className={styles.way}>{order.methodName}</p>
        <p className={styles.amount}>
          <Amount value={amount} size="xl" tone={order.state === 'Paid' ? 'leaf' : 'ink'} />
        </p>
        <p className={styles.state}>{order.stateText}</p>
      </section>
      <OrderSteps order={order} />
      {open && <WhatToDo order={order} onChanged={onChanged} />}
      <Card title={t('deposits.receipt')}>
        <KeyValues rows={orderFacts(order)} />
      </Card>
      <OrderActions order={order} onChanged={onChanged} />
      <Onwards order={order} />
    </div>
  );
}

/** What comes next once it has ended; help for as long as the money has not come. */
function Onwards({ order: { id, state } }: { order: DepositOrder }) {
  const back = wayBackOf(id);
  const paid = state === 'Paid';
  const ended = !isOpenDeposit(state);
  return (
    <div className={styles.onwards}>
      {ended && (
        <Button wide tone={paid ? 'quiet' : 'gold'} onClick={() => navigate('/m/voucherCenter')}>
          {t('deposits.again')}
        </Button>
      )}
      {paid ? (
        <Button wide tone="gold" onClick={() => navigate(back ?? '/m/home')}>
          {t(back === null ? 'deposits.to_games' : 'deposits.back_to_game')}
        </Button>
      ) : (
        <Button wide onClick={() => navigate('/m/service')}>
          {t('deposits.help')}
        </Button>
      )}
    </div>
  );
}
