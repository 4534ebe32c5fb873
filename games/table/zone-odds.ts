import type { Ratio } from '@palaro/kernel';
import { fraction } from '../fractions.ts';

/** Every result of a table with its weight, so that counting them all is exact. */
export interface ZoneOdds<Result> {
  results: readonly Result[];
  /** In how many of the equally likely ways a result comes. */
  waysOf(result: Result): bigint;
  /** The return of a zone on a result, stake included, in hundredths of the stake. */
  hundredthsOf(zone: string, result: Result): number;
}

const waysOfAll = <Result>({ results, waysOf }: ZoneOdds<Result>) =>
  results.reduce((sum, result) => sum + waysOf(result), 0n);

/** The exact return of a zone, as a part of its stake. */
export function returnOf<Result>(odds: ZoneOdds<Result>, zone: string): Ratio {
  const { results, waysOf, hundredthsOf } = odds;
  const total = results.reduce(
    (sum, result) => sum + BigInt(hundredthsOf(zone, result)) * waysOf(result),
    0n,
  );
  return fraction(total, 100n * waysOfAll(odds));
}

/** The exact chance that a zone wins; a stake that only comes back, or a part of it, is no win. */
export function chanceOf<Result>(odds: ZoneOdds<Result>, zone: string): Ratio {
  const { results, hundredthsOf } = odds;
  const won = results.filter((result) => hundredthsOf(zone, result) > 100);
  return fraction(waysOfAll({ ...odds, results: won }), waysOfAll(odds));
}

/** The exact chance that at least one of the zones wins, each a zone of the table. */
export type Coverage = (zones: ReadonlySet<string>) => Ratio;

/**
 * Coverage of a table with these zones. A table's bets all end at once, so the results on which the
 * same zones win are counted together, on first use.
 */
export function coverageOf<Result>(
  oddsOf: () => ZoneOdds<Result>,
  zones: readonly { id: string }[],
): Coverage {
  let counted: readonly { winners: readonly string[]; ways: bigint }[] | undefined;
  return (staked) => {
    counted ??= winnersOf(oddsOf(), zones);
    const sum = (kinds: typeof counted = []) => kinds.reduce((all, { ways }) => all + ways, 0n);
    const won = counted.filter(({ winners }) => winners.some((zone) => staked.has(zone)));
    return fraction(sum(won), sum(counted));
  };
}

function winnersOf<Result>(odds: ZoneOdds<Result>, zones: readonly { id: string }[]) {
  const kinds = new Map<string, { winners: string[]; ways: bigint }>();
  for (const result of odds.results) {
    const winners = zones.map(({ id }) => id).filter((id) => odds.hundredthsOf(id, result) > 100);
    const key = winners.join();
    const ways = odds.waysOf(result) + (kinds.get(key)?.ways ?? 0n);
    kinds.set(key, { winners, ways });
  }
  return [...kinds.values()];
}
