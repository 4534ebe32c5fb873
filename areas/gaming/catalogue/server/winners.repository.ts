import { sql } from 'kysely';
import type { Money } from '@palaro/kernel';
import type { Db } from '@palaro/server';

interface BoardFilter {
  since: Date;
  /** Smaller wins do not show. */
  atLeast: Money;
  games: readonly { vendor: string; gameId: string }[];
  limit: number;
}

interface Row {
  member_id: string;
  vendor: string;
  game: string;
  customer_name: string;
  amount: string;
  tx: string;
}

/**
 * The highest win of each member in the given games since an instant, highest first. It reads the
 * board's index from the top and skips a row whose member has a better one.
 */
export async function listWinners(db: Db, { since, atLeast, games, limit }: BoardFilter) {
  const { rows } = await sql<Row>`
    with fit as not materialized (
      select id, member_id, vendor, game, customer_name, amount, won_at, tx from winner
      where won_at > ${since} and amount >= ${atLeast} and (vendor, game) in (
        select * from unnest(${games.map(({ vendor }) => vendor)}::text[],
                             ${games.map(({ gameId }) => gameId)}::text[])))
    select member_id, vendor, game, customer_name, amount, tx from fit
    where not exists (
      select from fit better where better.member_id = fit.member_id
      and (better.amount > fit.amount or better.amount = fit.amount
        and (better.won_at > fit.won_at or better.won_at = fit.won_at and better.id < fit.id)))
    order by amount desc, won_at desc, id
    limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) as Money }));
}
export type BoardRow = Awaited<ReturnType<typeof listWinners>>[number];

/** Removes winners that no board shows: too old, or below the best `kept` of their game and day. */
export async function pruneWinners(db: Db, before: Date, kept: number): Promise<void> {
  await db.deleteFrom('winner').where('won_at', '<=', before).execute();
  await sql`
    delete from winner where id in (
      select id from (
        select id, row_number() over (
          partition by vendor, game, date_trunc('day', won_at, 'UTC')
          order by amount desc, won_at desc, id
        ) as place from winner
      ) ranked where place > ${kept}
    )`.execute(db);
}
