import { amountFault, t, typedAmount, wireAmount } from '@palaro/client';
import { ConfirmDialog } from '@palaro/desk';
import { TextField } from '@palaro/ui';
import { useState } from 'react';
import type { DepositRow } from '../console.api.ts';
import { pesos } from './words.ts';

interface ConfirmDepositProps {
  of: DepositRow;
  onConfirm(body: { received: string; reason: string }): Promise<unknown>;
  onClose(): void;
}

/** What is added is what really came, which need not be what was ordered. */
export function ConfirmDeposit({ of, onConfirm, onClose }: ConfirmDepositProps) {
  const [typed, setTyped] = useState(typedAmount(of.received ?? of.amount));
  const [wrong, setWrong] = useState<string | null>(null);
  const received = wireAmount(typed);
  const send = async (reason: string) => {
    if (!received) {
      const fault = amountFault(typed) ?? t('cashier-console.amount_wrong');
      setWrong(fault);
      throw new Error(fault);
    }
    await onConfirm({ received, reason });
  };
  return (
    <ConfirmDialog
      open
      reason
      title={t('cashier-console.title.deposit.confirm', {
        amount: received ? pesos(received) : '₱–',
        account: of.account,
      })}
      confirm={t('cashier-console.do.deposit.confirm')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('cashier-console.text.deposit.confirm', { amount: pesos(of.amount) })}</p>
      <TextField
        label={t('cashier-console.really_came')}
        inputMode="decimal"
        before="₱"
        error={wrong ?? undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(null);
        }}
      />
    </ConfirmDialog>
  );
}
