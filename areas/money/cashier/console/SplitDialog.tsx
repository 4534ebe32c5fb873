import { amountFault, t, wireAmount } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { TextField } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi } from '../console.api.ts';
import { versionOf, WITHDRAWAL_READS, type WithdrawalDialogProps } from './withdrawal-dialog.ts';
import { pesos } from './words.ts';

/** Pays in parts, where a rail takes less at a time. */
export function SplitDialog({ of, does, onDone, onClose }: WithdrawalDialogProps) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async () => {
    const most = wireAmount(typed);
    if (!most) {
      const fault = amountFault(typed) ?? t('cashier-console.amount_wrong');
      setWrong(fault);
      throw new Error(fault);
    }
    await act(
      cashierConsoleApi.splitPayout,
      { body: { ...versionOf(of), most } },
      WITHDRAWAL_READS,
    );
    onDone?.();
  };
  return (
    <ConfirmDialog
      open={does === 'split'}
      title={t('cashier-console.title.split', { amount: pesos(of.amount), card: of.card })}
      confirm={t('cashier-console.do.split')}
      onConfirm={send}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        label={t('cashier-console.most')}
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
