import type { App } from '@palaro/server';
import { endBets, payoutCommand } from './end-bets.ts';
import { stakeReturnCommand } from './stake-return.ts';
import { crashOf, drawResult } from './shared-game.ts';
import { countBetsOf, listBetsOf, type TableBetRow } from './table-bets.repository.ts';
import type { TableRoundRow } from './table-rounds.repository.ts';

/**
 * Pays every bet of a round that was shown, losing ones with 0, each in one commit. Whatever a
 * crash left is paid by the next call; nothing is paid twice. Returns false if a bet left the
 * flight meanwhile, so that something is left to do. Throws if a bet cannot be paid now.
 */
export async function settleRound(app: App, round: TableRoundRow): Promise<boolean> {
  const drawn = drawResult(app, round.game_id, round);
  const bets = await listBetsOf(app.db, round.round_key);
  const returned = round.interrupted ? bets.filter((bet) => !leftFlight(bet, drawn.result)) : [];
  await endBets(app, returned, (bet) => stakeReturnCommand(app, bet, drawn));
  const byMember = betsByMember(bets);
  await endBets(
    app,
    bets.filter((bet) => !returned.includes(bet)),
    (bet) => payoutCommand(app, bet, drawn, byMember.get(bet.member_id) ?? [bet]),
  );
  return (await countBetsOf(app.db, round.round_key)) === 0;
}

/** Whether a bet of a flight was out of it before it ended, by the player or by its own target. */
function leftFlight({ cash_out, input }: TableBetRow, result: unknown): boolean {
  const { auto } = input as { auto?: number | null };
  return cash_out !== null || (typeof auto === 'number' && auto <= crashOf(result));
}

function betsByMember(bets: readonly TableBetRow[]): ReadonlyMap<string, TableBetRow[]> {
  const all = new Map<string, TableBetRow[]>();
  for (const bet of bets) all.set(bet.member_id, [...(all.get(bet.member_id) ?? []), bet]);
  return all;
}
