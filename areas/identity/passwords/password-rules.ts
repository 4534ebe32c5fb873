// Which values the fields of changed and forgotten passwords accept: one table for both sides.
import { FIELD_RULES, LOGIN_RULES, optionalRules } from '@palaro/accounts/rules';
import type { RuleSet } from '@palaro/rules';

const required = (field: string) => ({ required: true as const, message: `passwords.${field}` });

/**
 * Change (FGT-04, VAL-05): the old password follows the login's rules, the new one the
 * registration's.
 */
export const CHANGE_RULES = {
  oldPassword: [required('old.required'), ...optionalRules(LOGIN_RULES.loginPassword)],
  newPassword: [required('new.required'), ...optionalRules(FIELD_RULES.password)],
  confirmNewPassword: [
    required('confirm.required'),
    { sameAs: 'newPassword', message: 'passwords.confirm.same' },
  ],
} satisfies RuleSet;

/** Reset by mail (FGT-02); both are trimmed first. */
export const EMAIL_RULES = {
  username: LOGIN_RULES.loginUsername,
  email: FIELD_RULES.email,
} satisfies RuleSet;

/** Reset by phone (FGT-07). */
export const PHONE_RULES = {
  mobileNum: FIELD_RULES.mobileNum,
  verificationCode: FIELD_RULES.verificationCode,
  newPassword: FIELD_RULES.password,
} satisfies RuleSet;
