import type { Money } from '@palaro/kernel';
import type { SettlementRow } from '@palaro/providers';
import type { DifferenceKind } from '../../differences.ts';
import { settles } from './settlement-moves.ts';

/** What we booked of a payment or payout under the provider's id. */
export interface Booked {
  about: 'payment' | 'payout';
  memberId: string;
  orderId: string;
  reference: string;
  /** What really came or left. */
  amount: Money;
  /** The part of it that went back to a refused person. */
  refunded: Money;
  /** Which lines of a file its state explains. */
  explains: readonly SettlementRow['kind'][];
  /** What the provider said before that it keeps; null: it said nothing. */
  fee: Money | null;
}

export interface Verdict {
  kind: DifferenceKind;
  expected: Money | null;
  told: Money;
}

type Judged = Pick<SettlementRow, 'kind' | 'about' | 'gross' | 'fee' | 'net' | 'currency'>;

/** What a line is of: our order knows best, then the file. */
export const aboutOf = ({ about = 'payment' }: Pick<Judged, 'about'>, booked: Booked | null) =>
  booked?.about ?? about;

/** The net of gross and fee: what comes reaches the bank less its fee, all else leaves it. */
const netOf = (line: Judged, booked: Booked | null): Money =>
  settles(line.kind, aboutOf(line, booked)).comes ? line.gross - line.fee : line.gross + line.fee;

/**
 * What is wrong with a line, in the order in which a person would look; empty: it agrees. A line
 * may differ in amount and in fee at once.
 */
export function judgeLine(line: Judged, booked: Booked | null, currency: string): Verdict[] {
  if (line.currency !== currency) return [{ kind: 'currency', expected: null, told: line.gross }];
  const whole = netOf(line, booked);
  const net: Verdict[] =
    line.net === whole ? [] : [{ kind: 'net', expected: whole, told: line.net }];
  if (!booked?.explains.includes(line.kind)) {
    return [{ kind: 'missing_here', expected: null, told: line.gross }, ...net];
  }
  const gross = line.kind === 'refund' && booked.refunded > 0n ? booked.refunded : booked.amount;
  const own = line.kind === 'payment' || line.kind === 'payout' ? booked.fee : null;
  return [
    ...(line.gross === gross
      ? []
      : [{ kind: 'amount' as const, expected: gross, told: line.gross }]),
    ...(own === null || own === line.fee
      ? []
      : [{ kind: 'fee' as const, expected: own, told: line.fee }]),
    ...net,
  ];
}
