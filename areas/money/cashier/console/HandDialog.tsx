import { t, useCall } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { SelectField, TextField } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi } from '../console.api.ts';
import { versionOf, WITHDRAWAL_READS, type WithdrawalDialogProps } from './withdrawal-dialog.ts';
import { pesos } from './words.ts';

const REFERENCE_MIN = 4;
const REFERENCE_MAX = 60;
const DIGITS = 4;

/** It was paid from a bank account of the house; a second person agrees before it counts. */
export function HandDialog({ of, does, onDone, onClose }: WithdrawalDialogProps) {
  const methods = useCall(cashierConsoleApi.paymentMethods);
  const [account, setAccount] = useState('');
  const [reference, setReference] = useState('');
  const [wrong, setWrong] = useState(false);
  const send = async (reason: string) => {
    if (account === '' || reference.trim().length < REFERENCE_MIN) {
      setWrong(true);
      throw new Error(t('cashier-console.hand_missing'));
    }
    const body = { ...versionOf(of), account, reference: reference.trim(), reason };
    await act(cashierConsoleApi.payByHand, { body }, WITHDRAWAL_READS);
    onDone?.();
  };
  return (
    <ConfirmDialog
      open={does === 'hand'}
      reason
      title={t('cashier-console.title.hand', { amount: pesos(of.amount), card: of.card })}
      confirm={t('cashier-console.do.hand')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('cashier-console.text.hand')}</p>
      <SelectField
        label={t('cashier-console.house_account')}
        choose={t('cashier-console.choose')}
        error={wrong && account === '' ? t('cashier-console.hand_missing') : undefined}
        options={(methods.data?.accounts ?? []).map(({ id, bank, number }) => ({
          value: id,
          label: `${bank} ••${number.slice(-DIGITS)}`,
        }))}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
      />
      <TextField
        label={t('cashier-console.bank_reference')}
        error={
          wrong && reference.trim().length < REFERENCE_MIN
            ? t('cashier-console.hand_missing')
            : undefined
        }
        maxLength={REFERENCE_MAX}
        value={reference}
        onChange={({ target }) => setReference(target.value)}
      />
    </ConfirmDialog>
  );
}
