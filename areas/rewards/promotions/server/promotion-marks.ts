import type { MemberId } from '@palaro/kernel';
import { refuse, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { ClaimMarks } from './award-postings.ts';

/**
 * Notes the marks of a person who takes part (`personMarks`), all or none
 * (docs/domain/promotions.md §4, abuse limits). Refuses `promo.already_claimed_here` where one
 * stands for another member.
 */
export async function takeMarks(
  tx: Tx,
  { promotion, cycle, marks }: ClaimMarks,
  member: MemberId,
): Promise<void> {
  // In order, so that two who come at once do not wait for each other.
  for (const mark of [...marks].sort()) {
    const { rows } = await sql<{ member: string }>`
      insert into promotion_mark (promotion_id, cycle, mark, member_id)
      values (${promotion}, ${cycle}, ${mark}, ${member})
      on conflict (promotion_id, cycle, mark) do update set member_id = promotion_mark.member_id
      returning member_id::text as member`.execute(tx);
    if (rows[0]?.member !== member) throw refuse('promo.already_claimed_here');
  }
}

/** Frees the marks of a member who was given nothing, for others who share one. */
export const freeMarks = (tx: Tx, promotion: string, member: MemberId) =>
  tx
    .deleteFrom('promotion_mark')
    .where('promotion_id', '=', promotion)
    .where('member_id', '=', member)
    .execute();
