import type { Body, TextKey } from '@palaro/api';
import { setting, siteLocation, t } from '@palaro/client';
import { judgeFields, type Rule, type RuleSet } from '@palaro/rules';
import { countryByDialingCode, homeCountry, normalMobile } from '@palaro/verification/mobile';
import { isSentByPhone, verifiedByPhone } from '@palaro/verification/web';
import type { accountsApi } from '../accounts.api.ts';
import { CAPTCHA_PATTERNS, LOGIN_RULES } from '../field-rules.ts';
import type { SavedType } from './saved-login.ts';

export type LoginBody = Body<typeof accountsApi.login>;
export type LoginValues = Partial<Record<keyof LoginBody, string>>;

/** The fields of each tab: the name, and its proof. */
export const LOGIN_FIELDS = {
  username: { name: 'username', secret: 'password' },
  sms: { name: 'mobileNum', secret: 'verificationCode' },
} as const;

export const homeDialingCode = () => homeCountry(siteLocation()).dialingCode;

/** A tab's rules (VAL-05). Mobile numbers follow the rules of their country. */
function rulesOf(type: SavedType, dialingCode: string): RuleSet {
  if (type === 'username') {
    return { username: LOGIN_RULES.loginUsername, password: LOGIN_RULES.loginPassword };
  }
  const country = countryByDialingCode(dialingCode);
  const abroad = dialingCode !== homeDialingCode() && country;
  const here = (rule: Rule): Rule =>
    abroad && rule.pattern !== undefined
      ? { ...rule, pattern: country.mobilePattern, message: 'verification.mobile_wrong' }
      : rule;
  return {
    mobileNum: LOGIN_RULES.loginMobileNum.map(here),
    verificationCode: LOGIN_RULES.verificationCode,
  };
}

/** A captcha that is shown and left empty gives the enter-code text (VAL-05). */
const captchaRules = (): readonly Rule[] => [
  { required: true, message: 'accounts.enter_captcha' },
  {
    pattern: CAPTCHA_PATTERNS[setting('captcha.kind', 'digits')],
    message: 'accounts.reg.captcha.format',
  },
];

/** What is wrong with a typed login: a text for each field. */
export function judgeLogin(
  values: LoginValues,
  of: { type: SavedType; dialingCode: string; captcha: boolean },
): Record<string, string> {
  const rules = rulesOf(of.type, of.dialingCode);
  const found = judgeFields(of.captcha ? { ...rules, captcha: captchaRules() } : rules, values);
  for (const name of Object.keys(found)) found[name] = t(found[name] as TextKey);
  return found;
}

interface LoginSending {
  type: SavedType;
  values: LoginValues;
  dialingCode: string;
  remember: boolean;
  /** The device's token, sent in place of a secret that was not typed. */
  token: string | null;
}

/**
 * What is sent besides the fields. Null ends the login without a message, because Firebase did not
 * accept the code (LOGIN-08).
 */
export async function unseenPart(sending: LoginSending): Promise<Partial<LoginBody> | null> {
  const { type, values, dialingCode, remember, token } = sending;
  const always = { type, rememberMe: remember };
  const part = type === 'sms' ? { ...always, countryDialingCode: dialingCode } : always;
  if (token !== null) return { ...part, password: token };
  if (type === 'username' || !isSentByPhone()) return part;
  const firebaseIdToken = await verifiedByPhone(values.verificationCode ?? '');
  if (firebaseIdToken === null) return null;
  const firebaseMobileNo = normalMobile(values.mobileNum ?? '', dialingCode) ?? '';
  return { ...part, type: 'firebase', firebaseChannel: 'sms', firebaseIdToken, firebaseMobileNo };
}
