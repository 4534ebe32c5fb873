import { depositAddress, here, navigate, pageExists, peso, t } from '@palaro/client';
import { Button, TextField } from '@palaro/ui';
import type { FormEvent, ReactNode } from 'react';
import type { TransferForm } from './use-transfer-form.ts';

interface AmountFormProps {
  form: TransferForm;
  help?: ReactNode;
  /** The button's text, with the amount that it sends. */
  sendLabel: ReactNode;
  /** Nothing may be sent now, whatever the member types. */
  held?: boolean;
  className?: string | undefined;
}

/** How much goes from one wallet to another, and the button that sends it. */
export function AmountForm({ form, help, sendLabel, held = false, className }: AmountFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form className={className} onSubmit={submit} noValidate>
      <TextField
        label={t('transfers.amount')}
        value={form.typed}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0.00"
        before="₱"
        error={form.error}
        help={help}
        onChange={(event) => form.type(event.target.value)}
        after={
          <Button size="sm" onClick={form.all}>
            {t('transfers.all')}
          </Button>
        }
      />
      {form.missing !== null && pageExists(depositAddress({ amount: null, back: here() })) && (
        <Button
          wide
          onClick={() => navigate(depositAddress({ amount: form.missing, back: here() }))}
        >
          {t('transfers.deposit_missing', { amount: peso(form.missing) })}
        </Button>
      )}
      <Button
        type="submit"
        tone="gold"
        size="lg"
        wide
        busy={form.sending}
        disabled={form.amount === null || held}
      >
        {sendLabel}
      </Button>
    </form>
  );
}
