/**
 * An amount of money: a count of 1/10,000 of a currency unit (docs/domain/ledger.md §1.1).
 * Plain bigint, so that `a + b` is exact; never a float on the way in or out.
 */
export type Money = bigint;

/** A rate as an exact fraction, for instance 198/100 for a multiplier of 1.98. */
export interface Ratio {
  num: bigint;
  den: bigint;
}

const DECIMALS = 4;
const UNIT = 10n ** BigInt(DECIMALS);
const WIRE_FORM = /^-?\d{1,14}\.\d{4}$/;

/**
 * Whether a text is money in the form of the wire: exactly four decimals, no exponent
 * (docs/domain/wire.md).
 */
export const isMoneyText = (wire: string) => WIRE_FORM.test(wire);

/** Reads `"1234.5600"`; throws `RangeError` for any other form. */
function of(wire: string): Money {
  if (!isMoneyText(wire)) throw new RangeError(`not an amount with four decimals: ${wire}`);
  const [whole = '0', part = '0'] = wire.replace('-', '').split('.');
  const size = BigInt(whole) * UNIT + BigInt(part);
  return wire.startsWith('-') ? -size : size;
}

/** Converts a whole number of a coarser unit: `ofMinor(1250, 2)` is 12.5000. */
function ofMinor(count: bigint | number, decimals: number): Money {
  return BigInt(count) * 10n ** BigInt(DECIMALS - decimals);
}

/** Writes the amount in the form of the wire, `"1234.5600"`. */
function text(amount: Money): string {
  const size = amount < 0n ? -amount : amount;
  const part = (size % UNIT).toString().padStart(DECIMALS, '0');
  return `${amount < 0n ? '-' : ''}${size / UNIT}.${part}`;
}

/** Multiplies by a rate exactly and rounds once: `down` towards zero, `up` away from it. */
function scale(amount: Money, rate: Ratio, cut: 'down' | 'up'): Money {
  const product = amount * rate.num;
  const floor = product / rate.den;
  if (cut === 'down' || product % rate.den === 0n) return floor;
  return product < 0n !== rate.den < 0n ? floor - 1n : floor + 1n;
}

const sum = (amounts: Iterable<Money>): Money => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};

/** The smallest of some amounts, of which there is one at least. */
const least = (amounts: readonly Money[]): Money => amounts.reduce((a, b) => (a < b ? a : b));

export const Money = { zero: 0n as Money, of, ofMinor, text, scale, sum, least };
