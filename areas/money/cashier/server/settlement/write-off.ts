import type { DifferenceKind, DifferenceState } from '../../differences.ts';
import type { HouseMove } from './settlement-moves.ts';

/** A row of `cash_difference`. */
export interface DifferenceRow {
  id: string;
  provider: string;
  day: string;
  kind: DifferenceKind;
  subject: string;
  line_kind: string;
  provider_id: string;
  reference: string | null;
  member_id: string | null;
  order_id: string | null;
  expected: string | null;
  told: string | null;
  off_account: 'PAY_IN' | 'PAY_OUT' | 'BANK' | null;
  off_amount: string | null;
  answer: string | null;
  state: DifferenceState;
  version: number;
}

/** What accepting it writes off; turned round where that is taken back. */
export function writeOffOf(
  row: Pick<DifferenceRow, 'id' | 'version' | 'provider' | 'off_account' | 'off_amount'>,
  back = false,
): HouseMove[] {
  if (row.off_account === null || row.off_amount === null) return [];
  const amount = BigInt(row.off_amount);
  const cost = amount > 0n !== back;
  return [
    {
      key: `difference/${row.id}/${row.version}`,
      provider: row.provider,
      from: cost ? 'PAY_FEE' : row.off_account,
      to: cost ? row.off_account : 'PAY_FEE',
      amount: amount < 0n ? -amount : amount,
    },
  ];
}
