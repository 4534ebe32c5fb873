import type { GameId } from '@palaro/games';
import { Money } from '@palaro/kernel';
import { refuse, type App } from '@palaro/server';
import type { Player } from '../player.ts';
import { findRoundByRef } from '../rounds.repository.ts';
import { findBetByRef, findLastZones } from './table-bets.repository.ts';
import { placeBet, type TableBetRequest } from './place-bet.ts';

/**
 * Places the zones of the player's last settled round of the table again, as one bet. A repeat
 * answers the stored bet. Errors: `play.no_last_bets`, and those of `placeBet`.
 */
export async function rebet(
  app: App,
  player: Player & { name: string },
  gameId: GameId,
  { roundRef: clientRef, tableRoundNo }: Pick<TableBetRequest, 'roundRef' | 'tableRoundNo'>,
) {
  const roundRef = clientRef.toLowerCase();
  const stored =
    (await findBetByRef(app.db, player.id, roundRef)) ??
    (await findRoundByRef(app.db, player.id, roundRef));
  const zones = stored
    ? stored.input.zones
    : sumZones(await findLastZones(app.db, player.id, gameId));
  if (!zones) throw refuse('play.no_last_bets');
  return placeBet(app, player, gameId, { roundRef, tableRoundNo, zones });
}

/** All bets of the round as one, by zone; null if there were none. */
function sumZones(bets: readonly Record<string, string>[]): Record<string, string> | null {
  const sums = new Map<string, Money>();
  for (const [zone, stake] of bets.flatMap((zones) => Object.entries(zones))) {
    sums.set(zone, (sums.get(zone) ?? Money.zero) + Money.of(stake));
  }
  if (sums.size === 0) return null;
  return Object.fromEntries([...sums].map(([zone, sum]) => [zone, Money.text(sum)]));
}
