import { WHEEL_SIZES, type WheelParams, type WheelRisk } from './card.ts';

/**
 * The fifteen wheels (docs/domain/games.md §4.7): what each segment pays, in tenths of the stake,
 * clockwise from segment 0. They decided version 1's rounds, so they never change.
 */
const LOW = [12, 0, 12, 11, 12, 14, 12, 12, 0, 12];

const MEDIUM: Readonly<Record<number, string>> = {
  10: '0 15 0 18 0 20 29 0 15 0',
  20: '0 15 20 0 0 15 0 20 0 15 39 0 20 0 15 0 0 20 15 0',
  30: '0 15 0 17 20 0 0 15 0 53 0 17 20 0 15 0 0 15 17 0 20 0 15 0 0 17 20 0 15 0',
  40:
    '0 20 15 0 0 20 0 15 0 20 0 15 0 20 0 28 0 15 20 0 ' +
    '40 0 20 0 15 0 20 0 15 0 20 0 15 0 20 0 0 15 20 0',
  50:
    '0 20 15 0 0 20 15 0 0 20 0 15 0 20 0 15 0 30 20 0 15 0 20 0 50 ' +
    '0 15 0 20 0 15 0 20 0 15 0 20 0 15 0 20 0 0 15 20 0 0 15 20 0',
};

/** Where the only paying segment of a high wheel is. */
const HIGH: Readonly<Record<number, number>> = { 10: 5, 20: 9, 30: 15, 40: 19, 50: 24 };

const LAYOUTS: Readonly<Record<WheelRisk, (size: number) => number[]>> = {
  low: (size) => Array.from({ length: size }, (_, i) => LOW[i % LOW.length] ?? 0),
  medium: (size) => (MEDIUM[size] ?? '').split(' ').map(Number),
  high: (size) => Array.from({ length: size }, (_, i) => (i === HIGH[size] ? (size * 97) / 10 : 0)),
};

export const isWheelSize = (segments: number) => WHEEL_SIZES.some((size) => size === segments);

/** The segments of a wheel, in tenths. Throws `RangeError` for a size that is not offered. */
export function wheelOf({ risk, segments }: WheelParams): readonly number[] {
  if (!isWheelSize(segments)) throw new RangeError(`no wheel has ${segments} segments`);
  return LAYOUTS[risk](segments);
}

/** How many segments of a wheel pay each multiplier, the least first. */
export function countsOf(wheel: readonly number[]): { tenths: number; count: number }[] {
  const kinds = [...new Set(wheel)].sort((a, b) => a - b);
  return kinds.map((tenths) => ({ tenths, count: wheel.filter((one) => one === tenths).length }));
}
