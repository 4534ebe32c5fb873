import { t } from '@palaro/client';
import { NUMBERS, PICKS, RISKS } from '../tables.ts';

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
