/**
 * Money on screens, as decimal strings. The oldest browsers of the specification (iOS 12.4) have no
 * BigInt, so shell, lists, forms and wallet use only these string operations.
 */

const FORM = /^(-?)(\d+)(?:\.(\d*))?$/;

interface Parts {
  negative: boolean;
  whole: string;
  fraction: string;
}

function parts(decimal: string): Parts {
  const match = FORM.exec(decimal);
  if (!match) throw new RangeError(`not a decimal: ${decimal}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  return { negative: sign === '-', whole: whole.replace(/^0+(?=\d)/, ''), fraction };
}

/** `groupDecimal("1234567.8900", 2)` is `"1,234,567.89"`; further digits are cut, not rounded. */
export function groupDecimal(decimal: string, decimals: number): string {
  const { negative, whole, fraction } = parts(decimal);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const shown = (fraction + '0000').slice(0, decimals);
  const zero = /^0*$/.test(whole + shown);
  return `${negative && !zero ? '-' : ''}${grouped}${decimals > 0 ? `.${shown}` : ''}`;
}

/** Compares two decimal strings: negative, zero or positive, as `Array.sort` wants it. */
export function compareDecimal(a: string, b: string): number {
  const x = parts(a);
  const y = parts(b);
  if (x.negative !== y.negative) return isZero(x) && isZero(y) ? 0 : x.negative ? -1 : 1;
  const size = compareSize(x, y);
  // `-size` would give -0 for two equal amounts.
  return x.negative ? 0 - size : size;
}

const isZero = (p: Parts) => /^0*$/.test(p.whole + p.fraction);

function compareSize(x: Parts, y: Parts): number {
  if (x.whole.length !== y.whole.length) return x.whole.length - y.whole.length;
  const width = Math.max(x.fraction.length, y.fraction.length);
  const left = x.whole + x.fraction.padEnd(width, '0');
  const right = y.whole + y.fraction.padEnd(width, '0');
  return left < right ? -1 : left > right ? 1 : 0;
}

/** A decimal without the noughts at its end: `7.25` for `7.2500`, `5` for `5.0000`. */
export const shortDecimal = (decimal: string): string => decimal.replace(/\.?0+$/, '');
