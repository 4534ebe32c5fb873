import { FIELD_RULES } from '@palaro/accounts/rules';
import { call, t, textProps, useForm } from '@palaro/client';
import { judgeField } from '@palaro/rules';
import { TextField } from '@palaro/ui';
import { CodeField, useCodeSending } from '@palaro/verification/web';
import { securityApi, type SecurityConfig } from '../security.api.ts';
import { shown } from './messages.ts';
import { ProofFields } from './ProofFields.tsx';
import { SheetForm } from './SheetForm.tsx';
import { useProof } from './use-proof.ts';
import { itemOf } from './use-security.ts';
import styles from './Sheets.module.css';

interface EmailFormProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
}

/** Sets the mail address, or replaces the verified one. */
export function EmailForm({ config, onDone }: EmailFormProps) {
  const proof = useProof(config);
  const now = itemOf(config, 'email')?.masked;
  const form = useForm(securityApi.email, {
    fields: ['email', 'verificationCode', ...proof.fields],
    required: [...proof.fields],
    check: ({ email = '', verificationCode = '', ...proofs }) => ({
      ...proof.judge(proofs),
      ...shown({
        email: judgeField(FIELD_RULES.email, email.trim()),
        verificationCode: judgeField(FIELD_RULES.verificationCode, verificationCode),
      }),
    }),
    done: () => onDone(t('security.email_saved')),
  });
  const email = form.field('email');
  const sending = useCodeSending({
    ask: async () =>
      form.fits('email') ? call(securityApi.sendEmailCode, { body: { email: email.value } }) : null,
    refuse: form.refuse,
  });
  return (
    <SheetForm form={form} submitLabel={t('security.email_save')} open={proof.way !== null}>
      {now && <p className={styles.now}>{t('security.email_now', { email: now })}</p>}
      <TextField
        {...textProps(email)}
        label={t('security.email_new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={email.error ?? undefined}
      />
      <CodeField
        field={form.field('verificationCode')}
        sending={sending}
        label={t('security.email_code')}
      />
      <ProofFields proof={proof} field={form.field} />
    </SheetForm>
  );
}
