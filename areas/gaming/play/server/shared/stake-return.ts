import { isShadow, Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { eventEntries, HOUSE_VENDOR, type MoneyCommand } from '@palaro/wallet/server';
import { aboutRound, endFields } from '../decided-round.ts';
import { storedHead } from '../round-head.ts';
import { paramsOf, type DrawnResult } from './end-bets.ts';
import { tableRulesOf } from './shared-game.ts';
import type { TableBetRow } from './table-bets.repository.ts';
import { backRows, paidRows } from './table-rows.ts';
import { playerOfBet } from './undo-bet.ts';

/** Command that gives the stake of a bet back; its round is kept as void, with what was drawn. */
export function stakeReturnCommand(
  app: App,
  bet: TableBetRow,
  drawn: DrawnResult | null,
): MoneyCommand {
  const entry = voidEntry(app, bet, drawn);
  return {
    ...aboutRound(app, playerOfBet(bet), { id: bet.round_id, gameId: bet.game_id }),
    kind: 'rollback',
    transaction: `${bet.round_ref}/end`,
    target: bet.round_ref,
    subledger: [
      entry ?? backRows.entry({ roundId: bet.round_id, always: true }),
      ...messageOf(app, bet),
    ],
  };
}

/**
 * Entry of the void bet. Null if the bet cannot be drawn: there is nothing to prove, and the stake
 * comes back.
 */
function voidEntry(app: App, bet: TableBetRow, drawn: DrawnResult | null) {
  if (!drawn) return null;
  try {
    const rules = tableRulesOf(bet.game_id, bet.version);
    const outcome = rules.shared.outcomeOf(paramsOf(rules, bet, bet.input).params, drawn.result);
    return paidRows.entry({
      ...storedHead(bet),
      ...endFields({ ...drawn, outcome, payout: Money.zero }),
      state: 'VOID',
      cashOut: null,
    });
  } catch (err) {
    app.log.error({ err, bet: bet.round_id }, 'a bet of a void round cannot be drawn');
    return null;
  }
}

/**
 * Message about the void, for players who are not at the table. Free play has a wallet but no
 * member.
 */
function messageOf(
  app: App,
  { member_id: memberId, game_id: gameId, round_id: round, stake }: TableBetRow,
) {
  if (isShadow(memberId)) return [];
  const amount = Money.text(BigInt(stake));
  const left = { memberId, vendor: HOUSE_VENDOR, gameId, round, as: 'void' as const, amount };
  return eventEntries(app.queue.rowsOf('round.left', left));
}
