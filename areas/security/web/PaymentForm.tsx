import { t, useForm } from '@palaro/client';
import { useState } from 'react';
import { securityApi, type SecurityConfig } from '../security.api.ts';
import { shown } from './messages.ts';
import { newPinFault, useRepeat } from './new-pin.ts';
import { PaymentReset } from './PaymentReset.tsx';
import { PinField } from './PinField.tsx';
import { ProofFields } from './ProofFields.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useProof } from './use-proof.ts';
import { isDone } from './use-security.ts';
import styles from './Sheets.module.css';

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

function SetForm({ config, onDone }: PaymentFormProps) {
  const proof = useProof(config);
  const again = useRepeat();
  const form = useForm(securityApi.setPaymentPassword, {
    fields: ['paymentPassword', ...proof.fields],
    required: [...proof.fields],
    check: ({ paymentPassword = '', ...typed }) => ({
      ...proof.judge(typed),
      ...shown({ paymentPassword: newPinFault(paymentPassword) }),
    }),
    before: ({ paymentPassword }) => again.fits(paymentPassword),
    done: () => onDone(t('security.paypass_saved')),
  });
  return (
    <SheetForm
      form={form}
      intro={t('security.paypass_about')}
      submitLabel={t('security.paypass_set')}
      open={proof.way !== null}
    >
      <PinField field={form.field('paymentPassword')} label={t('security.paypass_new')} />
      <PinField field={again.field} label={t('security.paypass_again')} />
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
  const form = useForm(securityApi.changePaymentPassword, {
    check: ({ paymentPassword = '', oldPaymentPassword = '' }) =>
      shown({
        paymentPassword:
          newPinFault(paymentPassword) ??
          (paymentPassword === oldPaymentPassword ? 'security.paypass_same' : null),
      }),
    before: ({ paymentPassword }) => again.fits(paymentPassword),
    done: () => onDone(t('security.paypass_saved')),
  });
  return (
    <SheetForm
      form={form}
      intro={t('security.paypass_about')}
      submitLabel={t('security.paypass_change')}
    >
      <PinField field={form.field('oldPaymentPassword')} label={t('security.paypass_old')} />
      <button type="button" className={styles.link} onClick={onForgot}>
        {t('security.paypass_forgot')}
      </button>
      <PinField field={form.field('paymentPassword')} label={t('security.paypass_new')} />
      <PinField field={again.field} label={t('security.paypass_again')} />
    </SheetForm>
  );
}
