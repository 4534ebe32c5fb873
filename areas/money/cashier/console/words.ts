import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import { groupDecimal } from '@palaro/kernel';

const CENTAVOS = 2;

/** An amount inside a sentence: `₱25,000.00`. `value` is a decimal string as on the wire. */
export const pesos = (value: string) => `₱${groupDecimal(value, CENTAVOS)}`;

/** What a mark on an order says; a mark that has no words shows its name. */
export const markText = (mark: string) => t(`cashier-console.mark.${mark}` as TextKey) || mark;

const OPERATOR = 'operator/';

/** Who did a step: an operator's name, or the member, a provider or the site itself. */
export const byText = (by: string) =>
  by.startsWith(OPERATOR)
    ? by.slice(OPERATOR.length)
    : t(`cashier-console.by.${by}` as TextKey) || by;

/** What an operator may type. */
const TYPED = /^\d{1,12}(?:\.\d{0,4})?$/;
const PART = '0000';

/** `"50.5"` becomes `"50.5000"`; null for anything but an amount above zero. */
export function wireOf(typed: string): string | null {
  const text = typed.replace(/[₱,\s]/g, '');
  if (!TYPED.test(text) || !/[1-9]/.test(text)) return null;
  const [whole = '', part = ''] = text.split('.');
  return `${whole}.${(part + PART).slice(0, PART.length)}`;
}

/** A reason that the site or a provider gave, in words; what an operator wrote stays as it is. */
export const reasonWords = (reason: string) =>
  t(`cashier-console.reason.${reason}` as TextKey) || reason;

/** `"50.5000"` becomes `"50.5"`, as an operator would type it. */
export const plainOf = (money: string) => money.replace(/\.?0+$/, '');
