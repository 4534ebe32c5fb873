import { sql } from 'kysely';
import type { Money } from '@palaro/kernel';
import type { Db } from '@palaro/server';

export interface Winner {
  memberId: string;
  vendor: string;
  round: string;
  nodeId: string;
  category: string;
  customerName: string;
  amount: Money;
  wonAt: Date;
}

/** Enters wins, or corrects those of rounds that were settled again; answers their ids. */
export async function upsertWinners(db: Db, winners: readonly Winner[]) {
  if (winners.length === 0) return [];
  const rows = winners.map((winner) => ({
    member_id: winner.memberId,
    vendor: winner.vendor,
    round: winner.round,
    node_id: winner.nodeId,
    category: winner.category,
    customer_name: winner.customerName,
    amount: String(winner.amount),
    won_at: winner.wonAt,
  }));
  return db
    .insertInto('winner')
    .values(rows)
    .onConflict((row) =>
      row
        .columns(['member_id', 'vendor', 'round'])
        .doUpdateSet((update) => ({ amount: update.ref('excluded.amount') })),
    )
    .returning('id')
    .execute();
}

/** Takes a win off the board: the round was voided, or settled again as a loss. */
export const deleteWinner = (
  db: Db,
  { memberId, vendor, round }: Pick<Winner, 'memberId' | 'vendor' | 'round'>,
) =>
  db
    .deleteFrom('winner')
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('round', '=', round)
    .execute();

/** The highest wins since an instant, of one category where it is given. */
export async function listWinners(
  db: Db,
  { since, category, limit }: { since: Date; category?: string; limit: number },
) {
  const rows = await db
    .selectFrom('winner')
    .select(['id', 'node_id', 'customer_name', 'amount'])
    .where('won_at', '>', since)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? ''))
    .orderBy('amount', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) as Money }));
}
export type BoardRow = Awaited<ReturnType<typeof listWinners>>[number];

/** Removes what no board shows: too old, or below the best `kept` of its category and day. */
export async function pruneWinners(db: Db, before: Date, kept: number): Promise<void> {
  await db.deleteFrom('winner').where('won_at', '<=', before).execute();
  await sql`
    delete from winner where id in (
      select id from (
        select id, row_number() over (
          partition by category, date_trunc('day', won_at, 'UTC') order by amount desc, id desc
        ) as place from winner
      ) ranked where place > ${kept}
    )`.execute(db);
}
