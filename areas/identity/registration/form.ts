// The registration form as one tab shows it, read alike by browser and server (VAL-01).
import { judgeFields, type Rule, type RuleSet, type Values } from '@palaro/rules';
import type { RegisterSetup } from './registration.api.ts';

export type RegisterTab = 'username' | 'mobile';

/** The fields in the form's order, which of them are asked for, and the rules of each. */
export type RegisterForm = Pick<RegisterSetup, 'fields' | 'rules'>;

/** A country's pattern of mobile numbers, and the message for a number that does not fit. */
interface MobileOf {
  pattern: string;
  message: string;
}

/** A tab's form, made from the answer of `/wps/system/setting/register`. */
export const formOf = (
  { fields, rules, mobileTab }: RegisterForm & Pick<RegisterSetup, 'mobileTab'>,
  tab: RegisterTab,
): RegisterForm =>
  tab === 'username'
    ? { fields, rules }
    : { fields: { ...fields, ...mobileTab.fields }, rules: { ...rules, ...mobileTab.rules } };

/** The same form for numbers of a country other than the site's. */
export function withMobileOf(form: RegisterForm, { pattern, message }: MobileOf): RegisterForm {
  const here = (rule: Rule) => (rule.pattern === undefined ? rule : { ...rule, pattern, message });
  return { ...form, rules: { ...form.rules, mobileNum: (form.rules.mobileNum ?? []).map(here) } };
}

/**
 * Whether the form asks for a field now. The password's repetition comes with the password, and the
 * SMS code only with a number to send it to (docs/domain/accounts.md §1).
 */
export function isAsked({ fields }: RegisterForm, name: string, values: Values): boolean {
  if (name === 'confirmPassword') return fields.password?.enabled ?? false;
  if (name === 'verificationCode' && !(fields.mobileNum?.enabled && values.mobileNum)) return false;
  return fields[name]?.enabled ?? false;
}

/** The message for every field that breaks a rule; empty when all fit (REG-09). */
export function judgeForm(form: RegisterForm, values: Values): Record<string, string> {
  const asked: Record<string, readonly Rule[]> = {};
  for (const name of Object.keys(form.rules)) {
    if (isAsked(form, name, values)) asked[name] = form.rules[name] ?? [];
  }
  return judgeFields(asked satisfies RuleSet, values);
}
