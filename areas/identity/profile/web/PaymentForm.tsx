import { ruleMessages, t, useForm } from '@palaro/client';
import { keepFreshPin, PinField, ProofFields, useProof } from '@palaro/step-up/web';
import { SheetForm, TextButton } from '@palaro/ui';
import { useState } from 'react';
import { profileApi, type SecurityConfig } from '../profile.api.ts';
import { newPinFault, useRepeat } from './new-pin.ts';
import { PaymentReset } from './PaymentReset.tsx';
import { isDone, meansOf } from './use-security.ts';

interface PaymentFormProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
}

/** The payment password: set the first, change it, or reset a forgotten one. */
export function PaymentForm({ config, onDone }: PaymentFormProps) {
  const [forgot, setForgot] = useState(false);
  if (!isDone(config, 'payment_password')) return <SetForm config={config} onDone={onDone} />;
  if (forgot) return <PaymentReset config={config} onDone={onDone} />;
  return <ChangeForm onDone={onDone} onForgot={() => setForgot(true)} />;
}

/** The first one: typed once and readable, since a wrong one can be reset. */
function SetForm({ config, onDone }: PaymentFormProps) {
  const proof = useProof(meansOf(config));
  const form = useForm(profileApi.setPaymentPassword, {
    fields: ['paymentPassword', ...proof.fields],
    required: [...proof.fields],
    check: ({ paymentPassword = '', ...typed }) => ({
      ...proof.judge(typed),
      ...ruleMessages({ paymentPassword: newPinFault(paymentPassword) }),
    }),
    done: (_set, { paymentPassword = '' }) => {
      keepFreshPin(paymentPassword);
      onDone(t('profile.paypass_saved'));
    },
  });
  return (
    <SheetForm
      form={form}
      intro={t('profile.paypass_about')}
      submitLabel={t('profile.paypass_set')}
      open={proof.way !== null}
    >
      <PinField field={form.field('paymentPassword')} label={t('profile.paypass_new')} readable />
      <ProofFields proof={proof} field={form.field} />
    </SheetForm>
  );
}

interface ChangeFormProps {
  onDone: (text: string) => void;
  onForgot: () => void;
}

function ChangeForm({ onDone, onForgot }: ChangeFormProps) {
  const again = useRepeat();
  const form = useForm(profileApi.changePaymentPassword, {
    check: ({ paymentPassword = '', oldPaymentPassword = '' }) =>
      ruleMessages({
        paymentPassword:
          newPinFault(paymentPassword) ??
          (paymentPassword === oldPaymentPassword ? 'profile.paypass_same' : null),
      }),
    before: ({ paymentPassword }) => again.fits(paymentPassword),
    done: () => onDone(t('profile.paypass_saved')),
  });
  return (
    <SheetForm
      form={form}
      intro={t('profile.paypass_about')}
      submitLabel={t('profile.paypass_change')}
    >
      <PinField field={form.field('oldPaymentPassword')} label={t('profile.paypass_old')} />
      <TextButton onClick={onForgot}>{t('profile.paypass_forgot')}</TextButton>
      <PinField field={form.field('paymentPassword')} label={t('profile.paypass_new')} />
      <PinField field={again.field} label={t('profile.paypass_again')} />
    </SheetForm>
  );
}
