import { Money } from '@palaro/kernel';
import { totalOf, type Zones } from '../../stage/view/chips/placing.ts';
import type { SharedBet } from '../../stage/view/view-contract.ts';
import type { Table } from '../table-rules.ts';

/** What all bets of a round come to. */
export interface RoundBets {
  bets: readonly SharedBet[];
  /** The stakes of all of them by zone. */
  zones: Zones;
  stake: string;
}

/** The player's bets of a round that count, together. */
export function betsOf(bets: readonly SharedBet[], roundNo: number): RoundBets {
  const of = bets.filter((bet) => bet.roundNo === roundNo && bet.state !== 'VOID');
  const zones: Record<string, string> = {};
  for (const { input } of of) {
    for (const [zone, stake] of Object.entries(input.zones as Zones)) {
      zones[zone] = Money.text(Money.of(zones[zone] ?? '0.0000') + Money.of(stake));
    }
  }
  return { bets: of, zones, stake: totalOf(zones) };
}

/** The last round before this one in which the player bet; 0 without one. */
export const roundBefore = (bets: readonly SharedBet[], roundNo: number): number =>
  bets.reduce(
    (last, bet) =>
      bet.state !== 'VOID' && bet.roundNo < roundNo ? Math.max(last, bet.roundNo) : last,
    0,
  );

/** What each zone pays back on a result, as the rules have it. */
export function paidOn<Result>(
  { hundredthsOf }: Pick<Table<Result>, 'hundredthsOf'>,
  { zones }: RoundBets,
  result: Result,
): Zones {
  const paid = (zone: string, stake: string) =>
    Money.text((Money.of(stake) * BigInt(hundredthsOf(zone, result))) / 100n);
  return Object.fromEntries(
    Object.entries(zones).map(([zone, stake]) => [zone, paid(zone, stake)]),
  );
}

/** What the round paid: as the site settled it, or by the rules until it has. */
export function payoutOf({ bets }: RoundBets, paid: Zones): string {
  const settled = bets.flatMap(({ payout }) => (payout === null ? [] : [Money.of(payout)]));
  return settled.length < bets.length ? totalOf(paid) : Money.text(Money.sum(settled));
}
