import { newId, type MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';
import './accounts.tables.ts';
import type { BlockKind } from './accounts.tables.ts';

interface Block {
  kind: BlockKind;
  reason: string;
  imposedBy: string;
  at: Date;
}

/** Blocks payouts or bonuses of a member until it is lifted. False where it is blocked already. */
export async function blockMember(tx: Tx, member: MemberId, block: Block): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('member_block')
    .values({
      id: newId(block.at),
      member_id: member,
      kind: block.kind,
      reason: block.reason,
      imposed_by: block.imposedBy,
      from_at: block.at,
    })
    .onConflict((on) =>
      on.columns(['member_id', 'kind']).where('lifted_at', 'is', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Lifts the block of that kind that holds. */
export const liftBlock = (tx: Tx, member: MemberId, kind: BlockKind, now: Date) =>
  tx
    .updateTable('member_block')
    .set({ lifted_at: now })
    .where('member_id', '=', member)
    .where('kind', '=', kind)
    .where('lifted_at', 'is', null)
    .execute();

/** Reads the blocks of a member that hold, as operators see them; `at` in ISO 8601. */
export async function listBlocks(db: Db, member: MemberId) {
  const rows = await db
    .selectFrom('member_block')
    .select(['kind', 'reason', 'imposed_by as by', 'from_at as at'])
    .where('member_id', '=', member)
    .where('lifted_at', 'is', null)
    .orderBy('from_at')
    .orderBy('id')
    .execute();
  return rows.map(({ at, ...block }) => ({ ...block, at: at.toISOString() }));
}

/** SQL: bonuses and offers of this member are blocked. */
export const isBonusBlocked = (member: RawBuilder<unknown>) => sql<boolean>`exists (
  select from member_block b
  where b.member_id = ${member} and b.kind = 'bonus' and b.lifted_at is null)`;

/** Tells whether bonuses and offers of this member are blocked now. */
export async function hasBonusBlock(db: Db, member: MemberId): Promise<boolean> {
  const { rows } = await sql<{ blocked: boolean }>`
    select ${isBonusBlocked(sql`${member}::bigint`)} as blocked`.execute(db);
  return rows[0]?.blocked === true;
}

/**
 * Bars to payouts of a member. Breaks and exclusions are none of it: a protection never stops
 * money coming out (docs/domain/responsible-gaming.md §1).
 */
type PayoutBar = 'frozen' | 'case' | 'payout_block' | 'deny_list';

/** SQL: the bars that hold for payouts of this member, as an array of `PayoutBar`. */
export const payoutBarsOf = (member: RawBuilder<unknown>) => sql<PayoutBar[]>`array(
  select 'frozen' from member f where f.id = ${member} and f.state = 'disabled'
  union all select 'case' from member_case c
  where c.member_id = ${member} and c.closed_at is null
  union all select 'payout_block' from member_block b
  where b.member_id = ${member} and b.kind = 'payout' and b.lifted_at is null
  union all select 'deny_list' where exists (select from deny_match d
    join deny_entry e on e.id = d.entry_id
    where d.member_id = ${member} and d.cleared_at is null and e.lifted_at is null))`;

/** Reads the bars that hold for payouts of this member; empty where he may be paid. */
export async function readPayoutBars(db: Db, member: MemberId): Promise<PayoutBar[]> {
  const bars = payoutBarsOf(sql`${member}::bigint`);
  const { rows } = await sql<{ bars: PayoutBar[] }>`select ${bars} as bars`.execute(db);
  return rows[0]?.bars ?? [];
}
