import { t } from '@palaro/client';
import type { Ratio } from '@palaro/kernel';
import { decimalText } from '../../fractions.ts';
import { NUMBERS, PICKS, RISKS } from '../tables.ts';

/** 15 is `1.5×`, 12,300 is `1,230×`. */
export const timesText = (tenths: number) =>
  `${String(tenths / 10).replace(/\B(?=(\d{3})+$)/g, ',')}×`;

/** A part of one as a percentage, cut: `96.1601 %`. */
export const percentText = ({ num, den }: Ratio, decimals: number) =>
  `${decimalText({ num: num * 100n, den }, decimals)} %`;

export const riskChoices = () => RISKS.map((value) => ({ value, label: t(`keno.${value}`) }));

export const CARD = Array.from({ length: NUMBERS }, (_, at) => at + 1);

/** Typed picks, `3, 8, 17`; null where they are not one to ten different numbers of the card. */
export function readPicks(typed: string): number[] | null {
  const picks = typed
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(Number);
  const known = picks.every((pick) => CARD.includes(pick)) && new Set(picks).size === picks.length;
  return known && picks.length >= PICKS.min && picks.length <= PICKS.max ? picks : null;
}
