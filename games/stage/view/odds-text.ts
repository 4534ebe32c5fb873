import { plainTyped, readDecimal } from '@palaro/client';
import { Money, type Ratio } from '@palaro/kernel';
import { decimalText } from '../../fractions.ts';

/** A multiplier in tenths: 15 is `1.5×`, 18,300 is `1,830×`. */
export const timesText = (tenths: number) =>
  `${String(tenths / 10).replace(/\B(?=(\d{3})+$)/g, ',')}×`;

/** A multiplier in hundredths: 125 is `1.25×`, 100,000 is `1,000.00×`. */
export const hundredthsText = (hundredths: number) =>
  `${decimalText({ num: BigInt(hundredths), den: 100n }, 2).replace(/\B(?=(\d{3})+\.)/g, ',')}×`;

/** A part of one as a percentage, cut after `decimals`: `96.3427 %`, which no line breaks. */
export const percentText = ({ num, den }: Ratio, decimals: number) =>
  `${decimalText({ num: num * 100n, den }, decimals)}\u00a0%`;

/** What a multiplier in hundredths pays on a stake; both amounts are decimal strings. */
export const paidAt = (stake: string, hundredths: number): string =>
  Money.text(Money.scale(Money.of(stake), { num: BigInt(hundredths), den: 100n }, 'down'));

const WHOLE_MAX = 7;
const DECIMALS = 2;

/** A typed multiplier in hundredths, `2.5`, `1,000` or `2.00×`; null where it is no such number. */
export function readHundredths(typed: string): number | null {
  const read = readDecimal(plainTyped(typed).replace(/ ?[×x]$/i, ''));
  if (typeof read === 'string') return null;
  const { whole, fraction } = read;
  if (whole.length > WHOLE_MAX || fraction.length > DECIMALS) return null;
  return Number(whole) * 100 + Number(fraction.padEnd(DECIMALS, '0'));
}
