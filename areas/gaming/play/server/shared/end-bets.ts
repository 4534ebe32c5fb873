import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { execute, type MoneyCommand } from '@palaro/wallet/server';
import { aboutRound, endFields } from '../decided-round.ts';
import { storedHead } from '../round-head.ts';
import { tableRulesOf, type drawResult, type TableRules } from './shared-game.ts';
import type { TableBetRow } from './table-bets.repository.ts';
import { GONE, paidRows } from './table-rows.ts';
import { playerOfBet } from './undo-bet.ts';

/** Bets that are handed to the wallet at once; it commits them in its own batches. */
const AT_ONCE = 200;

/** A round's result, and what it read from its draw. */
export type DrawnResult = ReturnType<typeof drawResult>;

/**
 * Ends bets, each in one commit; one that somebody else ended meanwhile is no failure. Throws if a
 * bet cannot be ended now.
 */
export async function endBets(
  app: App,
  bets: readonly TableBetRow[],
  commandOf: (bet: TableBetRow) => MoneyCommand,
): Promise<void> {
  for (let at = 0; at < bets.length; at += AT_ONCE) {
    const answers = await execute(app, bets.slice(at, at + AT_ONCE).map(commandOf));
    const failed = answers.find(
      ({ status, guard, duplicate }) =>
        status !== 'OK' && status !== 'KEY_REUSED' && guard !== GONE && duplicate !== true,
    );
    if (failed) throw new Error(`the wallet answered ${failed.status} to the end of a table's bet`);
  }
}

/** Stake and choices of a bet, as its rules read them. */
export function paramsOf(
  rules: TableRules,
  { round_id }: TableBetRow,
  input: Record<string, unknown>,
) {
  const read = rules.readBet(input);
  if (!read) throw new Error(`bet ${round_id} cannot be read`);
  return read;
}

/** Command of the payout that is left, also of 0: it ends the wallet's round. */
export function payoutCommand(
  app: App,
  bet: TableBetRow,
  drawn: DrawnResult,
  ownBets: readonly TableBetRow[],
): MoneyCommand {
  const rules = tableRulesOf(bet.game_id, bet.version);
  const input = bet.cash_out === null ? bet.input : { ...bet.input, cashOut: bet.cash_out };
  const read = (one: Record<string, unknown>) => paramsOf(rules, bet, one);
  const { stake, params } = read(input);
  const outcome = rules.shared.outcomeOf(params, drawn.result);
  const payout = rules.payout(stake, outcome);
  const all = ownBets.map((one) => read(one.input).params);
  const entry = paidRows.entry({
    ...storedHead({ ...bet, input }),
    ...endFields({ ...drawn, outcome, payout }),
    state: 'DONE',
    cashOut: bet.cash_out,
  });
  return {
    ...aboutRound(app, playerOfBet(bet), { id: bet.round_id, gameId: bet.game_id }),
    kind: 'win',
    transaction: `${bet.round_ref}/end`,
    final: true,
    amount: bet.cash_out === null ? payout : Money.zero,
    validBet: rules.shared.validBet(params, all, outcome),
    subledger: [entry],
  };
}
