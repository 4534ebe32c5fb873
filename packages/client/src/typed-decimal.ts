/** Why a typed text is no amount; each has its text, `client.amount.<fault>`. */
export type AmountFault = 'comma' | 'form' | 'long' | 'zero';

export interface TypedDecimal {
  whole: string;
  fraction: string;
}

/** Marks that a copied text brings along and nobody sees. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Groups of three digits, by commas or by blanks; the first digit of a group is no zero. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?: \d{3})+)$/;
const DIGITS = /^\d+$/;

/**
 * Text as people type or paste it, made plain: full-width digits and signs, every kind of blank and
 * line end (Unicode NFKC), marks that are not seen, and the minus of a typesetter.
 */
export const plainTyped = (typed: string) =>
  typed
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\u2212/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Digits with a decimal point. A comma or a blank groups only where three digits follow each one:
 * `1,250.5` is read, `64,00` and `1 0` are refused, as a guess could be a hundredfold wrong
 * (docs/decisions/073-amounts-as-typed.md).
 */
export function readDecimal(plain: string): TypedDecimal | 'comma' | 'form' {
  const point = plain.indexOf('.');
  const whole = point < 0 ? plain : plain.slice(0, point);
  const fraction = point < 0 ? '' : plain.slice(point + 1);
  const isRead = (GROUPED.test(whole) || DIGITS.test(whole)) && /^\d*$/.test(fraction);
  if (isRead) return { whole: whole.replace(/[, ]/g, ''), fraction };
  return /^[\d, ]*,[\d, ]*$/.test(plain) ? 'comma' : 'form';
}
