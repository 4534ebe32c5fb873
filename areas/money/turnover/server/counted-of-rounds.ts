import type { Money, MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import { sql } from 'kysely';

interface RoundName {
  vendor: string;
  round: string;
}

const keyOf = ({ vendor, round }: RoundName) => `${vendor}/${round}`;

/**
 * Reads what each of these rounds added to the member's requirements. The answer is null for a
 * round that was not counted, because nothing had to be bet then or it is not over.
 */
export async function countedOfRounds(db: Db, member: MemberId, rounds: readonly RoundName[]) {
  if (rounds.length === 0) return () => null;
  const { rows } = await sql<RoundName & { counted: string }>`
    select u.vendor, u.round::text, sum(u.amount) filter (where u.requirement_id > 0) as counted
    from unnest(${rounds.map(({ vendor }) => vendor)}::text[],
      ${rounds.map(({ round }) => round)}::uuid[]) q (vendor, round)
    join turnover_use u on u.member_id = ${member} and u.vendor = q.vendor and u.round = q.round
    group by u.vendor, u.round`.execute(db);
  const counted = new Map(rows.map((row) => [keyOf(row), BigInt(row.counted ?? 0)]));
  return (round: RoundName): Money | null => counted.get(keyOf(round)) ?? null;
}
