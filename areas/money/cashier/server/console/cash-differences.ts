import { int, object, uuid, type Query } from '@palaro/api';
import { Money } from '@palaro/kernel';
import {
  askForChange,
  COMPARED,
  defineChangeKind,
  linkFact,
  listPage,
  recordAudit,
  refuse,
  type App,
  type Db,
  type Operator,
  type Tx,
} from '@palaro/server';
import { sql } from 'kysely';
import type { reconciliationConsoleApi } from '../../console-reconciliation.api.ts';
import type { DifferenceState } from '../../differences.ts';
import { compareBalances } from '../bank/balances.ts';
import { referenceOf } from '../order-names.ts';
import { readBookedByReference } from '../settlement/booked.repository.ts';
import { differsOf, explainedOf, settleDifferences } from '../settlement/keep-differences.ts';
import { judgeLine } from '../settlement/judge-line.ts';
import { postMoves } from '../settlement/settlement-moves.ts';
import { writeOffOf, type DifferenceRow } from '../settlement/write-off.ts';

const PAGE_SIZE = 50;

/** A day is a text on the wire, not an instant. */
const ROW = sql`*, day::text "day"`;

const money = (count: string | null) => (count === null ? null : Money.text(BigInt(count)));

const onWire = (row: DifferenceRow) => ({
  id: row.id,
  provider: row.provider,
  day: row.day,
  kind: row.kind,
  line: row.subject,
  lineKind: row.line_kind,
  providerId: row.provider_id,
  reference: row.reference,
  member: row.member_id,
  order: row.order_id,
  state: row.state,
  version: row.version,
  expected: money(row.expected),
  told: money(row.told),
  answer: row.answer,
  off: money(row.off_amount),
});

