import { siteLocation, t, textProps, useForm } from '@palaro/client';
import {
  Button,
  dismissToasts,
  FormMessage,
  PasswordField,
  toast,
  TOAST_LOADING_S,
} from '@palaro/ui';
import { countryByDialingCode, homeCountry } from '@palaro/verification/mobile';
import { CodeField, MobileField, useCodeSending } from '@palaro/verification/web';
import { useState, type FormEvent } from 'react';
import { leastDigits } from '../least-digits.ts';
import { PHONE_RULES } from '../password-rules.ts';
import { passwordsApi } from '../passwords.api.ts';
import { askResetCode } from './ask-reset-code.ts';
import { enterAfterReset } from './enter-after-reset.ts';
import { Hold } from './Hold.tsx';
import styles from './Passwords.module.css';
import { ruleTexts } from './rule-texts.ts';

const NAMES = ['mobileNum', 'verificationCode', 'newPassword'] as const;
type Values = Partial<Record<(typeof NAMES)[number], string>>;

/** The rules' messages. The one of the number says how many digits it needs at least (FGT-07). */
function judged(values: Values, dialingCode: string) {
  const { mobileNum = '' } = values;
  const pattern = countryByDialingCode(dialingCode)?.mobilePattern ?? '';
  const found = ruleTexts(PHONE_RULES, values);
  delete found['mobileNum'];
  if (mobileNum === '') found['mobileNum'] = t('accounts.reg.mobile.required');
  else if (!new RegExp(pattern).test(mobileNum))
    found['mobileNum'] = t('passwords.mobile_short', { min: leastDigits(pattern) });
  return found;
}

/**
 * The form and the sending of its code. After a success it logs in with the name from the answer
 * and the new password (FGT-07).
 */
function usePhoneReset() {
  const [dialingCode, setDialingCode] = useState(() => homeCountry(siteLocation()).dialingCode);
  const form = useForm(passwordsApi.resetByPhone, {
    fields: NAMES,
    required: NAMES,
    with: { countryDialingCode: dialingCode },
    check: (values) => judged(values, dialingCode),
    judgedBy: dialingCode,
    before: () => {
      toast(t('passwords.in_please_wait'), { kind: 'loading', seconds: TOAST_LOADING_S });
      return Promise.resolve({});
    },
    failed: ({ code }) => {
      dismissToasts();
      form.change(code === 'modify.new.old.same' ? 'newPassword' : 'verificationCode', '');
    },
    done: ({ userName }, { newPassword = '' }) => void enterAfterReset(userName, newPassword),
  });
  const sending = useCodeSending({
    ask: () =>
      form.fits('mobileNum')
        ? askResetCode(form.field('mobileNum').value, dialingCode)
        : Promise.resolve(null),
    refuse: form.refuse,
  });
  return { form, sending, dialingCode, setDialingCode };
}

/** A new password by a code to the phone (FGT-03). */
export function PhoneReset() {
  const [touched, setTouched] = useState(false);
  const { form, sending, dialingCode, setDialingCode } = usePhoneReset();
  const wrong = NAMES.some((name) => form.field(name).error !== null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form
      className={styles.form}
      onSubmit={submit}
      onChange={() => setTouched(true)}
      onBlur={() => setTouched(true)}
      noValidate
    >
      <p className={styles.help}>{t('passwords.phone_help')}</p>
      <MobileField
        field={form.field('mobileNum')}
        dialingCode={dialingCode}
        onDialingCode={setDialingCode}
      />
      <CodeField
        field={form.field('verificationCode')}
        sending={sending}
        help={sending.sent ? undefined : t('passwords.code_first')}
        afterSending
      />
      <PasswordField
        {...textProps(form.field('newPassword'))}
        label={t('passwords.new_password')}
        help={t('passwords.new_password_help')}
        autoComplete="new-password"
        showLabel={t('passwords.show_password')}
        hideLabel={t('passwords.hide_password')}
      />
      <FormMessage steady>{form.message}</FormMessage>
      <Button
        type="submit"
        tone="gold"
        size="lg"
        wide
        busy={form.sending}
        disabled={!touched || wrong}
      >
        {t('passwords.set_password')}
      </Button>
      <Hold />
    </form>
  );
}
