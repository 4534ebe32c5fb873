import type { MemberId } from '@palaro/kernel';
import type { Db, Tables, Tx } from '@palaro/server';
import type { Selectable } from 'kysely';

export type GameSessionRow = Selectable<Tables['game_session']>;

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

interface EndedSessions {
  /** Only sessions at this vendor. */
  vendor?: string;
  /** Only play with the member's own wallet, or only free play. */
  of?: 'own' | 'free';
  blocked?: boolean;
}

/** Ends the member's live sessions and returns them. */
export function endSessions(
  db: Db | Tx,
  member: MemberId,
  at: Date,
  { vendor, of, blocked = false }: EndedSessions = {},
) {
  let ended = db
    .updateTable('game_session')
    .set({ ended_at: at, blocked })
    .where('ended_at', 'is', null)
    .where((is) =>
      is.or([
        ...(of === 'free' ? [] : [is('member_id', '=', member)]),
        ...(of === 'own' ? [] : [is('shadow_of', '=', member)]),
      ]),
    );
  if (vendor !== undefined) ended = ended.where('vendor', '=', vendor);
  return ended.returning(['member_id', 'vendor', 'game']).execute();
}

/** A free-play session of that member. */
export const findFreePlay = (db: Db, owner: MemberId, id: string) =>
  db
    .selectFrom('game_session')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('shadow_of', '=', owner)
    .executeTakeFirst();

/** Removes the owner from free-play sessions that began before that instant. Returns how many. */
export async function forgetFreePlay(db: Db, before: Date, limit: number): Promise<bigint> {
  const old = db
    .selectFrom('game_session')
    .select('id')
    .where('shadow_of', 'is not', null)
    .where('started_at', '<', before)
    .limit(limit);
  const forgotten = await db
    .updateTable('game_session')
    .set({ shadow_of: null })
    .where('id', 'in', old)
    .executeTakeFirst();
  return forgotten.numUpdatedRows;
}

export const findByToken = (db: Db, token: string) =>
  db.selectFrom('game_session').select(COLUMNS).where('token', '=', token).executeTakeFirst();

/** Gives the session its token if the code is still valid, once. Returns the session then. */
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
