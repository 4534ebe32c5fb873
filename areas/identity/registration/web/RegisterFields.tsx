import { call, t } from '@palaro/client';
import { Button, FormMessage } from '@palaro/ui';
import { normalMobile } from '@palaro/verification/mobile';
import { verificationApi } from '@palaro/verification/api';
import { CaptchaField, RobotCheck, sendByPhone, useCodeSending } from '@palaro/verification/web';
import { useState, type FormEvent } from 'react';
import { Agreement } from './Agreement.tsx';
import { PARTS } from './fields.ts';
import { Label, RegisterField } from './RegisterField.tsx';
import styles from './RegisterFields.module.css';
import { useRegisterForm, type Registering, type RegisterState } from './use-register-form.ts';

export type RegisterFieldsProps = Registering;

/** One tab's fields in their order, the consent, and the button that waits for it (REG-06). */
export function RegisterFields(registering: RegisterFieldsProps) {
  const { setup } = registering;
  const [agreed, setAgreed] = useState(false);
  const state = useRegisterForm({
    ...registering,
    onOutdated: (code) => {
      if (code === 'registration.agreement') setAgreed(false);
      return registering.onOutdated(code);
    },
  });
  const { form, parts, captchas, perhapsOpen } = state;
  const sending = useSending(state, setup.sms.provider);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (agreed) form.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {PARTS.filter((part) => parts[part].length > 0).map((part) => (
        <fieldset key={part} className={styles.part}>
          <legend className={part === 'login' ? styles.unseen : styles.legend}>
            {t(`registration.part.${part}`)}
          </legend>
          {parts[part].map((name) => (
            <RegisterField key={name} name={name} state={state} sending={sending} />
          ))}
        </fieldset>
      ))}
      {captchas > 0 && (
        <CaptchaField
          field={{ ...form.field('captcha'), required: true }}
          round={captchas}
          label={<Label required>{t('verification.captcha')}</Label>}
        />
      )}
      <RobotCheck />
      <div className={styles.end}>
        <Agreement setup={setup} agreed={agreed} onChange={setAgreed} />
        <FormMessage className={styles.message}>
          {form.message ?? (perhapsOpen && t('registration.perhaps_open'))}
        </FormMessage>
        <Button
          type="submit"
          tone="gold"
          size="lg"
          wide
          busy={form.sending}
          disabled={!agreed}
          aria-describedby={agreed ? undefined : WHY}
        >
          {t('registration.register')}
        </Button>
        <p id={WHY} className={styles.why}>
          {!agreed && t('registration.agree_first')}
        </p>
      </div>
    </form>
  );
}

/** The line that says why the button is disabled; it keeps its height when it is empty. */
const WHY = 'register-why';

/** Get-code checks the number first (REG-04). Firebase sends its codes itself. */
function useSending({ form, dialingCode }: RegisterState, provider: 'sms' | 'firebase') {
  const mobileNum = form.field('mobileNum').value;
  return useCodeSending({
    ask: async () => {
      if (!form.fits('mobileNum')) return null;
      if (provider === 'sms') {
        const body = { mobileNum, countryDialingCode: dialingCode };
        return call(verificationApi.smsRegister, { body });
      }
      return sendByPhone(normalMobile(mobileNum, dialingCode) ?? mobileNum);
    },
    refuse: form.refuse,
  });
}
