import { referenceOf } from '../../areas/money/cashier/server/order-names.ts';
import { OPENING, type History } from './history.ts';

interface Booked {
  in: bigint;
  out: bigint;
  hand: bigint;
  own: bigint;
  held: bigint;
}

/** Where the ledger and the bank's own books differ, one line each. */
export async function judge(histories: readonly History[]): Promise<string[]> {
  const [first] = histories;
  if (!first) return [];
  const booked = await readBooked(
    first,
    histories.map(({ member }) => member),
  );
  return histories.flatMap((h) => {
    const has = booked.get(h.member);
    if (!has) return [`member ${h.member} has no wallet`];
    const must = booksOf(h);
    const wrong = (Object.keys(must) as (keyof Booked)[]).filter((key) => has[key] !== must[key]);
    return wrong.map(
      (key) =>
        `member ${h.member}: ${WORDS[key]} ${has[key]}, must be ${must[key]}: ${h.log.join(' ')}`,
    );
  });
}

const WORDS: Record<keyof Booked, string> = {
  in: 'taken in by the provider',
  out: 'paid out by the provider',
  hand: 'paid out by hand',
  own: 'the member has',
  held: 'still held',
};

/** What the bank's books say. */
function booksOf(h: History): Booked {
  const { bank, deposit, withdrawals } = h;
  const payment = bank.payments.get(deposit?.reference ?? '');
  const kept = payment?.state === 'paid' && !payment.refunded ? (payment.paid?.amount ?? 0n) : 0n;
  const paid = [...bank.payouts.values()]
    .filter(({ key, state }) => state === 'paid' && withdrawals.has(referenceOf(key)))
    .reduce((sum, { amount }) => sum + amount, 0n);
  const own = OPENING + kept - paid - h.paidByHand;
  return { in: kept, out: paid, hand: h.paidByHand, own, held: 0n };
}

async function readBooked({ app }: History, members: readonly string[]) {
  const { rows } = await app.pool.query<{ member: string } & Record<keyof Booked, string>>(
    `with moved as (
      select p.member_id, h.kind, sum(case when p.from_account = h.account_id then p.amount
        else -p.amount end) as given
      from ledger.posting p join house_account h on h.account_id in (p.from_account, p.to_account)
      where p.member_id = any($1::bigint[]) group by 1, 2)
    select w.member_id::text as member, sum(w.balance)::text as own,
      coalesce(sum(w.balance) filter (where w.kind = 'HOLD'), 0)::text as held,
      coalesce((select given from moved m where m.member_id = w.member_id and m.kind = 'PAY_IN'),
        0)::text as in,
      coalesce((select -given from moved m where m.member_id = w.member_id and m.kind = 'PAY_OUT'),
        0)::text as out,
      coalesce((select -given from moved m where m.member_id = w.member_id and m.kind = 'BANK'),
        0)::text as hand
    from wallet w where w.member_id = any($1::bigint[]) group by w.member_id`,
    [members],
  );
  return new Map(
    rows.map(({ member, ...has }) => [
      member,
      Object.fromEntries(
        Object.entries(has).map(([key, n]) => [key, BigInt(n)]),
      ) as unknown as Booked,
    ]),
  );
}
