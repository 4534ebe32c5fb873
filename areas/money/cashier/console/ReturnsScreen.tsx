import { t, useCall } from '@palaro/client';
import { Instant, Loaded, Person, RecordPage, useMay, useWork } from '@palaro/desk';
import { Button, EmptyState } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi, type ReturnRow } from '../console.api.ts';
import { RETURN_STATES, type ReturnState } from '../return-states.ts';
import { PayReturnDialog } from './PayReturnDialog.tsx';
import { ReturnParts } from './ReturnParts.tsx';
import { pesos } from './words.ts';
import styles from './cashier.module.css';

/** Balances of refused persons on their way back, those that are due first. */
export default function ReturnsScreen() {
  return (
    <RecordPage
      title={t('return-console.title')}
      tabs={RETURN_STATES.map((id) => ({
        id,
        label: t(`return-console.state.${id}`),
        draw: () => <Part key={id} state={id} />,
      }))}
    />
  );
}

function Part({ state }: { state: ReturnState }) {
  const read = useCall(cashierConsoleApi.returns, { query: { state } }, { staleMs: 0 });
  useWork(() => read.refetch());
  const [paying, pay] = useState<ReturnRow | null>(null);
  return (
    <>
      <Loaded of={read}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState drawing="no-messages" title={t('return-console.none')} />
          ) : (
            <ul className={styles.items}>
              {list.map((one) => (
                <One key={one.id} of={one} onPay={() => pay(one)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {paying && <PayReturnDialog of={paying} onClose={() => pay(null)} />}
    </>
  );
}

const isZero = (money: string) => !/[1-9]/.test(money);

function One({ of, onPay }: { of: ReturnRow; onPay(): void }) {
  const may = useMay('withdrawal.decide') && of.state === 'Open' && of.waits === null;
  return (
    <li className={styles.item}>
      <div>
        <strong>
          <Person name={of.account} member={of.member} />
        </strong>
        <p>{t(`return-console.reason.${of.reason}`)}</p>
        <p>{t('return-console.balance', { amount: pesos(of.balance) })}</p>
        <p>{t('return-console.payable', { amount: pesos(of.payable) })}</p>
        {!isZero(of.winnings) && (
          <p>{t('return-console.winnings', { amount: pesos(of.winnings) })}</p>
        )}
        {of.waits && <p>{t(`return-console.waits.${of.waits}`)}</p>}
        <p>
          <span>{t('return-console.due')}</span> <Instant at={of.dueAt} />
        </p>
        {may && !isZero(of.payable) && (
          <Button size="sm" onClick={onPay}>
            {t('return-console.pay')}
          </Button>
        )}
      </div>
      <ReturnParts of={of} />
    </li>
  );
}
