import { paymentPasswordFault } from '@palaro/accounts/rules';
import { checkNewPassword } from '@palaro/accounts/server';
import type { Values } from '@palaro/rules';
import { refuse, type App } from '@palaro/server';
import { countryByDialingCode, homeCountry, normalMobile } from '@palaro/verification/mobile';
import {
  formOf,
  isAsked,
  judgeForm,
  withMobileOf,
  type RegisterForm,
  type RegisterTab,
} from '../form.ts';
import { numbersOf, registerForms } from './register-forms.ts';

/** What was typed into the fields that the form has; those it has not are ignored (AC-2). */
export interface Filled {
  form: RegisterForm;
  values: Partial<Record<string, string>>;
  /** E.164. */
  mobile: string | undefined;
  idToken: string | undefined;
  /** Also where the form shows no captcha: it may be asked for all the same. */
  captcha: string | undefined;
}

type Payload = Values & {
  captcha?: string;
  countryDialingCode?: string;
  firebaseIdToken?: string;
};

/**
 * The payload as the form's fields, judged by their rules, passwords also by what is guessed first.
 * Throws `malformed` with a message for every field that does not fit.
 */
export function fillForm(app: App, tab: RegisterTab, payload: Payload): Filled {
  const form = formFor(app, tab, payload.countryDialingCode);
  const values = valuesOf(form, payload);
  const fields = judgePayload(app, form, payload);
  if (Object.keys(fields).length > 0) throw refuse('malformed', { fields });
  const mobile = mobileOf(app, values.mobileNum, payload.countryDialingCode);
  const { captcha, firebaseIdToken: idToken } = payload;
  return { form, values, mobile, idToken, captcha };
}

/** What is wrong with the payload, as a message key for each field; empty when nothing is. */
export function judgePayload(app: App, form: RegisterForm, payload: Payload) {
  const values = valuesOf(form, payload);
  const fields = judgeForm(form, values);
  const { mobileNum, username = '', password, paymentPassword } = values;
  const mobile = mobileOf(app, mobileNum, payload.countryDialingCode);
  if (mobileNum && !mobile) fields.mobileNum ??= 'verification.mobile_wrong';
  if (password && !fields.password) {
    const brand = app.site.settings['site.name'];
    const weak = checkNewPassword({
      password,
      account: username,
      brand,
      ...(mobile && { mobile }),
    });
    if (weak) fields.password = weak;
  }
  // The form's rules know the number as it was typed; here it has its dialing code too.
  if (paymentPassword && !fields.paymentPassword) {
    const fault = paymentPasswordFault(paymentPassword, { mobile });
    if (fault) fields.paymentPassword = fault;
  }
  return fields;
}

/** The form of a tab, with the numbers of the country that was chosen. */
export function formFor(app: App, tab: RegisterTab, dialingCode?: string): RegisterForm {
  const { username, mobileTab } = registerForms(app);
  const form = formOf({ ...username, mobileTab }, tab);
  const home = homeOf(app);
  const country = dialingCode ? countryByDialingCode(dialingCode) : home;
  // An unknown code leaves the home pattern; no number is made of it, so the field is refused.
  const here = !country || country.code === home.code;
  return withSms(app, here ? form : withMobileOf(form, numbersOf(country)));
}

const homeOf = ({ site }: App) => homeCountry(site.settings['site.location']);

/** Firebase checks its code in the browser, and its token is judged when it is taken. */
const withSms = (app: App, form: RegisterForm): RegisterForm =>
  app.site.settings['registration.smsBy'] === 'sms'
    ? form
    : { ...form, rules: { ...form.rules, verificationCode: [] } };

function valuesOf(form: RegisterForm, payload: Payload): Filled['values'] {
  const values: Filled['values'] = {};
  for (const name of Object.keys(form.rules)) {
    const value = payload[name];
    if (typeof value === 'string' && value !== '' && isAsked(form, name, payload)) {
      values[name] = value;
    }
  }
  return values;
}

/** The number in E.164; undefined where none was typed or nobody can have it. */
const mobileOf = (app: App, typed: string | undefined, dialingCode: string | undefined) =>
  typed === undefined
    ? undefined
    : (normalMobile(typed, dialingCode || homeOf(app).dialingCode) ?? undefined);
