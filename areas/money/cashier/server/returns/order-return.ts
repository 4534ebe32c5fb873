import { newId, plusSeconds, type MemberId } from '@palaro/kernel';
import { isByClosing, lastReopening, unprovenDepositLeft } from '@palaro/kyc/server';
import type { App, Events, Tx } from '@palaro/server';
import { depositsOf } from '@palaro/wallet/server';
import { RETURN_DAYS, type ReturnReason } from '../../return-states.ts';
import './returns.events.ts';
import { readStanding } from './returns.repository.ts';
import { returnBalance } from './returns.tasks.ts';

const DAY_SECONDS = 86_400;

interface Order {
  member: MemberId;
  reason: ReturnReason;
  at: Date;
}

/**
 * Orders a member's balance back, once while one is open, and tells him. Does nothing where
 * verification was opened again after the order.
 */
async function orderReturn(app: App, { member, reason, at }: Order): Promise<void> {
  if (reason === 'unverified' && (await lastReopening(app.db, member)) >= at) return;
  await app.db.transaction().execute((tx) => insertReturn(app, tx, { member, reason, at }));
}

async function insertReturn(app: App, tx: Tx, { member, reason, at }: Order): Promise<void> {
  const id = newId(at);
  const until = plusSeconds(at, RETURN_DAYS * DAY_SECONDS);
  const row = { member_id: member, id, reason, ordered_at: at, due_at: until };
  const made = await tx
    .insertInto('balance_return')
    .values({ ...row, state: 'Open', next_at: at })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return;
  const { cash, away } = await readStanding(tx, { member_id: member, reason });
  // Who has nothing here is promised nothing.
  if (cash + away > 0n) {
    const told = { memberId: member, id, until: until.toISOString() };
    await app.queue.emit(tx, 'return.ordered', told);
  }
  await app.queue.add(tx, returnBalance, { member, id });
}

/** A rejected identity ordered it (docs/domain/accounts.md §9, AC-14). */
export const orderForRejected = (
  app: App,
  { memberId: member, reason, at }: Events['kyc.return-ordered'],
) => orderReturn(app, { member, reason, at: new Date(at) });

/**
 * An excluded member withdraws his money himself; to one who cannot, as nobody verified him, it
 * goes back (docs/domain/responsible-gaming.md §3). Breaks change nothing.
 */
export async function orderForExcluded(
  app: App,
  { memberId: member, kind, at, imposedBy = '' }: Events['member.excluded'],
): Promise<void> {
  // A closing of the identity check, which can be undone for a day, orders its own return.
  if (isByClosing(imposedBy)) return;
  if (kind === 'time_out' || (await unprovenDepositLeft(app, member)) === null) return;
  if ((await depositsOf(app.db, member)) === 0n) return;
  await orderReturn(app, { member, reason: 'excluded', at: new Date(at) });
}

/** Money that came after all: it follows the balance that went back already. */
export async function orderForLate(
  app: App,
  { memberId: member, as, at }: Events['deposit.ended'],
): Promise<void> {
  if (as !== 'paid' && as !== 'late') return;
  if ((await unprovenDepositLeft(app, member)) === null) return;
  const last = await app.db
    .selectFrom('balance_return')
    .select(['state', 'reason', 'ordered_at'])
    .where('member_id', '=', member)
    .orderBy('ordered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const reopened = last && (await lastReopening(app.db, member)) >= last.ordered_at;
  if (last?.state !== 'Done' || reopened) return;
  await orderReturn(app, { member, reason: last.reason, at: new Date(at) });
}

/** Withdraws a return of an unverified member of which nothing was sent: he may try again. */
export async function withdrawReturn(
  app: App,
  { memberId }: Events['kyc.reopened'],
): Promise<void> {
  await app.db.transaction().execute(async (tx) => {
    const open = await tx
      .selectFrom('balance_return')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', '=', 'Open')
      .where('reason', '=', 'unverified')
      .forUpdate()
      .executeTakeFirst();
    if (!open) return;
    const parts = await tx
      .selectFrom('balance_return_part')
      .select('no')
      .where('member_id', '=', memberId)
      .where('return_id', '=', open.id)
      .where('state', '<>', 'Failed')
      .executeTakeFirst();
    if (parts) return;
    await tx
      .updateTable('balance_return')
      .set({ state: 'Withdrawn', next_at: null, ended_at: app.clock.now() })
      .where('member_id', '=', memberId)
      .where('id', '=', open.id)
      .execute();
  });
}
