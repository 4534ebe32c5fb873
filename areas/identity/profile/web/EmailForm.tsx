import { FIELD_RULES } from '@palaro/accounts/rules';
import { call, ruleMessages, t, textProps, useForm } from '@palaro/client';
import { judgeField } from '@palaro/rules';
import { ProofFields, useProof } from '@palaro/step-up/web';
import { SheetForm, TextField } from '@palaro/ui';
import { CodeField, useCodeSending } from '@palaro/verification/web';
import { profileApi, type SecurityConfig } from '../profile.api.ts';
import { itemOf, meansOf } from './use-security.ts';
import styles from './Sheets.module.css';

interface EmailFormProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
}

/** Sets the mail address, or replaces the verified one. */
export function EmailForm({ config, onDone }: EmailFormProps) {
  const proof = useProof(meansOf(config));
  const now = itemOf(config, 'email')?.masked;
  const form = useForm(profileApi.email, {
    fields: ['email', 'verificationCode', ...proof.fields],
    required: [...proof.fields],
    check: ({ email = '', verificationCode = '', ...proofs }) => ({
      ...proof.judge(proofs),
      ...ruleMessages({
        email: judgeField(FIELD_RULES.email, email.trim()),
        verificationCode: judgeField(FIELD_RULES.verificationCode, verificationCode),
      }),
    }),
    done: () => onDone(t('profile.email_saved')),
  });
  const email = form.field('email');
  const sending = useCodeSending({
    ask: async () =>
      form.fits('email') ? call(profileApi.sendEmailCode, { body: { email: email.value } }) : null,
    refuse: form.refuse,
  });
  return (
    <SheetForm form={form} submitLabel={t('profile.email_save')} open={proof.way !== null}>
      {now && <p className={styles.now}>{t('profile.email_now', { email: now })}</p>}
      <TextField
        {...textProps(email)}
        label={t('profile.email_new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        error={email.error ?? undefined}
      />
      <CodeField
        field={form.field('verificationCode')}
        sending={sending}
        label={t('profile.email_code')}
      />
      <ProofFields proof={proof} field={form.field} />
    </SheetForm>
  );
}
