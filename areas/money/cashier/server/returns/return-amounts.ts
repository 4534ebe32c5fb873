import type { ReturnReason } from '../../return-states.ts';

/** Providers and banks send whole centavos. */
const CENTAVO = 100n;

interface Balance {
  reason: ReturnReason;
  cash: bigint;
  /** All that the member ever paid in. */
  deposited: bigint;
  /** The part of it that went back before. */
  returned: bigint;
}

export interface ReturnAmounts {
  cash: bigint;
  /** The part of the cash that goes back now, in whole centavos. */
  payable: bigint;
  /** The part of the cash that is void: two people take it back by a correction. */
  winnings: bigint;
}

/**
 * Amounts of a refused person's cash that go back. An excluded or unverified person gets all that
 * he has; under age the deposits go back and wins are void (docs/domain/responsible-gaming.md §3,
 * §5).
 */
export function amountsOf({ reason, cash, deposited, returned }: Balance): ReturnAmounts {
  const left = deposited > returned ? deposited - returned : 0n;
  const due = reason === 'under_age' && left < cash ? left : cash;
  const payable = due - (due % CENTAVO);
  return { cash, payable, winnings: cash - due };
}