/** Differences, those of the newest day first. */
export async function listDifferences(
  app: App,
  filter: Query<(typeof reconciliationConsoleApi)['cashDifferences']>,
) {
  const { pageNum = 1, day, provider, kind, state } = filter;
  const parts = [
    sql`true`,
    ...(day ? [sql`day = ${day}`] : []),
    ...(provider ? [sql`provider = ${provider}`] : []),
    ...(kind ? [sql`kind = ${kind}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
  ];
  const { rows } = await sql<DifferenceRow & { total: string }>`
    select ${ROW}, count(*) over ()::text total from cash_difference
    where ${sql.join(parts, sql` and `)} order by cash_difference.day desc, provider, kind, subject
    limit ${PAGE_SIZE} offset ${(pageNum - 1) * PAGE_SIZE}`.execute(app.db);
  const total = Number(rows[0]?.total ?? 0);
  return listPage(rows.map(onWire), { pageNum, size: PAGE_SIZE, total });
}

/** The row, locked. Refuses `not_found`. */
async function lockDifference(db: Db, id: string): Promise<DifferenceRow> {
  const { rows } = await sql<DifferenceRow>`
    select ${ROW} from cash_difference where id = ${id} for update`.execute(db);
  if (!rows[0]) throw refuse('not_found');
  return rows[0];
}

const expectState = (row: DifferenceRow, state: DifferenceState, version: number) => {
  if (row.state === state && row.version === version) return;
  throw refuse('order_state', { data: { state: row.state } });
};

interface End {
  state: DifferenceState;
  order?: { memberId: string; orderId: string; reference: string };
}

async function endDifference(app: App, tx: Tx, { id }: DifferenceRow, { state, order }: End) {
  const { rows } =
    await sql<DifferenceRow>`update cash_difference set state = ${state}, version = version + 1,
      ended_at = ${state === 'Open' ? null : app.clock.now()},
      member_id = coalesce(${order?.memberId ?? null}, member_id),
      order_id = coalesce(${order?.orderId ?? null}, order_id),
      reference = coalesce(${order?.reference ?? null}, reference)
    where id = ${id} returning ${ROW}`.execute(tx);
  return rows[0]!;
}

/** Two people take a difference as it is; what it leaves in an account becomes a cost. */
export const acceptChange = defineChangeKind({
  name: 'cash.accept',
  payload: object({ difference: uuid(), version: int({ min: 1 }) }),
  concerns: 'values',
  approve: 'change.approve.money',
  subject: ({ difference }) => `cash-difference:${difference}`,
  before: async (_app, tx, { difference }) => {
    const { id: _id, off, ...row } = onWire(await lockDifference(tx, difference));
    return { ...row, writtenOff: off };
  },
  after: (_payload, before) => ({ ...(before as object), state: 'Accepted' }),
  facts: async (_app, tx, { difference }) => {
    const { day, subject } = await lockDifference(tx, difference);
    return {
      difference: linkFact(subject, `/console/recon/differences?day=${day}`),
      version: COMPARED,
    };
  },
  apply: async (app, tx, { payload, reason, people }) => {
    const row = await lockDifference(tx, payload.difference);
    expectState(row, 'Open', payload.version);
    const actor = `operator/${people.at(-1)}`;
    await postMoves(tx, writeOffOf(row), { actor, at: app.clock.now() });
    const ended = await endDifference(app, tx, row, { state: 'Accepted' });
    const said = { note: reason, by: people.join(', ') };
    await app.queue.emit(tx, 'cash.explained', explainedOf(ended, said));
    if (row.provider === 'BANK') await compareBalances(app, tx, row.provider_id);
  },
});

interface DifferenceDecision {
  difference: string;
  version: number;
  reason: string;
}

/** Asks for it; always two people. Refuses `not_found`, `order_state`, and what asking refuses. */
export async function askToAccept(
  app: App,
  operator: Operator,
  { reason, ...payload }: DifferenceDecision,
) {
  await app.db
    .transaction()
    .execute(async (tx) =>
      expectState(await lockDifference(tx, payload.difference), 'Open', payload.version),
    );
  return askForChange.of(app)(operator, acceptChange, { payload, reason });
}

/**
 * An operator names the order that a line belongs to. It must be one of this provider, without a
 * line of its own, and agree to the last centavo: no money moves by a match. Refuses `not_found`,
 * `order_state`, `recon.no_fit`.
 */
export function matchDifference(
  app: App,
  operator: Operator,
  { difference, version, reference, reason }: DifferenceDecision & { reference: string },
) {
  return app.db.transaction().execute(async (tx) => {
    const row = await lockDifference(tx, difference);
    expectState(row, 'Open', version);
    // Two lines are not matched with one order at once.
    await sql`select from payment_reference where reference = ${referenceOf(reference)} for update`.execute(
      tx,
    );
    const order = await readBookedByReference(tx, row.provider, reference);
    if (row.kind !== 'missing_here' || !order) throw refuse('recon.no_fit');
    const line = await readLine(tx, row);
    const taken = await sql`
      select from settlement_line l where l.provider = ${row.provider}
        and l.provider_id = ${order.providerId} and l.kind = ${row.line_kind}
      union all select from cash_difference c where c.provider = ${row.provider}
        and c.state = 'Matched' and c.order_id = ${order.orderId}
        and c.reference = ${order.reference}`.execute(tx);
    const wrong = judgeLine(line, order, app.site.settings['site.currency']);
    if (taken.rows.length > 0 || wrong.length > 0) throw refuse('recon.no_fit');
    const ended = await endDifference(app, tx, row, { state: 'Matched', order });
    const said = { note: reason, by: operator.name };
    await app.queue.emit(tx, 'cash.explained', explainedOf(ended, said));
    await endCounterpart(app, tx, row.provider, order);
    await recordAudit(tx, operator, app.clock.now(), {
      subject: `cash-difference:${row.id}`,
      member: order.memberId,
      reason,
      before: { state: row.state },
      after: { state: 'Matched', order: order.reference },
    });
    return {};
  });
}

/** What was missing in the file is this line: both sides are explained. */
const endCounterpart = (
  app: App,
  tx: Tx,
  provider: string,
  { providerId }: { providerId: string },
) =>
  settleDifferences(
    app,
    tx,
    { provider, kind: 'missing_there', providerIds: [providerId] },
    { note: 'matched with a line by hand' },
  );

async function readLine(tx: Tx, row: DifferenceRow) {
  const { rows } = await sql<Record<'gross' | 'fee' | 'net' | 'currency', string>>`
    select gross, fee, net, currency from settlement_line
    where provider = ${row.provider} and line = ${row.subject}`.execute(tx);
  const { gross, fee, net, currency } = rows[0]!;
  const kind = row.line_kind as 'payment' | 'payout' | 'refund' | 'reversal';
  return { kind, gross: BigInt(gross), fee: BigInt(fee), net: BigInt(net), currency };
}

/**
 * Opens an accepted one again: it is a finding again, and what was written off comes back. Refuses
 * `not_found`, `order_state`.
 */
export function reopenDifference(app: App, operator: Operator, decision: DifferenceDecision) {
  return app.db.transaction().execute(async (tx) => {
    const row = await lockDifference(tx, decision.difference);
    expectState(row, 'Accepted', decision.version);
    const at = app.clock.now();
    await postMoves(tx, writeOffOf(row, true), { actor: `operator/${operator.name}`, at });
    const open = await endDifference(app, tx, row, { state: 'Open' });
    await app.queue.emit(tx, 'cash.differs', differsOf(open));
    if (row.provider === 'BANK') await compareBalances(app, tx, row.provider_id);
    await recordAudit(tx, operator, at, {
      subject: `cash-difference:${row.id}`,
      reason: decision.reason,
      before: { state: row.state },
      after: { state: 'Open' },
    });
    return {};
  });
}
