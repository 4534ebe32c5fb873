import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { HOUSE_VENDOR } from '@palaro/wallet/server';
import { sql } from 'kysely';

/** Names the award of a mission's step in a cycle; the step counts from 1. */
export const stepAward = (promotion: string, cycle: string, step: number): string =>
  `mission/${promotion}/${cycle}/${step}`;

/** An award of a step that was issued and not taken back. */
export interface StepAward {
  member: MemberId;
  transaction: string;
  id: string;
  state: 'Issued' | 'Claimed' | 'Expired';
  expiresAt: Date;
}

/** The awards of these members under these names, but for those that were taken back. */
export async function awardsNamed(
  db: Db,
  members: readonly MemberId[],
  names: readonly string[],
): Promise<StepAward[]> {
  if (members.length === 0) return [];
  const { rows } = await sql<StepAward>`
    select member_id::text as member, transaction, id::text as id, state,
      expires_at as "expiresAt"
    from award where vendor = ${HOUSE_VENDOR}
      and member_id = any (${[...members]}::bigint[]) and transaction = any (${[...names]}::text[])
      and state in ('Issued', 'Claimed', 'Expired')`.execute(db);
  return rows;
}
