import type { App } from '@palaro/server';
import { sumFlight } from './table-bets.repository.ts';
import type { TableRoundRow } from './table-rounds.repository.ts';

/** Most that a flight pays; there everybody in it is cashed out (docs/domain/games.md §4.1). */
const PAYS_MOST = 2_000_000n * 10_000n;

/**
 * The multiplier, in hundredths, at which a flight would have paid the most, were all that are in
 * it cashed out there; no bound if it is far from it at `now`.
 */
export async function topOf(
  app: App,
  { round_key, staked }: Pick<TableRoundRow, 'round_key' | 'staked'>,
  now: number,
): Promise<number> {
  if ((BigInt(staked) * BigInt(now)) / 100n < PAYS_MOST) return Number.MAX_SAFE_INTEGER;
  const { flying, paid } = await sumFlight(app.db, round_key);
  return flying === 0n ? Number.MAX_SAFE_INTEGER : Number(((PAYS_MOST - paid) * 100n) / flying);
}
