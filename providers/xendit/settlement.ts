import { Money } from '@palaro/kernel';
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
  type Cells,
} from '../table.ts';

const COLUMNS = [
  ...(['product_id', 'transaction_id', 'transaction_type', 'line_type', 'reference'] as const),
  ...(['currency', 'amount', 'debit_or_credit', 'created_date_iso'] as const),
];
type Column = (typeof COLUMNS)[number];

const LINE_TYPES = ['TRANSACTION', 'FEE', 'VAT'] as const;
const REVERSAL = '_REVERSAL';
/** The balance goes to our own bank, or comes from it: no order's money. */
const OWN = /WITHDRAWAL|TOP_?UP/;
const PAYOUT = /DISBURSEMENT|PAYOUT/;

interface Part extends Pick<SettlementRow, 'reference' | 'currency' | 'at'> {
  line: number;
  transaction: string;
  providerId: string;
  type: string;
  part: (typeof LINE_TYPES)[number];
  isReversal: boolean;
  /** Above zero it came into the balance. */
  amount: Money;
}

/**
 * Reads Xendit's balance report ("Balance report", columns of its CSV): of each transaction a line
 * of its own, one of the fee and one of the fee's VAT, and the same three when it is reversed.
 * Throws `UnreadableFile`.
 */
export function readSettlement(file: Uint8Array, currency: string): SettlementRow[] {
  const groups = new Map<string, Part[]>();
  for (const row of readTable(file, COLUMNS)) {
    checkCurrency(row, currency);
    const part = partOf(row);
    if (OWN.test(part.type)) continue;
    const name = part.isReversal ? `${part.transaction}/reversal` : part.transaction;
    groups.set(name, [...(groups.get(name) ?? []), part]);
  }
  return [...groups].map(([line, parts]) => rowOf(line, parts));
}

function partOf(row: Cells<Column>): Part {
  const isReversal = row.line_type.endsWith(REVERSAL);
  const line_type = isReversal ? row.line_type.slice(0, -REVERSAL.length) : row.line_type;
  // `EWALLET_PAYMENT` or `EWALLET PAYMENT`.
  const transaction_type = row.transaction_type.toUpperCase().replaceAll(' ', '_');
  const told = amountIn(row, 'amount');
  const comes = choiceIn(row, 'debit_or_credit', ['CREDIT', 'DEBIT']) === 'CREDIT';
  if (told < 0n && comes) throw new UnreadableFile(row.line);
  const type = nameIn({ ...row, transaction_type }, 'transaction_type');
  return {
    line: row.line,
    isReversal,
    type,
    transaction: nameIn(row, 'transaction_id'),
    currency: row.currency,
    providerId: optionalNameIn(row, 'product_id') ?? nameIn(row, 'transaction_id'),
    reference: optionalNameIn(row, 'reference'),
    part: choiceIn({ ...row, line_type }, 'line_type', LINE_TYPES),
    amount: comes || told < 0n ? told : -told,
    at: timeIn(row, 'created_date_iso', null),
  };
}

/** Null: no such transaction makes sense. */
function kindOf({ type, isReversal, amount }: Part): SettlementRow['kind'] | null {
  const comes = amount > 0n;
  if (amount === 0n) return null;
  if (!PAYOUT.test(type)) return comes ? 'payment' : isReversal ? 'reversal' : 'refund';
  return comes === isReversal ? (comes ? 'reversal' : 'payout') : null;
}

/** A fee without its transaction, or two of one, are of a file that was cut or written by hand. */
function rowOf(line: string, parts: readonly Part[]): SettlementRow {
  const [main, second] = parts.filter(({ part }) => part === 'TRANSACTION');
  const kind = main && !second ? kindOf(main) : null;
  if (!main || !kind) throw new UnreadableFile((second ?? main ?? parts[0]!).line);
  const { type, isReversal, currency, at, amount } = main;
  const about = PAYOUT.test(type) ? 'payout' : 'payment';
  const sum = Money.sum(parts.map((one) => one.amount));
  const told = { line, kind, about, currency, at } as const;
  // What was to go back to a payer is here again, so that people must look at its order.
  if (kind === 'payment' && (isReversal || type.includes('REFUND'))) {
    return { ...told, providerId: line, reference: null, gross: sum, fee: 0n, net: sum };
  }
  const fee = amount - sum;
  // Only what is taken back gives its fee back.
  if (fee < 0n && kind !== 'reversal') throw new UnreadableFile(main.line);
  const { providerId, reference } = main;
  const [gross, net] = amount > 0n ? [amount, sum] : [-amount, -sum];
  return { ...told, providerId, reference, gross, fee, net };
}
