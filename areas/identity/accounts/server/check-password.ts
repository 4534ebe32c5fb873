import { judgeField } from '@palaro/rules';
import { FIELD_RULES } from '../field-rules.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { opaquePassword } from './opaque-password.ts';

/** Shorter words appear in too many good passwords by chance. */
const WORD_MIN = 4;
/** People write the beginning of a number in several ways, so only its end is compared. */
const NUMBER_END = 7;

let common: ReadonlySet<string> | null = null;
const commonPasswords = () => (common ??= new Set(COMMON_PASSWORDS.trim().split(/\s+/)));

/**
 * The text key that says why a new password is refused; null for a good one. It must fit the rules,
 * not be a common password, and not contain the member's name or number or the site's name
 * (docs/domain/accounts.md §1 and §3; ASVS 6.2.4, 6.2.11).
 */
export function checkNewPassword(asked: {
  password: string;
  account: string;
  /** E.164. */
  mobile?: string;
  /** The site's name. */
  brand: string;
}): string | null {
  const { account, mobile, brand } = asked;
  const password = opaquePassword(asked.password);
  const broken = judgeField(FIELD_RULES.password, password);
  if (broken !== null) return broken;
  const plain = password.toLowerCase();
  if (commonPasswords().has(plain)) return 'accounts.reg.password.common';
  const words = [account, ...brand.split(/\s+/)].filter((word) => word.length >= WORD_MIN);
  const personal = words.some((word) => plain.includes(word.toLowerCase()));
  const digits = password.replace(/\D/g, '');
  const number = mobile !== undefined && digits.includes(mobile.slice(-NUMBER_END));
  return personal || number ? 'accounts.reg.password.personal' : null;
}
