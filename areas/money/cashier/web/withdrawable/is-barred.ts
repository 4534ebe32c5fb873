import type { Withdrawable } from '../../withdrawals.api.ts';

/** True if a bar holds all that could leave; screens then show the sum behind it. */
export const isBarred = ({ amount, bars }: Pick<Withdrawable, 'amount' | 'bars'>): boolean =>
  bars.length > 0 && !/[1-9]/.test(amount);
