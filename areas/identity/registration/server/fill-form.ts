import { paymentPasswordFault } from '@palaro/accounts/rules';
import { checkNewPassword, codesBy } from '@palaro/accounts/server';
import { typedText } from '@palaro/kernel';
import type { Values } from '@palaro/rules';
import { refuse, type App } from '@palaro/server';
import {
  countryByDialingCode,
  homeCountry,
  isDialingOpen,
  normalMobile,
} from '@palaro/verification/mobile';
import {
  formOf,
  isAsked,
  judgeForm,
  withMobileOf,
  type RegisterForm,
  type RegisterTab,
} from '../form.ts';
import { numbersOf, registerForms } from './register-forms.ts';

/** What was typed into the form's fields; fields that the form does not have are ignored (AC-2). */
export interface Filled {
  form: RegisterForm;
  values: Partial<Record<string, string>>;
  /** E.164. */
  mobile: string | undefined;
  idToken: string | undefined;
  /** Read even if the form shows no captcha, because the server may still ask for one. */
  captcha: string | undefined;
}

type Payload = Values & {
  captcha?: string;
  countryDialingCode?: string;
  firebaseIdToken?: string;
};

/**
 * Reads the payload as the form's fields and checks them by their rules; passwords must also not be
 * easy to guess. Throws `malformed` with a message for every field that does not fit.
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

/** What is wrong with the payload: a message key for each field; empty when all fit. */
export function judgePayload(app: App, form: RegisterForm, payload: Payload) {
  const values = valuesOf(form, payload);
  const fields = judgeForm(form, values);
  const { mobileNum, username = '', password, paymentPassword } = values;
  const mobile = mobileOf(app, mobileNum, payload.countryDialingCode);
  if (mobileNum && !isDialingOpen(app.site.settings, payload.countryDialingCode)) {
    fields.mobileNum ??= 'verification.country_closed';
  }
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
  // The form's rules see the number as typed; this check also needs its dialing code.
  if (paymentPassword && !fields.paymentPassword) {
    const fault = paymentPasswordFault(paymentPassword, { mobile });
    if (fault) fields.paymentPassword = fault;
  }
  return fields;
}

/** A tab's form, for numbers of the chosen country. */
export function formFor(app: App, tab: RegisterTab, dialingCode?: string): RegisterForm {
  const { username, mobileTab } = registerForms(app);
  const form = formOf({ ...username, mobileTab }, tab);
  const home = homeOf(app);
  const country = dialingCode ? countryByDialingCode(dialingCode) : home;
  // An unknown code keeps the home pattern. No number can be made from it, so the field is refused.
  const here = !country || country.code === home.code;
  return withSms(app, here ? form : withMobileOf(form, numbersOf(country)));
}

const homeOf = ({ site }: App) => homeCountry(site.settings['site.location']);

/** Firebase's code is checked in the browser; the server checks the token when it arrives. */
const withSms = (app: App, form: RegisterForm): RegisterForm =>
  codesBy(app) === 'sms' ? form : { ...form, rules: { ...form.rules, verificationCode: [] } };

function valuesOf(form: RegisterForm, payload: Payload): Filled['values'] {
  const values: Filled['values'] = {};
  for (const name of Object.keys(form.rules)) {
    const value = typedText(name, payload[name]);
    if (typeof value === 'string' && value !== '' && isAsked(form, name, payload)) {
      values[name] = value;
    }
  }
  return values;
}

/** The number in E.164; undefined where none was typed or it is not a possible number. */
const mobileOf = (app: App, typed: string | undefined, dialingCode: string | undefined) =>
  typed === undefined
    ? undefined
    : (normalMobile(typed, dialingCode || homeOf(app).dialingCode) ?? undefined);
