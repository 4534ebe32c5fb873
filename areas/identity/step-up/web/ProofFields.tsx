import { t, type FormField } from '@palaro/client';
import { TextButton } from '@palaro/ui';
import { CodeField } from '@palaro/verification/web';
import type { ProofWay } from '../step-up.api.ts';
import { LoginPasswordField } from './LoginPasswordField.tsx';
import { PinField } from './PinField.tsx';
import type { Proof, ProofField } from './use-proof.ts';
import styles from './ProofFields.module.css';

interface ProofFieldsProps<F extends ProofField> {
  proof: Proof<F>;
  field(name: F): FormField;
}

const USE = {
  payment_password: 'step-up.use_payment_password',
  code: 'step-up.use_code',
  login_password: 'step-up.use_login_password',
} as const satisfies Record<ProofWay, string>;

/** The last part of a form: the proof that the member himself is there. */
export function ProofFields<F extends ProofField>({ proof, field }: ProofFieldsProps<F>) {
  const { way, others, choose, fields } = proof;
  const [name] = fields;
  if (!way || !name) return <p className={styles.notice}>{t('step-up.no_proof')}</p>;
  return (
    <fieldset className={styles.proof}>
      <legend className={styles.legend}>{t('step-up.confirm_you')}</legend>
      <ProofInput proof={proof} way={way} field={field(name)} />
      {others.map((other) => (
        <TextButton key={other} onClick={() => choose(other)}>
          {t(USE[other])}
        </TextButton>
      ))}
    </fieldset>
  );
}

interface ProofInputProps {
  proof: Pick<Proof<ProofField>, 'sentTo' | 'sending'>;
  way: ProofWay;
  field: FormField;
}

function ProofInput({ proof, way, field }: ProofInputProps) {
  if (way === 'payment_password') {
    return <PinField field={field} label={t('step-up.payment_password')} />;
  }
  if (way === 'login_password') {
    return <LoginPasswordField field={field} />;
  }
  const { sentTo, sending } = proof;
  return (
    <CodeField
      field={field}
      sending={sending}
      label={t('step-up.step_up_code')}
      help={sentTo ? t('step-up.code_sent_to', { to: sentTo }) : t('step-up.code_goes')}
    />
  );
}
