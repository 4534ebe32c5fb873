import { t, type FormField } from '@palaro/client';
import { CodeField } from '@palaro/verification/web';
import type { ProofWay } from '../security.api.ts';
import { LoginPasswordField } from './LoginPasswordField.tsx';
import { PinField } from './PinField.tsx';
import type { Proof, ProofField } from './use-proof.ts';
import styles from './Sheets.module.css';

interface ProofFieldsProps<F extends ProofField> {
  proof: Proof<F>;
  field(name: F): FormField;
}

const USE = {
  payment_password: 'security.use_payment_password',
  code: 'security.use_code',
  login_password: 'security.use_login_password',
} as const satisfies Record<ProofWay, string>;

/** The last part of a form: what shows that the member himself sits there. */
export function ProofFields<F extends ProofField>({ proof, field }: ProofFieldsProps<F>) {
  const { way, others, choose, fields } = proof;
  const [name] = fields;
  if (!way || !name) return <p className={styles.notice}>{t('security.no_proof')}</p>;
  return (
    <fieldset className={styles.proof}>
      <legend className={styles.legend}>{t('security.confirm_you')}</legend>
      <ProofInput proof={proof} way={way} field={field(name)} />
      {others.map((other) => (
        <button key={other} type="button" className={styles.link} onClick={() => choose(other)}>
          {t(USE[other])}
        </button>
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
    return <PinField field={field} label={t('security.payment_password')} />;
  }
  if (way === 'login_password') {
    return <LoginPasswordField field={field} />;
  }
  const { sentTo, sending } = proof;
  return (
    <CodeField
      field={field}
      sending={sending}
      label={t('security.step_up_code')}
      help={sentTo ? t('security.code_sent_to', { to: sentTo }) : t('security.code_goes')}
    />
  );
}
