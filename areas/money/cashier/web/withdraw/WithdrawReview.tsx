import { cardName } from '@palaro/bank-cards/web';
import { peso, plusMoney, t } from '@palaro/client';
import { Amount, Button, FormMessage, KeyValues, PasswordField } from '@palaro/ui';
import { useState, type FormEvent } from 'react';
import type { Withdrawable } from '../../withdrawals.api.ts';
import type { useWithdrawForm } from './use-withdraw-form.ts';
import { PayoutPlan, usePayoutPlan } from './PayoutPlan.tsx';
import styles from './Withdraw.module.css';

interface WithdrawReviewProps {
  withdrawable: Withdrawable;
  form: ReturnType<typeof useWithdrawForm>;
  card: Parameters<typeof cardName>[0];
  amount: string;
}

/** Review of a withdrawal before it is requested; the payment password proves the member. */
export function WithdrawReview({ withdrawable, form, card, amount }: WithdrawReviewProps) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const plan = usePayoutPlan(card.id, amount);
  const fee = withdrawable.fee.freeLeft > 0 ? '0.0000' : withdrawable.fee.fixed;
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Nobody agrees to parts that he has not seen.
    if (!plan.data) return;
    if (password === '') return setMissing(true);
    form.submit(password);
  };
  return (
    <form className={styles.review} noValidate onSubmit={send}>
      <p className={styles.reviewAmount}>
        <Amount value={amount} size="xl" />
      </p>
      <KeyValues
        rows={[
          { label: t('withdrawals.account'), value: cardName(card) },
          { label: t('withdrawals.fee'), value: feeText(withdrawable) },
          { label: t('withdrawals.leaves'), value: peso(plusMoney(amount, fee)) },
        ]}
      />
      <PayoutPlan plan={plan} />
      <PasswordField
        label={t('withdrawals.password')}
        help={t('withdrawals.password_help')}
        error={missing ? t('withdrawals.password_missing') : undefined}
        showLabel={t('withdrawals.show')}
        hideLabel={t('withdrawals.hide')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
        }}
      />
      <FormMessage steady>{form.refusal}</FormMessage>
      <Button type="submit" tone="gold" size="lg" wide busy={form.sending} disabled={!plan.data}>
        {t('withdrawals.send', { amount: peso(amount) })}
      </Button>
    </form>
  );
}

function feeText({ fee }: Withdrawable): string {
  if (fee.freeLeft > 1) return t('withdrawals.free', { count: fee.freeLeft - 1 });
  if (fee.freeLeft === 1 || !/[1-9]/.test(fee.fixed)) return t('withdrawals.free_last');
  return t('withdrawals.fee_is', { fee: peso(fee.fixed) });
}
