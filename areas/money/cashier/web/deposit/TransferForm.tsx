import { peso, t } from '@palaro/client';
import { Button, FormMessage, SelectField, TextField } from '@palaro/ui';
import { useState, type FormEvent } from 'react';
import { CopyRow } from '../order/CopyRow.tsx';
import { HouseAccount } from '../order/HouseAccount.tsx';
import orderStyles from '../order/Order.module.css';
import { handTimeText } from './method-words.ts';
import type { DepositForm } from './use-deposit-form.ts';
import styles from './Deposit.module.css';

/**
 * Our account, then the amount and who pays it: nobody gives his name before he sees where the
 * money goes. The order then brings the exact amount and the reference.
 */
export function TransferForm({ form }: { form: DepositForm }) {
  const banks = form.method.banks ?? [];
  const [bankId, setBank] = useState(banks[0]?.id ?? '');
  const [payerName, setName] = useState(form.site.payerName ?? '');
  const [payerBank, setPayerBank] = useState('');
  const [reference, setReference] = useState('');
  const [missing, setMissing] = useState(false);
  const account = banks.find(({ id }) => id === bankId);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (payerName.trim() === '') return setMissing(true);
    form.submit({
      bankId,
      payerName: payerName.trim(),
      ...(payerBank.trim() ? { payerBank: payerBank.trim() } : {}),
      ...(reference.trim() ? { reference: reference.trim() } : {}),
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {banks.length > 1 && (
        <SelectField
          label={t('deposits.account')}
          choose={t('deposits.change_account')}
          options={banks.map(({ id, bank }) => ({ value: id, label: bank }))}
          value={bankId}
          onChange={(event) => setBank(event.target.value)}
        />
      )}
      {account && (
        <section aria-label={t('deposits.account')}>
          <HouseAccount account={account} />
        </section>
      )}
      {form.amount !== null && (
        <dl className={orderStyles.copies}>
          <CopyRow label={t('deposits.exact_amount')} value={peso(form.amount)} />
        </dl>
      )}
      <TextField
        label={t('deposits.payer_name')}
        help={t('deposits.payer_name_help')}
        error={missing ? t('deposits.payer_name_missing') : undefined}
        autoComplete="name"
        maxLength={120}
        value={payerName}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
      />
      <TextField
        label={t('deposits.payer_bank')}
        autoComplete="off"
        maxLength={20}
        value={payerBank}
        onChange={(event) => setPayerBank(event.target.value)}
      />
      <TextField
        label={t('deposits.reference')}
        autoComplete="off"
        maxLength={60}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
      />
      <p className={styles.note}>{t('deposits.transfer_next_help')}</p>
      <p className={styles.note}>{handTimeText(form.method.arrivesMinutes)}</p>
      <FormMessage steady>{form.refused}</FormMessage>
      <Button tone="gold" size="lg" wide type="submit" busy={form.sending}>
        {form.amount === null
          ? t('deposits.transfer_next')
          : `${t('deposits.transfer_next')} · ${peso(form.amount)}`}
      </Button>
    </form>
  );
}
