import { Money } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { createStore } from '../../apps/sandbox-pay/src/store.ts';
import type { SentEvent } from '../../apps/sandbox-pay/src/events.ts';
import type { Payment } from '../../apps/sandbox-pay/src/payment.ts';
import type { Payout } from '../../apps/sandbox-pay/src/payouts.ts';
import { OPEN_DEPOSITS, OPEN_WITHDRAWALS } from '../../areas/money/cashier/order-states.ts';
import { referenceOf } from '../../areas/money/cashier/server/order-names.ts';
import { breachesOf } from '../stage.ts';
import { OPENING, type Person } from '../people/people.ts';
import type { Acknowledged } from './story.ts';

interface Booked {
  id: string;
  reference: string;
  state: string;
  /** What the ledger took in for the order, or gave out. */
  moved: string;
}

/** Orders of these members, each with what the ledger moved for it through a provider. */
async function booked(
  pool: App['pool'],
  what: 'deposit' | 'withdrawal',
  people: readonly Person[],
) {
  const { rows } = await pool.query<Booked>(
    `select o.id, o.reference, o.state, coalesce((
        select sum(case when p.from_account = h.account_id then p.amount else -p.amount end)
        from ledger.transfer t join ledger.posting p using (member_id, transfer_id)
          join house_account h on h.account_id in (p.from_account, p.to_account)
        where t.member_id = o.member_id and t.cause_kind = $2 and t.cause_id = o.id::text
          and h.kind in ('PAY_IN', 'PAY_OUT')), 0)::text as moved
      from ${what}_order o where o.member_id = any($1::bigint[])`,
    [people.map(({ id }) => id), what],
  );
  return rows;
}

/** The provider's own books, read from its journal, by our order's reference. */
function readBooks(journal: string) {
  const store = createStore(journal);
  const books = { in: new Map<string, bigint>(), out: new Map<string, bigint>() };
  /** What it told the site about each order, so that a failure shows who was wrong. */
  const told = new Map<string, string[]>();
  for (const { type, body, state, statuses } of store.table<SentEvent>('event').all()) {
    const { reference } = (JSON.parse(body) as { data: { reference?: string } }).data;
    const order = referenceOf(reference ?? '');
    told.set(order, [...(told.get(order) ?? []), `${type} ${state} ${statuses.join(' ')}`]);
  }
  const refunded = new Set(
    store
      .table<{ id: string; payment: string }>('refund')
      .all()
      .map(({ payment }) => payment),
  );
  for (const { id, reference, status, paid } of store.table<Payment>('payment').all()) {
    const kept = status === 'paid' && paid && !refunded.has(id) ? Money.of(paid.amount) : 0n;
    books.in.set(reference, (books.in.get(reference) ?? 0n) + kept);
  }
  for (const { reference, status, amount } of store.table<Payout>('payout').all()) {
    const order = referenceOf(reference);
    const given = status === 'paid' ? Money.of(amount) : 0n;
    books.out.set(order, (books.out.get(order) ?? 0n) + given);
  }
  return { ...books, told };
}

/** Where the site and the provider disagree, order by order, and what still waits. */
export async function judge(
  pool: App['pool'],
  journal: string,
  people: readonly Person[],
  acknowledged: Acknowledged,
): Promise<string[]> {
  const books = readBooks(journal);
  const deposits = await booked(pool, 'deposit', people);
  const withdrawals = await booked(pool, 'withdrawal', people);
  return [
    ...compare('paid in', deposits, books.in, 1n, books.told),
    ...compare('paid out', withdrawals, books.out, -1n, books.told),
    ...waiting(deposits, OPEN_DEPOSITS),
    ...waiting(withdrawals, OPEN_WITHDRAWALS),
    ...lost(deposits, acknowledged.deposits),
    ...lost(withdrawals, acknowledged.withdrawals),
    ...(await strangers(pool, [...books.in.keys(), ...books.out.keys()])),
    ...(await wrongWallets(pool, people)),
    ...(await breachesOf(pool)),
  ];
}

function compare(
  what: string,
  orders: readonly Booked[],
  books: ReadonlyMap<string, bigint>,
  sign: bigint,
  told: ReadonlyMap<string, readonly string[]>,
): string[] {
  return orders.flatMap(({ reference, state, moved }) => {
    const ours = BigInt(moved) * sign;
    const theirs = books.get(reference) ?? 0n;
    const shown = state === 'Paid' ? ours > 0n : ours === 0n;
    const events = (told.get(reference) ?? []).join(', ');
    const differs = `${reference}, ${state}: ${what} ${ours}, at the provider ${theirs}: ${events}`;
    return [
      ...(ours === theirs ? [] : [differs]),
      ...(shown ? [] : [`${reference} is ${state} and has moved ${ours}`]),
    ];
  });
}

/** Orders at the provider that this site never made; the demo's own are sent there as well. */
async function strangers(pool: App['pool'], references: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    `select q.reference from unnest($1::text[]) q (reference)
      where not exists (select from payment_reference r where r.reference = q.reference)
        and not exists (select from payment_unmatched u where u.provider_id = q.reference)`,
    [references],
  );
  return rows.map(({ reference }) => `${reference} is at the provider and not here`);
}

const waiting = (orders: readonly Booked[], open: readonly string[]) =>
  orders
    .filter(({ state }) => open.includes(state))
    .map(({ reference, state }) => `${reference} still waits in ${state}`);

const lost = (orders: readonly Booked[], acknowledged: readonly string[]) => {
  const there = new Set(orders.map(({ id }) => id));
  return acknowledged.filter((id) => !there.has(id)).map((id) => `acknowledged and lost: ${id}`);
};

/** A wallet has what it began with and what its orders moved; nothing is held. */
async function wrongWallets(pool: App['pool'], people: readonly Person[]): Promise<string[]> {
  const { rows } = await pool.query<{ member: string; has: string; held: string; moved: string }>(
    `select w.member_id::text as member, sum(w.balance)::text as has,
        coalesce(sum(w.balance) filter (where w.kind = 'HOLD'), 0)::text as held,
        coalesce((select sum(case when p.from_account = h.account_id then p.amount
            else -p.amount end)
          from ledger.posting p join house_account h
            on h.account_id in (p.from_account, p.to_account)
          where p.member_id = w.member_id and h.kind in ('PAY_IN', 'PAY_OUT')), 0)::text as moved
      from wallet w where w.member_id = any($1::bigint[]) group by w.member_id`,
    [people.map(({ id }) => id)],
  );
  return rows.flatMap(({ member, has, held, moved }) => {
    const must = Money.of(OPENING) + BigInt(moved);
    return [
      ...(BigInt(has) === must ? [] : [`member ${member} has ${has}, must have ${must}`]),
      ...(held === '0' ? [] : [`member ${member} has ${held} held`]),
    ];
  });
}
