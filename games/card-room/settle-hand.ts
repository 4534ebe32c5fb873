import { Money } from '@palaro/kernel';
import type { SeatPay } from '../contract.ts';

/** What the house takes of a win between members (docs/domain/games.md §6). */
export const RAKE = { percent: 5, most: Money.of('150.0000') };

const CENTAVO = 100n;
const toCentavos = (amount: Money): Money => (amount / CENTAVO) * CENTAVO;

export interface SeatResult {
  paid: Money;
  won: Money;
  rake: Money;
  /** What the seat has more than before, or less. */
  net: Money;
}

/**
 * What each seat of a hand pays, gets and leaves to the house. The rake is 5 % of what a winner
 * gets, floored to centavos; all rakes of a hand together are ₱150 at most, and where that cuts
 * them, it cuts them alike (decision 048).
 */
export function settleHand(stake: Money, pays: readonly SeatPay[], seats: number): SeatResult[] {
  const sum = (of: (pay: SeatPay) => boolean) =>
    pays.filter(of).reduce((all, { units }) => all + stake * BigInt(units), Money.zero);
  const places = Array.from({ length: seats }, (_, seat) => seat);
  const won = places.map((seat) => sum(({ to }) => to === seat));
  const raw = won.map((amount) => toCentavos((amount * BigInt(RAKE.percent)) / 100n));
  const all = raw.reduce((a, b) => a + b, Money.zero);
  return places.map((seat) => {
    const got = won[seat] ?? Money.zero;
    const full = raw[seat] ?? Money.zero;
    const rake = all > RAKE.most ? toCentavos((RAKE.most * full) / all) : full;
    const paid = sum(({ from }) => from === seat);
    return { paid, won: got, rake, net: got - rake - paid };
  });
}

interface SeatOutcome {
  pays: readonly SeatPay[];
  seat: number;
  /** In units of the stake: what the seat put at stake. */
  staked: number;
}

/** The payout of one seat's round: what it put at stake, and what it won or lost. */
export function payoutOfSeat(
  stake: Money,
  { pays, seat, staked }: SeatOutcome,
  seats: number,
): Money {
  const { net } = settleHand(stake, pays, seats)[seat] ?? { net: Money.zero };
  return stake * BigInt(staked) + net;
}
