import { t } from '@palaro/client';
import { decimalText } from '../../fractions.ts';
import { WHEEL_RISKS, WHEEL_SIZES } from '../card.ts';

/** How often one of `count` segments comes up, cut to two decimals: `33.33 %`, `20 %`. */
export function chanceText(count: number, size: number): string {
  const text = decimalText({ num: BigInt(count) * 100n, den: BigInt(size) }, 2);
  return `${text.replace('.00', '')} %`;
}

export const riskChoices = () =>
  WHEEL_RISKS.map((value) => ({ value, label: t(`wheel.${value}`) }));

export const sizeChoices = () =>
  WHEEL_SIZES.map((size) => ({ value: String(size), label: String(size) }));
