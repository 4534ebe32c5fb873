import type { Ratio } from '@palaro/kernel';
import type { GameSheet } from '../contract.ts';
import { compare, fraction } from '../fractions.ts';
import { WHEEL_RISKS, WHEEL_SIZES, type WheelParams } from './card.ts';
import { wheelOf } from './wheels.ts';

export const ALL_WHEELS: readonly WheelParams[] = WHEEL_RISKS.flatMap((risk) =>
  WHEEL_SIZES.map((segments) => ({ risk, segments })),
);

/** The exact return of a wheel: every segment counted once. */
export function returnOf(params: WheelParams): Ratio {
  const wheel = wheelOf(params);
  return fraction(BigInt(wheel.reduce((sum, tenths) => sum + tenths, 0)), 10n * size(wheel));
}

/** The exact chance of a segment that pays. */
export function hitOf(params: WheelParams): Ratio {
  const wheel = wheelOf(params);
  return fraction(BigInt(wheel.filter((tenths) => tenths > 0).length), size(wheel));
}

const size = (wheel: readonly number[]) => BigInt(wheel.length);

let known: GameSheet | undefined;

export function wheelSheet(): GameSheet {
  known ??= sheetOf(ALL_WHEELS.map(returnOf).sort(compare));
  return known;
}

function sheetOf(returns: readonly Ratio[]): GameSheet {
  const [least = fraction(0n, 1n)] = returns;
  const most = Math.max(...ALL_WHEELS.flatMap((params) => [...wheelOf(params)]));
  return {
    rtp: { least, greatest: returns.at(-1) ?? least },
    hitFrequency: null,
    maxWin: fraction(BigInt(most), 10n),
  };
}
