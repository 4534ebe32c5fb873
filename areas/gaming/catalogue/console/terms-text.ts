import { t, wireAmount } from '@palaro/client';
import type { Terms } from '../terms.ts';

/** `50` as money; null for an empty text, undefined for what is no amount above zero. */
export const moneyOf = (typed: string): string | null | undefined =>
  typed.trim() === '' ? null : (wireAmount(typed) ?? undefined);

/** `PH, SG` as a list; null for an empty text: every region. */
export function regionsOf(typed: string): string[] | null {
  const codes = typed.toUpperCase().split(/[\s,]+/);
  const given = codes.filter((code) => code !== '');
  return given.length === 0 ? null : [...new Set(given)];
}

/** To whom something is shown, in words. */
export function audienceText({ devices, languages, regions }: Terms): string {
  const parts = [
    devices?.map((one) => t(`catalogue-console.device.${one}`)).join(', '),
    languages?.join(', '),
    regions?.join(', '),
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? t('catalogue-console.everybody') : parts.join(' · ');
}
