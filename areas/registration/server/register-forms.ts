import { CAPTCHA_PATTERNS, FIELD_RULES, optionalRules } from '@palaro/accounts/rules';
import type { Rule } from '@palaro/rules';
import type { App } from '@palaro/server';
import { REGISTRATION_FIELDS, type FieldRule, type RegistrationField } from '@palaro/whitelabel';
import { homeCountry, type Country } from '@palaro/verification/mobile';
import { withMobileOf, type RegisterForm } from '../form.ts';

type Fields = Partial<Record<RegistrationField, FieldRule>>;

/** Whose numbers the table's own rule describes. */
const TABLE_COUNTRY = 'PH';
const ASKED: FieldRule = { enabled: true, required: true };
const HIDDEN: FieldRule = { enabled: false, required: false };
const asked = (on: boolean) => (on ? ASKED : HIDDEN);

/**
 * The form as settings and switches have it, by tab; messages are text keys (accounts.md §1). A
 * tab's own fields are always asked for, whatever the settings say of them: without a name or a
 * number there is no account.
 */
export function registerForms({
  site: { settings, switches },
}: App): Record<'username' | 'mobileTab', RegisterForm> {
  const configured = settings['registration.fields'];
  const code = configured.verificationCode.enabled && switches.REGMOBVERF3;
  const username: Record<RegistrationField, FieldRule> = {
    ...REGISTRATION_FIELDS,
    ...configured,
    username: ASKED,
    password: ASKED,
    verificationCode: code ? configured.verificationCode : HIDDEN,
    captcha: settings['registration.captcha'] ? configured.captcha : HIDDEN,
  };
  const mobileTab: Fields = {
    mobileNum: ASKED,
    // A number that nobody proved could be anyone's, so on this tab the code is not optional.
    verificationCode: asked(code),
    username: HIDDEN,
    password: asked(switches.MOBILENUMPASSREG3),
  };
  const kind = settings['captcha.kind'];
  const home = homeCountry(settings['site.location']);
  const form = (fields: Fields): RegisterForm => {
    const own = { fields: fields as RegisterForm['fields'], rules: rulesOf(fields, kind) };
    return home.code === TABLE_COUNTRY ? own : withMobileOf(own, numbersOf(home));
  };
  return { username: form(username), mobileTab: form(mobileTab) };
}

/** What a number looks like in a country, and what to say where it does not. */
export const numbersOf = ({ mobilePattern }: Country) => ({
  pattern: mobilePattern,
  message: 'verification.mobile_wrong',
});

function rulesOf(fields: Fields, kind: keyof typeof CAPTCHA_PATTERNS): RegisterForm['rules'] {
  const found: RegisterForm['rules'] = {};
  for (const [name, { required }] of Object.entries(fields)) {
    const rules: readonly Rule[] =
      name === 'captcha' ? captchaRules(kind) : FIELD_RULES[name as RegistrationField];
    found[name] = required ? rules : optionalRules(rules);
    if (name === 'password' && required) found.confirmPassword = FIELD_RULES.confirmPassword;
  }
  return found;
}

/** The longest answer of a kind stands in its pattern. */
const captchaRules = (kind: keyof typeof CAPTCHA_PATTERNS): readonly Rule[] =>
  FIELD_RULES.captcha.map((rule) =>
    'pattern' in rule
      ? { type: 'string', pattern: CAPTCHA_PATTERNS[kind], message: rule.message }
      : rule,
  );
