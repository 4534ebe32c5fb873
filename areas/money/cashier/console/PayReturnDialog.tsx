import { amountFault, t, typedAmount, useCall, wireAmount } from '@palaro/client';
import { act, ConfirmDialog } from '@palaro/desk';
import { SelectField, TextField } from '@palaro/ui';
import { useState } from 'react';
import { cashierConsoleApi, type ReturnRow } from '../console.api.ts';

const REFERENCE_MIN = 4;
const REFERENCE_MAX = 60;
const NAME_MIN = 2;
const NAME_MAX = 80;
const DIGITS = 4;
const FIELDS = ['amount', 'payee', 'reference'] as const;

/** It was paid from a bank account of the house; a second person agrees before it counts. */
export function PayReturnDialog({ of, onClose }: { of: ReturnRow; onClose(): void }) {
  const methods = useCall(cashierConsoleApi.paymentMethods);
  const [account, setAccount] = useState('');
  const [values, setValues] = useState({
    amount: typedAmount(of.payable),
    payee: '',
    reference: '',
  });
  const [wrong, setWrong] = useState(false);
  const send = async (reason: string) => {
    const { payee, reference } = values;
    const amount = wireAmount(values.amount);
    const isWhole = payee.trim().length >= NAME_MIN && reference.trim().length >= REFERENCE_MIN;
    if (account === '' || amount === null || !isWhole) {
      setWrong(true);
      throw new Error(t('return-console.missing'));
    }
    const { member, id } = of;
    const named = { payee: payee.trim(), reference: reference.trim() };
    const body = { member, id, account, amount, ...named, reason };
    await act(cashierConsoleApi.payReturn, { body }, [cashierConsoleApi.returns]);
  };
  return (
    <ConfirmDialog
      open
      reason
      title={t('return-console.pay.title', { account: of.account })}
      confirm={t('return-console.pay')}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t('return-console.pay.text')}</p>
      <SelectField
        label={t('return-console.from')}
        choose={t('return-console.choose')}
        error={wrong && account === '' ? t('return-console.missing') : undefined}
        options={(methods.data?.accounts ?? []).map(({ id, bank, number }) => ({
          value: id,
          label: `${bank} ••${number.slice(-DIGITS)}`,
        }))}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
      />
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={t(`return-console.${field}`)}
          error={wrong ? faultOf(field, values[field]) : undefined}
          maxLength={field === 'payee' ? NAME_MAX : REFERENCE_MAX}
          value={values[field]}
          onChange={({ target }) => setValues({ ...values, [field]: target.value })}
        />
      ))}
    </ConfirmDialog>
  );
}

function faultOf(field: (typeof FIELDS)[number], typed: string): string | undefined {
  if (typed.trim() === '') return t('return-console.missing');
  return field === 'amount' ? (amountFault(typed) ?? undefined) : undefined;
}
