import { t } from '@palaro/client';
import type { Terms } from '../terms.ts';

const AMOUNT = /^(\d{1,14})(?:\.(\d{1,4}))?$/;

/** `50` as money; null for an empty text, undefined for what is no amount above zero. */
export function moneyOf(typed: string): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const [, whole, part = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || Number(text) === 0) return undefined;
  return `${whole}.${part.padEnd(4, '0')}`;
}

/** Money as a person types it: `50` for `50.0000`. */
export const plainOf = (money: string | null) => (money ?? '').replace(/\.?0+$/, '');

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
