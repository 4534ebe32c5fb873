import { formatAmount } from '@palaro/client';
import { Money } from '@palaro/kernel';

/** `pesos("1234.5000")` is `"₱1,234.50"`. */
export const pesos = (amount: string) => `₱${formatAmount(amount)}`;

/** A stake's text on a chip: `₱0.10`, `₱5`, `₱50K`. */
export function shortPesos(amount: string): string {
  const units = Money.of(amount);
  const whole = Money.of('1.0000');
  if (units % whole !== 0n) return pesos(amount);
  const count = units / whole;
  if (count >= 10_000n && count % 1_000n === 0n) return `₱${count / 1_000n}K`;
  return `₱${count}`;
}

/** Compares a win with its stake. A win below the stake gets no win's sound or colour. */
export function winKind(stake: string, payout: string): 'none' | 'part' | 'win' {
  const paid = Money.of(payout);
  const staked = Money.of(stake);
  if (paid === Money.zero) return 'none';
  return paid > staked ? 'win' : 'part';
}

/** The win in stakes, to two decimals; sets the length of its sound, never used for money. */
export const multipleOf = (stake: string, payout: string) =>
  Number((Money.of(payout) * 100n) / Money.of(stake)) / 100;
