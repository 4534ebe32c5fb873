import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { execute, type MoneyCommand } from '@palaro/wallet/server';
import { aboutRound, endFields, storedHead } from '../decided-round.ts';
import { giveBack, playerOfBet } from './take-back.ts';
import { crashOf, drawResult, tableRulesOf } from './shared-game.ts';
import { listBetsOf, type TableBetRow } from './table-bets.repository.ts';
import { GONE, PAID_ROWS } from './table-rows.ts';
import type { TableRoundRow } from './table-rounds.repository.ts';

/** Bets that are handed to the wallet at once; it commits them in its own batches. */
const AT_ONCE = 200;

/**
 * Pays every bet of a round that was shown, losing ones with 0, each in one commit. Whatever a
 * crash left is paid by the next call; nothing is paid twice. Throws if a bet cannot be paid now.
 */
export async function settleRound(app: App, round: TableRoundRow): Promise<void> {
  const drawn = drawResult(app, round.game_id, round);
  const bets = await listBetsOf(app.db, round.round_key);
  const returned = round.interrupted ? bets.filter((bet) => !leftFlight(bet, drawn.result)) : [];
  for (const bet of returned) await giveBack(app, bet, true);
  const byMember = betsByMember(bets);
  const paid = bets.filter((bet) => !returned.includes(bet));
  for (let at = 0; at < paid.length; at += AT_ONCE) {
    const commands = paid
      .slice(at, at + AT_ONCE)
      .map((bet) => paidCommand(app, bet, drawn, byMember.get(bet.member_id) ?? [bet]));
    const answers = await execute(app, commands);
    const failed = answers.find(
      ({ status, guard, duplicate }) => status !== 'OK' && guard !== GONE && duplicate !== true,
    );
    if (failed) throw new Error(`the wallet answered ${failed.status} to a table's payout`);
  }
}

/** Gives every stake of a round back that is not finished in time. */
export async function returnBets(app: App, round: TableRoundRow): Promise<void> {
  for (const bet of await listBetsOf(app.db, round.round_key)) {
    if (bet.cash_out === null) await giveBack(app, bet, true);
    else await execute(app, [paidCommand(app, bet, drawResult(app, round.game_id, round), [bet])]);
  }
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

/** What is left to pay, also 0: it ends the wallet's round. */
function paidCommand(
  app: App,
  bet: TableBetRow,
  drawn: ReturnType<typeof drawResult>,
  ownBets: readonly TableBetRow[],
): MoneyCommand {
  const rules = tableRulesOf(bet.game_id, bet.version);
  const input = bet.cash_out === null ? bet.input : { ...bet.input, cashOut: bet.cash_out };
  const read = (one: Record<string, unknown>) => {
    const known = rules.readBet(one);
    if (!known) throw new Error(`bet ${bet.round_id} cannot be read`);
    return known;
  };
  const { stake, params } = read(input);
  const outcome = rules.shared.outcomeOf(params, drawn.result);
  const payout = rules.payout(stake, outcome);
  const all = ownBets.map((one) => read(one.input).params);
  const row = {
    ...storedHead({ ...bet, input }),
    ...endFields({ ...drawn, outcome, payout }),
    ...{ state: 'DONE', cashOut: bet.cash_out },
  };
  return {
    ...aboutRound(app, playerOfBet(bet), { id: bet.round_id, gameId: bet.game_id }),
    ...{ kind: 'win', transaction: `${bet.round_ref}/end`, final: true },
    amount: bet.cash_out === null ? payout : Money.zero,
    validBet: rules.shared.validBet(params, all),
    own: [{ name: PAID_ROWS, row }],
  };
}
