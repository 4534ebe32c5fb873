/** What a return in hundredths, stake included, pays beside it: 195 is `0.95:1`. */
export const oddsText = (hundredths: number | readonly number[]): string =>
  (typeof hundredths === 'number' ? [hundredths] : hundredths)
    .map((one) => `${(one - 100) / 100}:1`)
    .join(' · ');
