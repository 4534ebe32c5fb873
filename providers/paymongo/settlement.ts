import type { SettlementRow } from '../contract.ts';
import {
  amountIn,
  checkCurrency,
  choiceIn,
  nameIn,
  optionalNameIn,
  readTable,
  timeIn,
  UnreadableFile,
} from '../table.ts';

const COLUMNS = [
  ...(['id', 'amount', 'net_amount', 'currency', 'status'] as const),
  ...(['paid_at', 'external_reference_number'] as const),
];
const STATUSES = ['paid', 'partially_refunded', 'refunded', 'failed', 'pending'] as const;
/** Money of a payment in one of these did not come. */
const DID_NOT_COME: readonly string[] = ['failed', 'pending'];
/** PayMongo serves merchants of the Philippines; a time without a zone is theirs. */
const ZONE = '+08:00';
/** Pesos are written with their centavos, so that a count of centavos is never read as pesos. */
const CENTAVOS = /\.\d\d\)?$/;

/**
 * Reads PayMongo's export of payments ("Payment reconciliation", "Export payments to CSV"). What it
 * keeps is the amount less the net: local and foreign fees and taxes. A part that went back is not
 * told. Throws `UnreadableFile`.
 */
export function readSettlement(file: Uint8Array, currency: string): SettlementRow[] {
  const seen = new Set<string>();
  return readTable(file, COLUMNS).flatMap((row) => {
    checkCurrency(row, currency);
    const status = choiceIn(row, 'status', STATUSES);
    if (DID_NOT_COME.includes(status)) return [];
    const line = nameIn(row, 'id');
    const gross = amountIn(row, 'amount');
    const net = amountIn(row, 'net_amount');
    const exact = [row.amount, row.net_amount].every((amount) => CENTAVOS.test(amount));
    if (seen.has(line) || !exact || gross <= 0n || net < 0n || net > gross) {
      throw new UnreadableFile(row.line);
    }
    seen.add(line);
    const about = {
      providerId: line,
      reference: optionalNameIn(row, 'external_reference_number'),
      currency,
      at: timeIn(row, 'paid_at', ZONE),
    };
    const payment: SettlementRow = {
      line,
      kind: 'payment',
      ...about,
      gross,
      fee: gross - net,
      net,
    };
    if (status !== 'refunded') return [payment];
    return [
      payment,
      { ...about, line: `${line}/refund`, kind: 'refund', gross, fee: 0n, net: gross },
    ];
  });
}
