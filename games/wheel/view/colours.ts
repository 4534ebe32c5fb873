import { countsOf } from '../wheels.ts';

/** What pays most has the first colour. */
const PAYING = ['#ff7a66', '#f7c548', '#3dd598', '#6cc6ff'];
const BLANK = '#2a3670';

/** The colour of each multiplier of a wheel, so that its greatest is the warmest. */
export function coloursOf(wheel: readonly number[]): (tenths: number) => string {
  const paying = countsOf(wheel).filter(({ tenths }) => tenths > 0);
  const colours = new Map(
    paying.reverse().map(({ tenths }, i) => [tenths, PAYING[i % PAYING.length]]),
  );
  return (tenths) => colours.get(tenths) ?? BLANK;
}
