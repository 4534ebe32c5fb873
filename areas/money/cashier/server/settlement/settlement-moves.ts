import type { Money } from '@palaro/kernel';
import type { SettlementRow } from '@palaro/providers';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';

type About = NonNullable<SettlementRow['about']>;
type CashAccount = 'BANK' | 'PAY_IN' | 'PAY_OUT' | 'PAY_FEE';

/** One movement between accounts of the house: `from` is debited, `to` credited. */
export interface HouseMove {
  key: string;
  from: CashAccount;
  to: CashAccount;
  provider: string;
  amount: Money;
}

/** The account that a line settles, and whether money reached our bank by it. */
export function settles(kind: SettlementRow['kind'], about: About) {
  const account = about === 'payout' ? ('PAY_OUT' as const) : ('PAY_IN' as const);
  const comes = kind === 'payment' || (kind === 'reversal' && about === 'payout');
  return { account, comes };
}

/**
 * What a line of the file moves (docs/domain/ledger.md §3): its net between provider and bank, and
 * the fee to our cost. `about` tells a payment taken back from a payout that came back.
 */
export function movesOf(
  provider: string,
  { line, kind, fee, net }: Pick<SettlementRow, 'line' | 'kind' | 'fee' | 'net'>,
  about: About,
): HouseMove[] {
  const key = `settle/${provider}/${line}`;
  const { account, comes } = settles(kind, about);
  const bank: HouseMove = comes
    ? { key, from: 'BANK', to: account, provider, amount: net }
    : { key, from: account, to: 'BANK', provider, amount: net - fee };
  const side = comes ? account : 'BANK';
  const named = { key: `${key}/fee`, provider };
  const cost: HouseMove =
    fee < 0n
      ? { ...named, from: side, to: 'PAY_FEE', amount: -fee }
      : { ...named, from: 'PAY_FEE', to: side, amount: fee };
  return [bank, cost].filter(({ amount }) => amount > 0n);
}

/** Posts each movement once, whoever repeats it. */
export async function postMoves(
  tx: Db,
  moves: readonly HouseMove[],
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  if (moves.length === 0) return;
  const rows = JSON.stringify(moves.map((move) => ({ ...move, amount: String(move.amount) })));
  await sql`
    insert into house_move (key, from_kind, to_kind, provider, amount, actor, posted_at)
    select r.key, r."from", r."to", r.provider, r.amount, ${actor}, ${at}
      from jsonb_to_recordset(${rows}::jsonb)
        r (key text, "from" text, "to" text, provider text, amount bigint)
    on conflict (key) do nothing`.execute(tx);
}
