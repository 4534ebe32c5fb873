import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import { sql, type Selectable } from 'kysely';
import '../cashier.tables.ts';

export type WithdrawalRecord = Selectable<Tables['withdrawal_order']>;
export type AttemptRecord = Selectable<Tables['payout_attempt']>;

export const findWithdrawal = (
  db: Db,
  member: MemberId,
  id: string,
): Promise<WithdrawalRecord | undefined> =>
  db
    .selectFrom('withdrawal_order')
    .selectAll()
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst();

/** Locks the order until the transaction ends. */
export const lockWithdrawal = (tx: Tx, member: MemberId, id: string) =>
  tx
    .selectFrom('withdrawal_order')
    .selectAll()
    .where('member_id', '=', member)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Renews the version, so that a decision on an earlier one comes too late. */
export const renewVersion = (tx: Tx, { member_id, id }: WithdrawalRecord) =>
  tx
    .updateTable('withdrawal_order')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('member_id', '=', member_id)
    .where('id', '=', id)
    .execute();

export const stepsOf = (db: Db, member: MemberId, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('order_step')
        .selectAll()
        .where('member_id', '=', member)
        .where('order_id', 'in', ids)
        .orderBy('seq')
        .execute();

/** Attempts of an order, by part and number. */
export const attemptsOf = (db: Db, member: MemberId, id: string): Promise<AttemptRecord[]> =>
  attemptsOfAll(db, member, [id]);

/** Attempts of orders of one member, by part and number. */
export const attemptsOfAll = (
  db: Db,
  member: MemberId,
  ids: readonly string[],
): Promise<AttemptRecord[]> =>
  db
    .selectFrom('payout_attempt')
    .selectAll()
    .where('member_id', '=', member)
    .where('order_id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .orderBy('part')
    .orderBy('attempt')
    .execute();
