import { FIELD_RULES } from '@palaro/accounts/rules';
import { call, ruleMessages, setting, siteLocation, t, useForm } from '@palaro/client';
import { judgeField } from '@palaro/rules';
import { ProofFields, useProof } from '@palaro/step-up/web';
import { SheetForm } from '@palaro/ui';
import { homeCountry, normalMobile } from '@palaro/verification/mobile';
import { CodeField, MobileField, useCodeSending } from '@palaro/verification/web';
import { useState } from 'react';
import { profileApi, type SecurityConfig } from '../profile.api.ts';
import { itemOf, meansOf } from './use-security.ts';
import styles from './Sheets.module.css';

interface MobileFormProps {
  config: SecurityConfig;
  onDone: (text: string) => void;
}

/** Sets the mobile number; replacing a verified one needs a code to the old and one to the new. */
export function MobileForm({ config, onDone }: MobileFormProps) {
  const now = itemOf(config, 'mobile')?.masked ?? null;
  const proof = useProof(meansOf(config));
  const proofs = now === null ? proof.fields : (['oldVerificationCode'] as const);
  const [code, setCode] = useState(() => homeCountry(siteLocation()).dialingCode);
  const form = useForm(profileApi.mobile, {
    fields: ['mobileNum', 'verificationCode', ...proofs],
    required: [...proofs],
    with: { countryDialingCode: code },
    judgedBy: code,
    check: ({ mobileNum = '', verificationCode, oldVerificationCode, ...typed }) => ({
      ...(now === null && proof.judge(typed)),
      ...ruleMessages({
        mobileNum: mobileFault(mobileNum, code),
        verificationCode: codeFault(verificationCode),
        oldVerificationCode: now === null ? null : codeFault(oldVerificationCode),
      }),
    }),
    done: () => onDone(t('profile.mobile_saved')),
  });
  const mobile = form.field('mobileNum');
  const body = { mobileNum: mobile.value, countryDialingCode: code };
  const toNew = useCodeSending({
    ask: async () =>
      form.fits('mobileNum')
        ? call(profileApi.sendMobileCode, { body: { to: 'new', ...body } })
        : null,
    refuse: form.refuse,
  });
  const toOld = useCodeSending({
    ask: () => call(profileApi.sendMobileCode, { body: { to: 'old' } }),
  });
  const hours = setting('hold.resetHours', 0);
  const open = now !== null || proof.way !== null;
  return (
    <SheetForm form={form} submitLabel={t('profile.mobile_save')} open={open}>
      {now && <p className={styles.now}>{t('profile.mobile_now', { mobile: now })}</p>}
      <MobileField
        field={mobile}
        dialingCode={code}
        onDialingCode={setCode}
        label={now ? t('profile.mobile_new') : undefined}
      />
      <CodeField
        field={form.field('verificationCode')}
        sending={toNew}
        label={t('profile.mobile_code')}
      />
      {now === null ? (
        <ProofFields proof={proof} field={form.field} />
      ) : (
        <>
          <CodeField
            field={form.field('oldVerificationCode')}
            sending={toOld}
            label={t('profile.mobile_old_code', { mobile: now })}
          />
          <p className={styles.hint}>{t('profile.mobile_lost')}</p>
          {hours > 0 && <p className={styles.hint}>{t('profile.mobile_hold', { hours })}</p>}
        </>
      )}
    </SheetForm>
  );
}

const codeFault = (typed = '') => judgeField(FIELD_RULES.verificationCode, typed);

function mobileFault(typed: string, code: string): string | null {
  if (typed === '') return 'accounts.reg.mobile.required';
  return normalMobile(typed, code) ? null : 'accounts.reg.mobile.format';
}
