import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import type { Selectable } from 'kysely';
import type { GameSessionTable } from './wallet.tables.ts';

export type GameSessionRow = Selectable<GameSessionTable>;

const COLUMNS = [
  'id',
  'member_id',
  'vendor',
  'game',
  'book',
  'device',
  'language',
  'country',
  'nickname',
  'started_at',
  'last_bet_at',
  'ended_at',
  'idle_seconds',
  'max_seconds',
  'lobby',
] as const;

export const insertSession = (db: Db | Tx, row: GameSessionRow) =>
  db.insertInto('game_session').values(row).execute();

/** Ends the member's live sessions, of one vendor or of all; answers which those were. */
export function endSessions(db: Db | Tx, member: MemberId, at: Date, vendor?: string) {
  let ended = db
    .updateTable('game_session')
    .set({ ended_at: at })
    .where('member_id', '=', member)
    .where('ended_at', 'is', null);
  if (vendor !== undefined) ended = ended.where('vendor', '=', vendor);
  return ended.returning(['vendor', 'game']).execute();
}

export const findByToken = (db: Db, token: string) =>
  db.selectFrom('game_session').select(COLUMNS).where('token', '=', token).executeTakeFirst();

/** Gives the session its token if the code is still good, once; answers the session then. */
export const redeemCode = (db: Db, code: string, vendor: string, token: string, at: Date) =>
  db
    .updateTable('game_session')
    .set({ token })
    .where('code', '=', code)
    .where('vendor', '=', vendor)
    .where('token', 'is', null)
    .where('ended_at', 'is', null)
    .where('code_until', '>=', at)
    .returning(COLUMNS)
    .executeTakeFirst();

export async function memberOfCode(db: Db, code: string): Promise<MemberId | undefined> {
  const find = db.selectFrom('game_session').select('member_id').where('code', '=', code);
  return (await find.executeTakeFirst())?.member_id;
}
