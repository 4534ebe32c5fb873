import { payoutBarsOf } from '@palaro/accounts/server';
import { plusSeconds, type MemberId } from '@palaro/kernel';
import type { App, Db, Tables, Tx } from '@palaro/server';
import { sql, type Selectable } from 'kysely';
import { OPEN_WITHDRAWALS } from '../../order-states.ts';
import { OPEN_RETURN_PARTS, type ReturnPartState, type ReturnWait } from '../../return-states.ts';
import { depositsOf } from '@palaro/wallet/server';
import { amountsOf, type ReturnAmounts } from './return-amounts.ts';

export type ReturnRecord = Selectable<Tables['balance_return']>;
export type ReturnPart = Selectable<Tables['balance_return_part']>;

/** A return is named with its member, as orders are. */
export interface ReturnKey {
  member: MemberId;
  id: string;
}

export const findReturn = (db: Db, { member, id }: ReturnKey): Promise<ReturnRecord | undefined> =>
  db
    .selectFrom('balance_return')
    .selectAll()
    .where('member_id', '=', member)
    .where('id', '=', id)
    .executeTakeFirst();

export const lockReturn = (tx: Tx, { member, id }: ReturnKey): Promise<ReturnRecord | undefined> =>
  tx
    .selectFrom('balance_return')
    .selectAll()
    .where('member_id', '=', member)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const listParts = (db: Db, { member, id }: ReturnKey): Promise<ReturnPart[]> =>
  db
    .selectFrom('balance_return_part')
    .selectAll()
    .where('member_id', '=', member)
    .where('return_id', '=', id)
    .orderBy('no')
    .execute();

/** Claims returns that are due; the next time is set first, so that no other node takes them. */
export async function claimDue(app: App, now: Date, batch: number): Promise<ReturnKey[]> {
  const { rows } = await sql<ReturnKey>`
    with due as materialized (select member_id, id from balance_return where next_at <= ${now}
      order by next_at limit ${batch} for update skip locked)
    update balance_return b set next_at = ${plusSeconds(now, AGAIN_SECONDS)}
    from due where b.member_id = due.member_id and b.id = due.id
    returning b.member_id member, b.id`.execute(app.db);
  return rows;
}

/** An open return is looked at this often. */
const AGAIN_SECONDS = 300;

interface PartStep {
  from: ReturnPartState;
  to: ReturnPartState;
  at: Date;
}

/** Moves a part without money. False where it has moved meanwhile. */
export async function movePart(db: Db, part: ReturnPart, { from, to, at }: PartStep) {
  const ended = to === 'Sent' || to === 'Failed';
  const { numUpdatedRows } = await db
    .updateTable('balance_return_part')
    .set({ state: to, ended_at: ended ? at : null })
    .$if(to === 'Asked', (row) => row.set({ asked_at: at }))
    .where('member_id', '=', part.member_id)
    .where('return_id', '=', part.return_id)
    .where('no', '=', part.no)
    .where('state', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

interface StandingRow {
  cash: string;
  away: string;
  rounds: boolean;
  withdrawal: boolean;
  barred: boolean;
  returned: string;
  unsettled: boolean;
}

export interface ReturnStanding extends ReturnAmounts {
  /** Held, or in wallets at vendors: it comes back before it can go. */
  away: bigint;
  /** Why nothing may leave now. */
  waits: ReturnWait | null;
  /** A part of it is on its way. */
  unsettled: boolean;
}

/** Reads what the member has, what of it may go back, and what it waits for. */
export async function readStanding(
  db: Db,
  of: Pick<ReturnRecord, 'member_id' | 'reason'>,
): Promise<ReturnStanding> {
  const { member_id: member, reason } = of;
  const { rows } = await sql<StandingRow>`
    select coalesce(sum(w.balance) filter (where w.kind = 'CASH'), 0)::text cash,
      coalesce(sum(w.balance) filter (where w.kind in ('HOLD', 'VENDOR')), 0)::text away,
      exists (select from game_round g where g.member_id = m.id and g.state = 'O') rounds,
      exists (select from withdrawal_order o where o.member_id = m.id
        and o.state = any(${[...OPEN_WITHDRAWALS]})) withdrawal,
      cardinality(${payoutBarsOf(sql`m.id`)}) > 0 barred,
      (select coalesce(sum(p.amount), 0) from balance_return_part p
        where p.member_id = m.id and p.state <> 'Failed')::text returned,
      exists (select from balance_return_part p where p.member_id = m.id
        and p.state = any(${[...OPEN_RETURN_PARTS]})) unsettled
    from member m left join wallet w on w.member_id = m.id where m.id = ${member}
    group by m.id`.execute(db);
  const { cash, away, rounds, withdrawal, barred, returned, unsettled } = rows[0]!;
  const deposited = await depositsOf(db, member);
  const amounts = { reason, cash: BigInt(cash), deposited, returned: BigInt(returned) };
  return {
    ...amountsOf(amounts),
    away: BigInt(away),
    waits: waitOf({ barred, rounds, withdrawal }),
    unsettled,
  };
}

const waitOf = (has: Record<ReturnWait, boolean>): ReturnWait | null => {
  if (has.barred) return 'barred';
  if (has.rounds) return 'rounds';
  return has.withdrawal ? 'withdrawal' : null;
};
