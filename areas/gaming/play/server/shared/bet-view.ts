import { Money } from '@palaro/kernel';
import type { TableBetRow } from './table-bets.repository.ts';

type OpenBet = Pick<TableBetRow, 'round_id' | 'stake' | 'input' | 'cash_out'>;

/** The fields that the player sent; hand and cash-out are the table's. */
function playerInput(input: Record<string, unknown>) {
  const { hand: _hand, cashOut: _cashOut, tableRoundNo: _roundNo, ...fields } = input;
  return fields;
}

/** A bet whose round goes on, as its calls answer it; one that left a flight shows its payout. */
export const openBetView = ({ round_id, stake, input, cash_out }: OpenBet) => ({
  betId: round_id,
  roundNo: Number(input.tableRoundNo),
  stake: Money.text(BigInt(stake)),
  input: playerInput(input),
  state: 'OPEN' as const,
  cashOut: cash_out,
  payout: cash_out === null ? null : Money.text(flightPayout(BigInt(stake), cash_out)),
});

/** Payout of a bet that left its flight: whole pesos times hundredths, so nothing is rounded. */
export const flightPayout = (stake: Money, hundredths: number): Money =>
  Money.scale(stake, { num: BigInt(hundredths), den: 100n }, 'down');

interface SettledRow {
  round_id: string;
  stake: string;
  payout: string;
  input: Record<string, unknown>;
  state: 'DONE' | 'VOID';
  outcome: unknown;
}

/** A settled bet as the calls answer it. */
export const settledBetView = ({ round_id, stake, payout, input, state, outcome }: SettledRow) => ({
  betId: round_id,
  roundNo: Number(input.tableRoundNo),
  stake: Money.text(BigInt(stake)),
  input: playerInput(input),
  state,
  // A flight's outcome says where the bet left it, also by its own target; from a void one, nobody.
  cashOut: state === 'VOID' ? null : ((outcome as { at?: number | null } | null)?.at ?? null),
  payout: Money.text(BigInt(payout)),
});
