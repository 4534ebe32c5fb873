import { cardName } from '@palaro/bank-cards/web';
import { formatMoment, peso, t } from '@palaro/client';
import { Button, FormMessage, SelectField, Sheet, TextField } from '@palaro/ui';
import { useState, type FormEvent } from 'react';
import type { Withdrawable } from '../../withdrawals.api.ts';
import { mostOf, useWithdrawForm } from './use-withdraw-form.ts';
import { WithdrawReview } from './WithdrawReview.tsx';
import styles from './Withdraw.module.css';

/**
 * Form of a withdrawal: account and amount; then a review, and the payment password as last step.
 */
export function WithdrawForm({ withdrawable }: { withdrawable: Withdrawable }) {
  const [reviewing, setReviewing] = useState(false);
  const form = useWithdrawForm(withdrawable, () => setReviewing(false));
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (form.amount !== null && form.card) setReviewing(true);
  };
  return (
    <form className={styles.form} noValidate onSubmit={next}>
      <SelectField
        label={t('withdrawals.to')}
        choose={t('withdrawals.to')}
        options={form.cards.map((card) => ({ value: card.id, label: labelOf(card) }))}
        value={form.card?.id ?? ''}
        onChange={(event) => form.choose(event.target.value)}
      />
      <TextField
        label={t('withdrawals.amount')}
        value={form.typed}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        before="₱"
        error={form.fault ?? undefined}
        help={t('withdrawals.amount_help', {
          min: peso(withdrawable.min ?? '0.0000'),
          max: peso(mostOf(withdrawable)),
        })}
        onChange={(event) => form.type(event.target.value)}
        after={
          <Button size="sm" onClick={form.all}>
            {t('withdrawals.all')}
          </Button>
        }
      />
      <FormMessage steady>{reviewing ? null : form.refusal}</FormMessage>
      <Button
        type="submit"
        tone="gold"
        size="lg"
        wide
        disabled={form.amount === null || form.card === null}
      >
        {form.amount === null ? t('withdrawals.next_none') : t('withdrawals.next')}
      </Button>
      <Sheet
        open={reviewing}
        onClose={() => setReviewing(false)}
        title={t('withdrawals.review_title')}
        closeLabel={t('withdrawals.close')}
      >
        {form.card && form.amount !== null && (
          <WithdrawReview
            withdrawable={withdrawable}
            form={form}
            card={form.card}
            amount={form.amount}
          />
        )}
      </Sheet>
    </form>
  );
}

/** Name of an account, and why it cannot be used yet. */
function labelOf(card: Parameters<typeof cardName>[0]): string {
  const name = cardName(card);
  if (card.state === 'review') return `${name} (${t('withdrawals.review')})`;
  if (card.usable) return name;
  return `${name} (${t('withdrawals.usable_from', { at: formatMoment(card.usableFrom) })})`;
}
