import type { Reply } from '@palaro/api';
import { t, useForm, type CallFailure, type FormState } from '@palaro/client';
import { useCaptchaAsked } from '@palaro/verification/web';
import { useState } from 'react';
import { accountsApi } from '../accounts.api.ts';
import { takeHeldName } from './held-name.ts';
import { holdPassword } from './held-password.ts';
import { homeDialingCode, judgeLogin, LOGIN_FIELDS, unseenPart } from './login-request.ts';
import type { LoginValues } from './login-request.ts';
import { dropSavedLogin, readSavedLogin, saveLogin, type SavedType } from './saved-login.ts';

type LoginCall = typeof accountsApi.login;
export type LoginAnswer = Reply<LoginCall>;

/** The further proof that a login can ask for. */
export interface SecondFactor {
  ticket: string;
  methods: readonly string[];
  /** Continues with the proof's answer, as the login itself would have. */
  finish(answer: LoginAnswer): void;
}

export interface LoginSteps {
  /** The login succeeded. Nothing of the session is kept yet (`enterSession` does that). */
  onDone(answer: LoginAnswer): void;
  onSecondFactor?(step: SecondFactor): void;
}

export interface LoginTab extends LoginSteps {
  type: SavedType;
  /** Captchas drawn so far, on either tab. 0: none is asked for. */
  captchas: number;
  onCaptcha(): void;
}

/** One tab of the login: its rules, its saved login, and what happens on each answer. */
export function useLoginForm({ type, captchas, onCaptcha, onSecondFactor, onDone }: LoginTab) {
  const { name, secret } = LOGIN_FIELDS[type];
  const saved = useSavedLogin(type);
  const [given] = useState(() => (type === 'username' ? takeHeldName() : null));
  const filledName = given ?? saved.login?.username;
  const [remember, setRemember] = useState(saved.login !== null);
  const [dialingCode, chooseDialingCode] = useState(
    saved.login?.countryDialingCode || homeDialingCode(),
  );

  function finish(answer: LoginAnswer, values: LoginValues) {
    const slot = answer.remember?.slot;
    const countryDialingCode = type === 'sms' ? dialingCode : '';
    if (slot) saveLogin({ type, username: values[name] ?? '', countryDialingCode, token: slot });
    else if (!remember) dropSavedLogin(type);
    if (values.password) holdPassword(answer.userName, values.password);
    onDone(answer);
  }

  const form: FormState<LoginCall> = useForm(accountsApi.login, {
    fields: captchas ? [name, secret, 'captcha'] : [name, secret],
    initial: filledName ? { [name]: filledName } : {},
    judgedBy: dialingCode,
    check: (values: LoginValues) => {
      const found = judgeLogin(values, { type, dialingCode, captcha: captchas > 0 });
      if (!values[secret] && saved.tokenFor(values[name], dialingCode)) delete found[secret];
      return found;
    },
    before: (values: LoginValues) => {
      const token = values[secret] ? null : saved.tokenFor(values[name], dialingCode);
      return unseenPart({ type, values, dialingCode, remember, token });
    },
    done: finish,
    failed,
  });
  const captchaAsked = useCaptchaAsked(form, captchas, t('accounts.enter_captcha'));

  function failed(failure: CallFailure) {
    // A captcha works once, even if the login failed for another reason.
    if (failure.captcha || captchas) onCaptcha();
    if (captchas) form.change('captcha', '');
    const values = { [name]: form.field(name).value, [secret]: form.field(secret).value };
    if (onSecondFactor && failure.code === 'login.second_factor') {
      const { ticket, methods } = failure.data as Pick<SecondFactor, 'ticket' | 'methods'>;
      onSecondFactor({ ticket, methods, finish: (answer) => finish(answer, values) });
      return true;
    }
    if (failure.code !== 'login.failed' || values[secret]) return captchaAsked(failure);
    saved.drop();
    form.refuse({ [secret]: t('accounts.saved_ended') });
    return true;
  }

  return {
    form,
    /** Shows dots in the secret's box: the device's token stands in for a typed secret. */
    dots: saved.tokenFor(form.field(name).value, dialingCode) !== null,
    /** The secret's field; typing into it drops the saved token. */
    secret: {
      ...form.field(secret),
      onChange: (value: string) => {
        saved.drop();
        form.change(secret, value);
      },
    },
    remember,
    setRemember,
    dialingCode,
    chooseDialingCode,
  };
}

/** The tab's slot, read when the tab is opened (LOGIN-02). */
function useSavedLogin(type: SavedType) {
  const [login, setLogin] = useState(() => readSavedLogin(type));
  return {
    login,
    /** The device's token, only for the exact name or number that it was saved with. */
    tokenFor(typed: string | undefined, dialingCode: string): string | null {
      const same = login !== null && typed === login.username;
      const here = type === 'username' || login?.countryDialingCode === dialingCode;
      return same && here ? login.token : null;
    },
    drop() {
      if (login === null) return;
      dropSavedLogin(type);
      setLogin(null);
    },
  };
}
