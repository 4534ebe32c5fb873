import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { SEED_MOVES, statesBefore } from '../states.ts';

const ACTIVE = ['id', 'server_seed_hash', 'client_seed', 'sealed', 'nonce', 'active_at'] as const;

export const findActiveSeed = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('play_seed')
    .select(ACTIVE)
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirst();

/** The active pair, locked until the transaction ends, so that no round takes a nonce meanwhile. */
export const lockActiveSeed = (tx: Tx, memberId: MemberId) =>
  tx
    .selectFrom('play_seed')
    .select(ACTIVE)
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .forUpdate()
    .executeTakeFirst();

export const findNextSeed = (db: Db | Tx, memberId: MemberId) =>
  db
    .selectFrom('play_seed')
    .select(['id', 'server_seed_hash'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'next')
    .executeTakeFirst();

/** The next pair with its sealed seed, which only the server's own key opens. */
export const findNextSealed = (db: Db, memberId: MemberId) =>
  db
    .selectFrom('play_seed')
    .select(['id', 'sealed'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'next')
    .executeTakeFirst();

export const listRevealedSeeds = (db: Db, memberId: MemberId, limit: number) =>
  db
    .selectFrom('play_seed')
    .select(['id', 'server_seed_hash', 'client_seed', 'server_seed', 'nonce'])
    .select(['active_at', 'revealed_at'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'revealed')
    .orderBy('revealed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Locks a member's seeds: first seeds and rotations from two devices wait for each other. */
export const lockSeedsOf = (tx: Tx, memberId: MemberId) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`play.seed/${memberId}`}, 0))`.execute(tx);

export interface NewSeed {
  id: string;
  memberId: MemberId;
  serverSeedHash: string;
  sealed: Buffer;
  at: Date;
}

export const insertNextSeed = (tx: Tx, { id, memberId, serverSeedHash, sealed, at }: NewSeed) =>
  tx
    .insertInto('play_seed')
    .values({
      id,
      member_id: memberId,
      state: 'next',
      server_seed_hash: serverSeedHash,
      sealed,
      created_at: at,
    })
    .execute();

const BEFORE_ACTIVE = statesBefore(SEED_MOVES, 'active');

/** Makes the next pair the active one, with the member's client seed. */
export const activateNextSeed = (tx: Tx, memberId: MemberId, clientSeed: string, at: Date) =>
  tx
    .updateTable('play_seed')
    .set({ state: 'active', client_seed: clientSeed, active_at: at })
    .where('member_id', '=', memberId)
    .where('state', 'in', BEFORE_ACTIVE)
    .executeTakeFirstOrThrow();

const BEFORE_REVEALED = statesBefore(SEED_MOVES, 'revealed');

/** Reveals a pair, once; its trigger refuses while something under it is open. */
export const revealSeed = (tx: Tx, id: string, serverSeed: string, at: Date) =>
  tx
    .updateTable('play_seed')
    .set({ state: 'revealed', server_seed: serverSeed, sealed: null, revealed_at: at })
    .where('id', '=', id)
    .where('state', 'in', BEFORE_REVEALED)
    .executeTakeFirstOrThrow();
