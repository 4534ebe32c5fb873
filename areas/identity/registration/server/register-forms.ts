import { CAPTCHA_PATTERNS, FIELD_RULES, optionalRules } from '@palaro/accounts/rules';
import type { Rule } from '@palaro/rules';
import type { App } from '@palaro/server';
import { REGISTRATION_FIELDS, type FieldRule, type RegistrationField } from '@palaro/whitelabel';
import { homeCountry, type Country } from '@palaro/verification/mobile';
import { withMobileOf, type RegisterForm } from '../form.ts';

type Fields = Partial<Record<RegistrationField, FieldRule>>;

/** The country whose numbers the table's rule describes. */
const TABLE_COUNTRY = 'PH';
const ASKED: FieldRule = { enabled: true, required: true };
const HIDDEN: FieldRule = { enabled: false, required: false };
const asked = (on: boolean) => (on ? ASKED : HIDDEN);

/**
 * Each tab's form as settings and switches make it; messages are text keys
 * (docs/domain/accounts.md §1). The field that a tab is named after is always required, whatever
 * the settings say: an account needs a name or a number.
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
    // An unproven number could be anybody's, so on this tab the code is required.
    verificationCode: asked(code),
    username: HIDDEN,
    password: asked(switches.MOBILENUMPASSREG3),
  };
  const { 'captcha.kind': kind, 'site.name': brand } = settings;
  const home = homeCountry(settings['site.location']);
  const form = (fields: Fields): RegisterForm => {
    const here = {
      fields: fields as RegisterForm['fields'],
      rules: rulesOf(fields, { kind, brand }),
    };
    return home.code === TABLE_COUNTRY ? here : withMobileOf(here, numbersOf(home));
  };
  return { username: form(username), mobileTab: form(mobileTab) };
}

/** The pattern of a country's numbers, and the message for a number that does not fit. */
export const numbersOf = ({ mobilePattern }: Country) => ({
  pattern: mobilePattern,
  message: 'verification.mobile_wrong',
});

function rulesOf(
  fields: Fields,
  { kind, brand }: { kind: keyof typeof CAPTCHA_PATTERNS; brand: string },
): RegisterForm['rules'] {
  const found: RegisterForm['rules'] = {};
  for (const [name, { required }] of Object.entries(fields)) {
    const rules: readonly Rule[] =
      name === 'captcha' ? captchaRules(kind) : fieldRules(name as RegistrationField, brand);
    found[name] = required ? rules : optionalRules(rules);
    if (name === 'password' && required) found.confirmPassword = FIELD_RULES.confirmPassword;
  }
  return found;
}

/** The table's rules of a field; others may not take a nickname for the house's. */
const fieldRules = (name: RegistrationField, brand: string): readonly Rule[] =>
  name === 'nickname'
    ? [...FIELD_RULES.nickname, { notHouse: brand, message: 'accounts.reg.nickname.house' }]
    : FIELD_RULES[name];

/** The length limit of each kind is part of its pattern. */
const captchaRules = (kind: keyof typeof CAPTCHA_PATTERNS): readonly Rule[] =>
  FIELD_RULES.captcha.map((rule) =>
    'pattern' in rule
      ? { type: 'string', pattern: CAPTCHA_PATTERNS[kind], message: rule.message }
      : rule,
  );
