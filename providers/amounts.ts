// Amounts of providers that write them as JSON numbers: whole centavos, or pesos with decimals.
import { Money } from '@palaro/kernel';
import { Unreadable, type Fields } from './fields.ts';

const CENTAVO = 100n;
/** As many digits as a number keeps exactly, so that its shortest form is what was written. */
const PESOS = /^(\d{1,11})(?:\.(\d{1,4}))?$/;

/** Rails take centavos; finer amounts are refused before the call (docs/domain/payments.md). */
export const TOO_FINE = { is: 'refused', reason: 'amount_precision', retryable: false } as const;

/** A whole count of centavos; null for an amount that is finer than a centavo. */
export function centavosOf(amount: Money): number | null {
  const count = amount / CENTAVO;
  return count * CENTAVO === amount ? Number(count) : null;
}

/**
 * As the JSON number of pesos that such a dialect takes, `500.5`; null for an amount that is finer
 * than a centavo. A whole count over 100 is written with exactly its own digits.
 */
export function pesosOf(amount: Money): number | null {
  const count = centavosOf(amount);
  return count === null ? null : count / 100;
}

export function centavosIn(fields: Fields, name: string): Money {
  const value = fields[name];
  if (typeof value === 'number' && Number.isSafeInteger(value)) return Money.ofMinor(value, 2);
  throw new Unreadable(`${name} is no count of centavos`);
}

/** Reads a number of pesos from its digits. */
export function pesosIn(fields: Fields, name: string): Money {
  const value = fields[name];
  const [, whole, part = ''] = (typeof value === 'number' && PESOS.exec(String(value))) || [];
  if (whole === undefined) throw new Unreadable(`${name} is no amount`);
  return Money.of(`${whole}.${part.padEnd(4, '0')}`);
}
