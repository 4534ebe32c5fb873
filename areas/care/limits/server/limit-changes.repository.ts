import type { MemberId, Money } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import {
  WAITING_ENDS,
  type ChangeState,
  type LimitKind,
  type LimitPeriod,
  type WaitingEnd,
} from '../limit-changes.ts';
import './limits.tables.ts';

export interface LimitOf {
  kind: LimitKind;
  period: LimitPeriod;
}

interface NewChange extends LimitOf {
  before: Money | null;
  amount: Money | null;
  imposedBy?: string;
  at: Date;
  /** A looser one waits for these; the others count at once. */
  waits?: { readyAt: Date; expiresAt: Date };
}

/** Writes down a change; answers its id. */
export async function addChange(tx: Tx, member: MemberId, change: NewChange): Promise<string> {
  const { kind, period, before, amount, imposedBy = '', at, waits } = change;
  const { id } = await tx
    .insertInto('rg_limit_change')
    .values({
      member_id: member,
      kind,
      period,
      imposed_by: imposedBy,
      asked_at: at,
      amount_before: before,
      amount,
      state: waits ? 'Waiting' : 'Active',
      ...(waits ? { ready_at: waits.readyAt, expires_at: waits.expiresAt } : {}),
      ended_at: waits ? null : at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const endBy = (tx: Tx, member: MemberId, end: WaitingEnd, at: Date) =>
  tx
    .updateTable('rg_limit_change')
    .set({ state: WAITING_ENDS[end], ended_at: at })
    .where('member_id', '=', member)
    .where('state', '=', 'Waiting');

/** Ends the waiting change of a limit, if there is one: it lapsed if its time was over. */
export async function endWaitingOf(
  tx: Tx,
  member: MemberId,
  { kind, period }: LimitOf,
  end: WaitingEnd,
  at: Date,
): Promise<void> {
  const ofLimit = (by: WaitingEnd) =>
    endBy(tx, member, by, at).where('kind', '=', kind).where('period', '=', period);
  await ofLimit('lapse').where('expires_at', '<=', at).execute();
  await ofLimit(end).execute();
}

export const endWaiting = (tx: Tx, member: MemberId, id: string, end: WaitingEnd, at: Date) =>
  endBy(tx, member, end, at).where('id', '=', id).execute();

/** Changes that wait, with lapsed ones that nobody has touched since. */
export const listWaiting = (db: Db, member: MemberId) =>
  db
    .selectFrom('rg_limit_change')
    .select(['id', 'kind', 'period', 'amount', 'ready_at', 'expires_at'])
    .where('member_id', '=', member)
    .where('state', '=', 'Waiting')
    .execute();

export const listChanges = (db: Db, member: MemberId, most: number) =>
  db
    .selectFrom('rg_limit_change')
    .selectAll()
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** A waiting one whose time is over has lapsed, also before somebody writes it down. */
export const stateAt = (
  { state, expires_at: expires }: { state: ChangeState; expires_at: Date | null },
  now: Date,
): ChangeState => (state === 'Waiting' && expires && expires <= now ? 'Lapsed' : state);
