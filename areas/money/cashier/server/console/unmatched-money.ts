import { object, text, uuid, type Query } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  askForChange,
  defineChangeKind,
  linkFact,
  listPage,
  moneyFact,
  NO_FACT,
  refuse,
  type AgreedChange,
  type App,
  type Operator,
  type Tx,
} from '@palaro/server';
import { sql } from 'kysely';
import type { depositsConsoleApi } from '../../console-deposits.api.ts';
import { creditDeposit } from '../deposits/credit-deposit.ts';
import { isExcluded } from '../deposits/is-excluded.ts';
import { orderStateRefusal } from '../deposits/transition-deposit.ts';
import { openUnmatchedPayer } from '../payments/keep-unmatched.ts';
import { isOwnPayment } from '../payments/find-order.ts';
import { sendBack } from '../payments/send-back.ts';
import { nameScore } from '../deposits/name-score.ts';
import { rowOf, type Listed } from './list-orders.ts';
import { depositFacts, sideOf } from './order-facts.ts';
import { orderOf } from './read-order.ts';

const PAGE_SIZE = 20;
const CANDIDATES = 5;

type ListQuery = Query<(typeof depositsConsoleApi)['unmatchedMoney']>;

/** Money that belongs to no order, oldest first, with the orders it may belong to. */
export async function listUnmatched(app: App, { state = 'Open', pageNum = 1 }: ListQuery) {
  const found = app.db.selectFrom('payment_unmatched').where('state', '=', state);
  const [rows, { count }] = await Promise.all([
    found
      .selectAll()
      .orderBy('at')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset((pageNum - 1) * PAGE_SIZE)
      .execute(),
    found.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  const list = await Promise.all(
    rows.map(async (row) => {
      const payerName = openUnmatchedPayer(app, row.id, row.payer_name_sealed);
      const about = { amount: row.amount, at: row.at, payerName };
      return {
        id: row.id,
        provider: row.provider,
        providerId: row.provider_id,
        payerName,
        amount: Money.text(BigInt(row.amount)),
        currency: row.currency,
        state: row.state,
        channelReference: row.channel_reference,
        namedReference: row.named_reference,
        at: row.at.toISOString(),
        candidates: row.state === 'Open' ? await candidatesOf(app, about) : [],
      };
    }),
  );
  return listPage(list, { pageNum, size: PAGE_SIZE, total: count });
}

interface About {
  amount: string;
  at: Date;
  payerName: string | null;
}

type Candidate = Listed & { payee_name: string | null };

/** Unpaid orders of two days around it, the likeliest first: by amount, name and time (§5.6). */
async function candidatesOf(app: App, { amount, at, payerName }: About) {
  const { rows } = await sql<Candidate>`
    select d.*, m.account, m.payee_name from deposit_order d join member m on m.id = d.member_id
    where d.created_at between ${at}::timestamptz - interval '1 day'
        and ${at}::timestamptz + interval '1 day'
      and d.state not in ('Paid', 'Returned', 'Reversed')
    order by abs(d.amount - ${amount}::bigint), d.created_at desc limit ${CANDIDATES}`.execute(
    app.db,
  );
  return rows
    .map((row) => {
      const sameAmount = row.amount === amount ? 60 : 0;
      const name = payerName && row.payee_name ? nameScore(payerName, row.payee_name) : 0;
      const score = sameAmount + Math.round(name * 40);
      return { member: row.member_id, account: row.account, order: rowOf(row), score };
    })
    .sort((one, other) => other.score - one.score);
}

interface Match {
  unmatched: string;
  member: string;
  order: string;
}

/** Locked, so that the money is given to one order or sent back, and never both. */
async function lockUnmatched(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('payment_unmatched')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw refuse('not_found');
  return row;
}

type Unmatched = Awaited<ReturnType<typeof lockUnmatched>>;

const payerOf = (app: App, { id, provider, payer_name_sealed: sealed }: Unmatched) =>
  sideOf(openUnmatchedPayer(app, id, sealed), provider);

const unmatchedLink = ({ provider_id: id }: Unmatched) =>
  linkFact(id, '/console/deposits/unmatched');

async function readUnmatched(app: App, id: string) {
  const found = app.db.selectFrom('payment_unmatched').selectAll().where('id', '=', id);
  const row = await found.executeTakeFirst();
  if (!row) throw refuse('not_found');
  return row;
}

interface End {
  state: 'Open' | 'Matched' | 'Returned';
  member_id: string | null;
  order_id: string | null;
}
const OPEN: End = { state: 'Open', member_id: null, order_id: null };

/** Takes it for what was agreed, in the commit of the last approval. Refuses `order_state`. */
async function claim(app: App, tx: Tx, id: string, end: End): Promise<void> {
  const { state } = await lockUnmatched(tx, id);
  if (state !== 'Open') throw refuse('order_state', { data: { state } });
  await tx
    .updateTable('payment_unmatched')
    .set({ ...end, ended_at: app.clock.now() })
    .where('id', '=', id)
    .execute();
}

/** Two people say whose money it is; it is added after the last approval (§8). */
export const matchChange = defineChangeKind({
  name: 'deposit.match',
  payload: object({ unmatched: uuid(), member: text({ max: 18 }), order: uuid() }),
  concerns: 'payment',
  approve: 'deposit.decide',
  subject: ({ unmatched }) => `unmatched:${unmatched}`,
  before: async (app, db, payload) => {
    const { state, amount, currency } = await lockUnmatched(db, payload.unmatched);
    // It cannot be added as another currency than it is.
    if (currency !== app.site.settings['site.currency']) throw refuse('deposit_currency');
    if (await isExcluded(app, payload.member)) throw refuse('deposit_excluded');
    const order = await orderOf({ db }, payload);
    const money = { amount: Money.text(BigInt(amount)), currency };
    return { state, ...money, order: order.reference, orderState: order.state };
  },
  after: (_payload, before) => ({ ...(before as object), state: 'Matched', orderState: 'Paid' }),
  async facts(app, tx, payload) {
    const money = await lockUnmatched(tx, payload.unmatched);
    const order = await orderOf({ db: tx }, payload);
    const { provider } = money;
    const credited = await depositFacts(app, tx, { ...order, provider }, BigInt(money.amount));
    return { ...credited, from: payerOf(app, money), unmatched: unmatchedLink(money) };
  },
  apply: (app, tx, { payload: { unmatched, member, order } }) =>
    claim(app, tx, unmatched, { state: 'Matched', member_id: member, order_id: order }),
  applied: async (app, { payload, people }: AgreedChange<Match>) => {
    const row = await readUnmatched(app, payload.unmatched);
    const order = await orderOf(app, payload);
    const { provider, provider_id: providerId } = row;
    const by = `operator/${people.at(-1)}`;
    const done =
      !(await isExcluded(app, payload.member)) &&
      (await creditDeposit(app, order, BigInt(row.amount), { by, provider, providerId }));
    // A repeat after a cut-off run finds the order paid by this very money.
    const now = await orderOf(app, payload);
    if (done || (now.provider_id && isOwnPayment(now, { provider, providerId }))) return;
    await app.db
      .updateTable('payment_unmatched')
      .set({ ...OPEN, ended_at: null })
      .where('id', '=', row.id)
      .execute();
    throw await orderStateRefusal(app, order);
  },
});

/** Two people send it back to its payer. */
export const returnChange = defineChangeKind({
  name: 'deposit.return-unmatched',
  payload: object({ unmatched: uuid() }),
  concerns: 'payment',
  approve: 'deposit.decide',
  subject: ({ unmatched }) => `unmatched:${unmatched}`,
  before: async (_app, tx, { unmatched }) => {
    const { state, amount, currency } = await lockUnmatched(tx, unmatched);
    return { state, amount: Money.text(BigInt(amount)), currency };
  },
  after: (_payload, before) => ({ ...(before as object), state: 'Returned' }),
  async facts(app, tx, { unmatched }) {
    const money = await lockUnmatched(tx, unmatched);
    return {
      amount: moneyFact(BigInt(money.amount)),
      from: sideOf(app.site.settings['site.name'], money.provider),
      to: payerOf(app, money),
      // It never was a member's money.
      member: NO_FACT,
      balance: NO_FACT,
      balanceAfter: NO_FACT,
      order: money.named_reference === null ? NO_FACT : sideOf(money.named_reference),
      unmatched: unmatchedLink(money),
    };
  },
  apply: (app, tx, { payload }) =>
    claim(app, tx, payload.unmatched, { ...OPEN, state: 'Returned' }),
  applied: async (app, { payload }: AgreedChange<{ unmatched: string }>) => {
    const row = await readUnmatched(app, payload.unmatched);
    await sendBack(app, row, { key: `U-${row.id}`, amount: BigInt(row.amount) });
  },
});

/** Asks for it; always two people. Refuses `not_found`, `order_state`, and what asking refuses. */
export async function askToMatch(
  app: App,
  operator: Operator,
  { reason, ...payload }: Match & { reason: string },
) {
  await requireOpen(app, payload.unmatched);
  const order = await orderOf(app, payload);
  if (order.state === 'Paid') throw await orderStateRefusal(app, order);
  return askForChange.of(app)(operator, matchChange, { payload, reason });
}

/** Asks for it; always two people. Refuses `not_found`, `order_state`, and what asking refuses. */
export async function askToReturn(
  app: App,
  operator: Operator,
  { reason, unmatched }: { unmatched: string; reason: string },
) {
  await requireOpen(app, unmatched);
  return askForChange.of(app)(operator, returnChange, { payload: { unmatched }, reason });
}

async function requireOpen(app: App, id: string): Promise<void> {
  const { state } = await readUnmatched(app, id);
  if (state !== 'Open') throw refuse('order_state', { data: { state } });
}
