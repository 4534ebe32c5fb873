import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import './wallet.tables.ts';

interface RoundAt {
  member: MemberId;
  vendor: string;
  round: string;
}

/** The round as it is, locked until the transaction ends; none if it is archived or only listed. */
export const lockRound = (db: Db, { member, vendor, round }: RoundAt) =>
  db
    .selectFrom('game_round')
    .select(['ref', 'game', 'state', 'bets', 'wins', 'refunds'])
    .where('member_id', '=', member)
    .where('vendor', '=', vendor)
    .where('round', '=', round)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A transfer that counts. */
export interface Undoable {
  transferId: string;
  key: string;
}

/** The round's transfers that nothing has reversed, stakes first. */
export async function listUndoable(db: Db, { member, round }: RoundAt): Promise<Undoable[]> {
  const { rows } = await sql<Undoable>`
    select t.transfer_id::text as "transferId", t.key from ledger.transfer t
    where t.member_id = ${member} and t.cause_kind = 'round' and t.cause_id = ${round}
      and t.reverses is null and not exists (select from ledger.transfer r
        where r.member_id = t.member_id and r.reverses = t.transfer_id)
    order by t.kind in ('bet', 'betWin', 'buyIn') desc, t.transfer_id`.execute(db);
  return rows;
}

/** The messages of the round whose awards wait to be claimed. */
export async function listIssuedAwards(db: Db, { member, vendor, round }: RoundAt) {
  const rows = await db
    .selectFrom('award')
    .select('transaction')
    .where('member_id', '=', member)
    .where('vendor', '=', vendor)
    .where('round', '=', round)
    .where('state', '=', 'Issued')
    .execute();
  return rows.map(({ transaction }) => transaction);
}
