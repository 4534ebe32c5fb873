import type { TextKey } from '@palaro/api';
import { t } from '@palaro/client';
import { groupDecimal } from '@palaro/kernel';

const CENTAVOS = 2;

/** An amount inside a sentence: `₱25,000.00`. `value` is a decimal string as on the wire. */
export const pesos = (value: string) => `₱${groupDecimal(value, CENTAVOS)}`;

/** What a mark on an order says; a mark that has no words shows its name. */
export const markText = (mark: string) => t(`cashier-console.mark.${mark}` as TextKey) || mark;

/** The same in a word or two, for a list. */
export const shortMark = (mark: string) => t(`cashier-console.short.${mark}` as TextKey) || mark;

const OPERATOR = 'operator/';

/** Who did a step: an operator's name, or the member, a provider or the site itself. */
export const byText = (by: string) =>
  by.startsWith(OPERATOR)
    ? by.slice(OPERATOR.length)
    : t(`cashier-console.by.${by}` as TextKey) || by;

/** A reason that the site or a provider gave, in words; what an operator wrote stays as it is. */
export const reasonWords = (reason: string) =>
  t(`cashier-console.reason.${reason}` as TextKey) || reason;
