import { sql, type Updateable } from 'kysely';
import type { Db, Tables, Tx } from '@palaro/server';
import { assertMove, statesBeforeEnd, TABLE_ROUND_MOVES } from '../../states.ts';

/** Rounds with the pair of seeds that decides them. */
export const roundsOf = (db: Db | Tx) =>
  db
    .selectFrom('play_table_round as r')
    .innerJoin('play_seed as s', 's.id', 'r.pair_id')
    .selectAll('r')
    .select(['s.server_seed_hash', 's.client_seed', 's.server_seed', 's.sealed']);

export type TableRoundRow = Awaited<ReturnType<ReturnType<typeof roundsOf>['execute']>>[number];

/** States of a round that goes on, or whose bets are still to be paid or given back. */
export const RUNNING = statesBeforeEnd(TABLE_ROUND_MOVES);

/** Whether a round goes on, or has bets to end; a table without rounds has none. */
export const isRunning = (round: Pick<TableRoundRow, 'state'> | undefined): boolean =>
  round !== undefined && RUNNING.includes(round.state);

export const roundKey = (gameId: string, roundNo: number) => `${gameId}/${roundNo}`;

export const findTableRound = (db: Db | Tx, key: string) =>
  roundsOf(db).where('r.round_key', '=', key).executeTakeFirst();

/** The round, locked until the transaction ends: it does not move on meanwhile. */
export const lockTableRound = (tx: Tx, key: string) =>
  roundsOf(tx).where('r.round_key', '=', key).forNoKeyUpdate('r').executeTakeFirst();

/** The latest rounds of a table, newest first. */
export const listTableRounds = (db: Db, gameId: string, count: number) =>
  roundsOf(db).where('r.game_id', '=', gameId).orderBy('r.round_no', 'desc').limit(count).execute();

export const findLatestTableRound = async (db: Db | Tx, gameId: string) =>
  roundsOf(db)
    .where('r.game_id', '=', gameId)
    .orderBy('r.round_no', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Tables with a round that goes on. */
export async function listRunning(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('play_table_round')
    .select('game_id')
    .where('state', 'in', RUNNING)
    .execute();
  return rows.map(({ game_id }) => game_id);
}

/** Rounds of a table are opened one after another, also by two leaders. */
export const lockTable = (tx: Tx, gameId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`play.table/${gameId}`}, 0))`.execute(tx);

export interface NewTableRound {
  gameId: string;
  roundNo: number;
  chainId: string;
  pairId: string;
  nonce: number;
  hand: number;
  opensAt: Date;
  locksAt: Date;
  revealsAt: Date;
}

export const insertTableRound = (tx: Tx, round: NewTableRound) =>
  tx
    .insertInto('play_table_round')
    .values({
      round_key: roundKey(round.gameId, round.roundNo),
      game_id: round.gameId,
      round_no: String(round.roundNo),
      chain_id: round.chainId,
      pair_id: round.pairId,
      nonce: round.nonce,
      hand: round.hand,
      state: 'OPEN',
      opens_at: round.opensAt,
      locks_at: round.locksAt,
      reveals_at: round.revealsAt,
      ended_at: null,
      beat_at: null,
      result: null,
    })
    .execute();

type Change = Updateable<Tables['play_table_round']>;
const updating = (db: Db | Tx) => db.updateTable('play_table_round');

/**
 * Moves a round on by `TABLE_ROUND_MOVES`, or changes it within its state; false if it is no longer
 * in the state `from`. Throws where the move is not allowed.
 */
export async function moveTableRound(
  db: Db | Tx,
  key: string,
  from: TableRoundRow['state'],
  change: Change,
): Promise<boolean> {
  if (change.state !== undefined) assertMove(TABLE_ROUND_MOVES, from, change.state);
  const { numUpdatedRows } = await updating(db)
    .set(change)
    .where('round_key', '=', key)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The table, if this node leads it from now on, or still does. */
export const takeLease = (
  db: Db,
  { gameId, node, now, until }: { gameId: string; node: string; now: Date; until: Date },
) =>
  db
    .updateTable('play_table')
    .set({ leader: node, led_until: until })
    .where('game_id', '=', gameId)
    .where((all) =>
      all.or([all('leader', 'is', null), all('leader', '=', node), all('led_until', '<', now)]),
    )
    .returningAll()
    .executeTakeFirst();

/** Gives the lease back, so that another node need not wait for its end. */
export const dropLease = (db: Db, gameId: string, node: string) =>
  db
    .updateTable('play_table')
    .set({ leader: null, led_until: null })
    .where('game_id', '=', gameId)
    .where('leader', '=', node)
    .execute();

/** Keeps the table running until then, because somebody looks at it. */
export const keepTableInUse = (db: Db, gameId: string, until: Date) =>
  db
    .insertInto('play_table')
    .values({ game_id: gameId, leader: null, led_until: null, wanted_until: until })
    .onConflict((conflict) =>
      conflict.column('game_id').doUpdateSet({
        wanted_until: sql`greatest(play_table.wanted_until, excluded.wanted_until)`,
      }),
    )
    .execute();

/** Finds who leads the table, and until when it is in use. */
export const findTable = (db: Db, gameId: string) =>
  db.selectFrom('play_table').selectAll().where('game_id', '=', gameId).executeTakeFirst();

export type Table = NonNullable<Awaited<ReturnType<typeof findTable>>>;
