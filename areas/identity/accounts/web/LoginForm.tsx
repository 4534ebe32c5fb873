import { call, switchOn, t, textProps } from '@palaro/client';
import {
  Button,
  Checkbox,
  FormMessage,
  PasswordField,
  TabPanel,
  Tabs,
  TextField,
} from '@palaro/ui';
import { normalMobile } from '@palaro/verification/mobile';
import { verificationApi } from '@palaro/verification/api';
import {
  CaptchaField,
  CodeField,
  MobileField,
  RobotCheck,
  sendByPhone,
  useCodeSending,
} from '@palaro/verification/web';
import { useState, type FormEvent, type ReactNode } from 'react';
import { accountsApi } from '../accounts.api.ts';
import styles from './LoginFields.module.css';
import type { SavedType } from './saved-login.ts';
import { useLoginForm, type LoginSteps, type LoginTab } from './use-login-form.ts';

interface LoginFormProps extends LoginSteps {
  /** Beside the checkbox: the link to a new password. */
  forgot?: ReactNode;
}

const TABS: readonly SavedType[] = ['username', 'sms'];

/**
 * The login (LOGIN-01), on its page and on the sheet that asks for one: by username and password,
 * and, where the deployment allows it, by mobile number and code. The captcha appears when the
 * server asks for it, and then stays for both tabs.
 */
export function LoginForm({ forgot, ...steps }: LoginFormProps) {
  const [chosen, choose] = useState<SavedType>('username');
  const [captchas, setCaptchas] = useState(0);
  const byMobile = switchOn('MOBILEVERCODELOGIN3');
  const type = byMobile ? chosen : 'username';
  const [byMobileOpened, openByMobile] = useState(false);
  const another = () => setCaptchas((count) => count + 1);
  const tab = { ...steps, captchas, onCaptcha: another, forgot };
  if (!byMobile) return <LoginFields {...tab} type="username" />;
  return (
    <>
      <Tabs
        label={t('accounts.ways')}
        items={TABS.map((id) => ({ id, label: t(`accounts.by.${id}`) }))}
        value={type}
        onChange={(id) => {
          if (id === type) return;
          choose(id as SavedType);
          if (id === 'sms') openByMobile(true);
          // A captcha that is shown is drawn again when the tab changes (LOGIN-02).
          if (captchas > 0) another();
        }}
        name="login"
      />
      <TabPanel id={type} name="login">
        {type === 'username' && <LoginFields {...tab} type="username" />}
        {byMobileOpened && (
          // Stays: a number that was typed and the countdown of its code outlast a look elsewhere.
          <div hidden={type !== 'sms'}>
            <LoginFields {...tab} type="sms" away={type !== 'sms'} />
          </div>
        )}
      </TabPanel>
    </>
  );
}

/** Shown in place of a remembered secret: as many dots as a short password has. */
const DOTS = '••••••••••';

interface LoginFieldsProps extends LoginTab {
  forgot: ReactNode;
  /** Another tab is shown, which then has the captcha. */
  away?: boolean;
}

function LoginFields({ forgot, away = false, ...tab }: LoginFieldsProps) {
  const state = useLoginForm(tab);
  const { form, remember, setRemember } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {tab.type === 'username' ? <ByName {...state} /> : <ByMobile {...state} />}
      {tab.captchas > 0 && !away && (
        <CaptchaField
          field={{ ...form.field('captcha'), name: 'identifying', required: true }}
          round={tab.captchas}
        />
      )}
      <div className={styles.beside}>
        <Checkbox
          name="rememberMe"
          label={t('accounts.remember')}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        {forgot}
      </div>
      <FormMessage steady className={styles.message}>
        {form.message}
      </FormMessage>
      <Button type="submit" tone="gold" size="lg" wide busy={form.sending}>
        {t('accounts.log_in')}
      </Button>
    </form>
  );
}

type State = ReturnType<typeof useLoginForm>;

const ByName = ({ form, secret, dots }: State) => (
  <>
    <TextField
      {...textProps(form.field('username'))}
      required
      label={t('accounts.username')}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
    <PasswordField
      {...textProps(secret)}
      required={!dots}
      className={dots ? styles.dots : undefined}
      placeholder={dots ? DOTS : undefined}
      help={dots ? t('accounts.saved_here') : undefined}
      label={t('accounts.password')}
      showLabel={t('accounts.show_password')}
      hideLabel={t('accounts.hide_password')}
    />
  </>
);

function ByMobile({ form, secret, dots, dialingCode, chooseDialingCode }: State) {
  const mobileNum = form.field('mobileNum');
  const sending = useCodeSending({
    ask: async () => {
      if (!form.fits('mobileNum')) return null;
      const { by } = await call(accountsApi.codeSender);
      if (by === 'firebase') {
        return sendByPhone(normalMobile(mobileNum.value, dialingCode) ?? mobileNum.value);
      }
      const body = { mobileNum: mobileNum.value, countryDialingCode: dialingCode };
      return call(verificationApi.smsNoLogin, { body });
    },
    refuse: form.refuse,
  });
  return (
    <>
      <MobileField
        field={{ ...mobileNum, required: true }}
        dialingCode={dialingCode}
        onDialingCode={chooseDialingCode}
      />
      <CodeField
        field={{ ...secret, name: 'messageCode', required: !dots }}
        sending={sending}
        placeholder={dots ? DOTS : undefined}
        help={dots ? t('accounts.saved_here') : undefined}
      />
      <RobotCheck />
    </>
  );
}
