import { recordAudit, refuse, type App, type Operator } from '@palaro/server';
import { sql } from 'kysely';
import { openPayer } from '../deposits/payer-name.ts';
import { findDeposit, type DepositRecord } from '../deposits/deposits.repository.ts';
import { nameScore } from '../deposits/name-score.ts';
import { openSlip } from '../deposits/slips.ts';
import { Money, type MemberId } from '@palaro/kernel';
import { readAbout } from '../methods/methods.repository.ts';
import { rowOf } from './list-orders.ts';

const LATELY = 10;
const SAME_MAX = 20;

interface Named {
  member: MemberId;
  order: string;
}

/** An order that operators name with its member. Refuses `not_found`. */
export async function orderOf(
  { db }: Pick<App, 'db'>,
  { member, order }: Named,
): Promise<DepositRecord> {
  const found = await findDeposit(db, member, order);
  if (!found) throw refuse('not_found');
  return found;
}

/** One order with its timeline, its provider's events, and what speaks for and against it. */
export async function readOrder(app: App, named: Named) {
  const order = await orderOf(app, named);
  const { db } = app;
  const [about, steps, events, same, lately] = await Promise.all([
    readAbout(db, named.member),
    db
      .selectFrom('order_step')
      .select(['state', 'reason', 'by', 'at'])
      .where('member_id', '=', named.member)
      .where('order_id', '=', named.order)
      .orderBy('seq')
      .execute(),
    eventsOf(app, order),
    sameSlip(app, order),
    db
      .selectFrom('deposit_order')
      .selectAll()
      .where('member_id', '=', named.member)
      .where('id', '<>', named.order)
      .orderBy('created_at', 'desc')
      .limit(LATELY)
      .execute(),
  ]);
  const payer = openPayer(app, order);
  const { account, payeeName } = about;
  const listed = (row: DepositRecord) => rowOf({ ...row, account });
  return {
    order: listed(order),
    fee: Money.text(BigInt(order.fee)),
    turnoverTimes: Money.text(BigInt(order.turnover_times)),
    nameScore: payer && payeeName ? Math.round(nameScore(payer, payeeName) * 100) : null,
    payerBank: order.payer_bank,
    payerReference: order.payer_reference,
    hasSlip: order.slip !== null,
    sameSlip: same,
    reason: order.reason,
    expiresAt: order.expires_at.toISOString(),
    steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
    events,
    lately: lately.map(listed),
  };
}

/**
 * The provider's events are named by its own ids; those of an order are found by its steps' time.
 */
async function eventsOf({ db }: App, { provider, member_id, id }: DepositRecord) {
  if (!provider) return [];
  const rows = await db
    .selectFrom('payment_event')
    .select(['event_id', 'outcome', 'received_at'])
    .where('provider', '=', provider)
    .where('member_id', '=', member_id)
    .where('order_id', '=', id)
    .orderBy('received_at')
    .execute();
  return rows.map(({ event_id, outcome, received_at }) => ({
    id: event_id,
    outcome,
    at: received_at.toISOString(),
  }));
}

/** Other orders with the same picture or the same reference of a transfer (§8). */
async function sameSlip({ db }: App, order: DepositRecord) {
  const { rows } = await sql<{ member: string; order: string; reference: string }>`
    select o.member_id::text member, o.id "order", o.reference from deposit_order o
    where (o.member_id, o.id) <> (${order.member_id}, ${order.id}::uuid)
      and (o.payer_reference = ${order.payer_reference} or exists (
        select from deposit_slip mine join deposit_slip s on s.digest = mine.digest
        where mine.member_id = ${order.member_id} and mine.id = ${order.slip}
          and s.member_id = o.member_id and s.id = o.slip))
    order by o.created_at desc limit ${SAME_MAX}`.execute(db);
  return rows;
}

/** The payer's name beside the verified one; every look leaves an entry. Refuses `not_found`. */
export async function viewPayer(app: App, operator: Operator, named: Named, reason: string) {
  const order = await orderOf(app, named);
  await noteLook(app, operator, named, reason);
  const { payeeName } = await readAbout(app.db, named.member);
  return { payerName: openPayer(app, order), verifiedName: payeeName };
}

/** The slip as a data address; every look leaves an entry. Refuses `not_found`. */
export async function viewSlip(app: App, operator: Operator, named: Named, reason: string) {
  const { slip } = await orderOf(app, named);
  const image = slip === null ? null : await openSlip(app, named.member, slip);
  if (!image) throw refuse('not_found');
  await noteLook(app, operator, named, reason);
  return { image: `data:image/jpeg;base64,${image.toString('base64')}` };
}

const noteLook = (app: App, operator: Operator, { member, order }: Named, reason: string) =>
  app.db.transaction().execute((tx) =>
    recordAudit(tx, operator, app.clock.now(), {
      subject: `deposit:${order}`,
      reason,
      member,
    }),
  );
