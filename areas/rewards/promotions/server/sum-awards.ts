import { mondayOf, type MemberId, type Money } from '@palaro/kernel';
import type { PastAward } from './past.ts';

interface Sum {
  awards: number;
  cost: Money;
}

/** Awards of a simulation, summed up while members are read. */
interface SimulatedSum extends Sum {
  takers: number;
  /** The most that one member takes. */
  largest: Money;
  byDay: Map<string, Sum>;
}

export const emptySum = (): SimulatedSum => ({
  takers: 0,
  awards: 0,
  cost: 0n,
  largest: 0n,
  byDay: new Map(),
});

/** Adds all awards of some members; a member's never come in two parts. */
export function addAwards(sum: SimulatedSum, awards: readonly PastAward[]): void {
  const byMember = new Map<MemberId, Money>();
  for (const { member, day, amount } of awards) {
    byMember.set(member, (byMember.get(member) ?? 0n) + amount);
    add(sum.byDay, day, { awards: 1, cost: amount });
    sum.awards += 1;
    sum.cost += amount;
  }
  sum.takers += byMember.size;
  for (const taken of byMember.values()) if (taken > sum.largest) sum.largest = taken;
}

function add(sums: Map<string, Sum>, key: string, { awards, cost }: Sum): void {
  const sum = sums.get(key) ?? { awards: 0, cost: 0n };
  sums.set(key, { awards: sum.awards + awards, cost: sum.cost + cost });
}

/** Weeks by their Mondays, the oldest first; one without an award is left out. */
export function weeksOf({ byDay }: Pick<SimulatedSum, 'byDay'>) {
  const weeks = new Map<string, Sum>();
  for (const day of [...byDay.keys()].sort()) {
    add(weeks, mondayOf(day), byDay.get(day) ?? { awards: 0, cost: 0n });
  }
  return [...weeks].map(([from, sum]) => ({ from, ...sum }));
}

/** The first day whose awards the budget could not have paid any more; null where it lasts. */
export function usedUpOn({ byDay }: Pick<SimulatedSum, 'byDay'>, budget: Money): string | null {
  let left = budget;
  for (const day of [...byDay.keys()].sort()) {
    left -= byDay.get(day)?.cost ?? 0n;
    if (left < 0n) return day;
  }
  return null;
}
