import type { MemberId } from '@palaro/kernel';
import { fixedQuery, type Db } from '@palaro/server';

const favourites = fixedQuery((db, { memberId }: { memberId: MemberId }) =>
  db
    .selectFrom('favourite_game')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('added_at', 'desc')
    .orderBy('node_id')
    .compile(),
);

/** NodeIds of the member's favourites, newest first. */
export async function listFavourites(db: Db, memberId: MemberId): Promise<string[]> {
  const rows = await favourites(db, { memberId });
  return rows.map(({ node_id }) => node_id);
}

export const insertFavourite = (db: Db, memberId: MemberId, nodeId: string, at: Date) =>
  db
    .insertInto('favourite_game')
    .values({ member_id: memberId, node_id: nodeId, added_at: at })
    .onConflict((row) => row.doNothing())
    .execute();

export const deleteFavourite = (db: Db, memberId: MemberId, nodeId: string) =>
  db
    .deleteFrom('favourite_game')
    .where('member_id', '=', memberId)
    .where('node_id', '=', nodeId)
    .execute();

/** NodeIds of the games that the member opened, most recent first. */
export async function listRecent(db: Db, memberId: MemberId): Promise<string[]> {
  const rows = await db
    .selectFrom('recent_game')
    .select('node_id')
    .where('member_id', '=', memberId)
    .orderBy('opened_at', 'desc')
    .orderBy('node_id')
    .execute();
  return rows.map(({ node_id }) => node_id);
}

export const upsertRecent = (db: Db, memberId: MemberId, nodeId: string, at: Date) =>
  db
    .insertInto('recent_game')
    .values({ member_id: memberId, node_id: nodeId, opened_at: at })
    .onConflict((row) => row.columns(['member_id', 'node_id']).doUpdateSet({ opened_at: at }))
    .execute();
