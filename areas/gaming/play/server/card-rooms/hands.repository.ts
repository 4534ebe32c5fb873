import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';

/** The member's rounds of these games that are over; archived ones are found by their number. */
export const handsOf = (db: Db, member: MemberId, games: readonly string[]) =>
  db
    .selectFrom('play_round as r')
    .innerJoin('play_hand as h', 'h.pair_id', 'r.pair_id')
    .where('r.member_id', '=', member)
    .where('r.game_id', 'in', games);

/** The hand that this round was a part of, with what it was drawn from; also archived rounds. */
export const findHand = (db: Db, member: MemberId, round: string) =>
  db
    .selectFrom('ledger.play_round as r' as 'play_round as r')
    .innerJoin('play_hand as h', 'h.pair_id', 'r.pair_id')
    .innerJoin('play_seed as s', 's.id', 'r.pair_id')
    .selectAll('h')
    .select(['s.server_seed_hash', 's.server_seed', 's.sealed', 's.client_seed'])
    .where('r.member_id', '=', member)
    .where('r.round_id', '=', round)
    .executeTakeFirst();

export type HandRow = NonNullable<Awaited<ReturnType<typeof findHand>>>;

/** Whether this round's reserve is in a hand that is not over. */
export const isInHand = async (db: Db, member: MemberId, round: string) =>
  (await db
    .selectFrom('play_card_seat')
    .select('seat_no')
    .where('member_id', '=', member)
    .where('round_id', '=', round)
    .executeTakeFirst()) !== undefined;

/** Accounts by member. */
export async function accountsOf(db: Db, members: readonly string[]) {
  if (members.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('member')
    .select(['id', 'account'])
    .where('id', 'in', members)
    .execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}
