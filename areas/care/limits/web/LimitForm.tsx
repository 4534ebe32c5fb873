import { amountFault, formatMoment, t, textProps, useForm, wireAmountOrZero } from '@palaro/client';
import { compareDecimal } from '@palaro/kernel';
import { ProofFields, useProof, type ProofMeans } from '@palaro/step-up/web';
import { SheetForm, TextButton, TextField, toast } from '@palaro/ui';
import { useState } from 'react';
import { limitsApi } from '../limits.api.ts';
import type { Limit } from './safety.ts';
import { reloadLimits } from './reload-limits.ts';
import styles from './PlaySafelyPage.module.css';

interface LimitFormProps {
  limit: Limit;
  means: ProofMeans;
  onDone(): void;
}

/** Sets a limit by an amount of the member's own; nothing is suggested (RTS 12B). */
export function LimitForm(props: LimitFormProps) {
  const [removing, setRemoving] = useState(false);
  return removing ? (
    <RemoveForm {...props} onBack={() => setRemoving(false)} />
  ) : (
    <AmountForm {...props} onRemove={() => setRemoving(true)} />
  );
}

function AmountForm({ limit, means, onDone, onRemove }: LimitFormProps & { onRemove(): void }) {
  const { kind, period, own } = limit;
  const proof = useProof(means);
  // Nothing at all is a limit as well.
  const looser = (typed: string) => {
    const amount = wireAmountOrZero(typed);
    return own !== null && amount !== null && compareDecimal(amount, own) > 0;
  };
  const form = useForm(limitsApi.setLimit, {
    fields: ['amount', ...proof.fields],
    required: ['amount'],
    with: { kind, period },
    check: ({ amount = '', ...typed }) => ({
      amount: faultOf(amount),
      ...(looser(amount) ? proof.judge(typed) : {}),
    }),
    before: ({ amount = '' }) => Promise.resolve({ amount: wireAmountOrZero(amount) }),
    done: (answer) => finished(answer, onDone),
  });
  const amount = form.field('amount');
  const waits = looser(amount.value);
  return (
    <SheetForm form={form} submitLabel={t('limits.set')} intro={t(`limits.help.${kind}`)}>
      <TextField
        {...textProps(amount)}
        label={t('limits.amount')}
        inputMode="decimal"
        autoComplete="off"
        error={amount.error ?? undefined}
      />
      {waits && <p className={styles.text}>{t('limits.looser')}</p>}
      {waits && <ProofFields proof={proof} field={form.field} />}
      {own !== null && <TextButton onClick={onRemove}>{t('limits.remove')}</TextButton>}
    </SheetForm>
  );
}

function faultOf(typed: string): string | undefined {
  if (typed.trim() === '') return t('limits.amount_required');
  return wireAmountOrZero(typed) === null ? (amountFault(typed) ?? undefined) : undefined;
}

function RemoveForm({ limit, means, onDone, onBack }: LimitFormProps & { onBack(): void }) {
  const { kind, period } = limit;
  const proof = useProof(means);
  const form = useForm(limitsApi.setLimit, {
    fields: [...proof.fields],
    required: [...proof.fields],
    with: { kind, period, amount: null },
    check: (typed) => proof.judge(typed),
    done: (answer) => finished(answer, onDone),
  });
  return (
    <SheetForm form={form} submitLabel={t('limits.remove')} intro={t('limits.removing')}>
      <ProofFields proof={proof} field={form.field} />
      <TextButton onClick={onBack}>{t('limits.cancel')}</TextButton>
    </SheetForm>
  );
}

function finished(
  { state, effectiveAt }: { state: 'Active' | 'Waiting'; effectiveAt: string },
  done: () => void,
) {
  const later = state === 'Waiting';
  const at = formatMoment(effectiveAt);
  toast(later ? t('limits.set_later', { at }) : t('limits.set_now'), { kind: 'success' });
  reloadLimits();
  done();
}
