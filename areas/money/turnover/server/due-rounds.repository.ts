import type { MemberId } from '@palaro/kernel';
import type { Db, Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { Filled, Requirement } from './fill-requirements.ts';
import type { PlayedRound } from './contribution.ts';
import './turnover.tables.ts';

/** Members looked at in one commit; their bets wait that long, so it is small. */
const MEMBERS_AT_ONCE = 50;
/** Rounds taken in one commit. */
const ROUNDS_AT_ONCE = 1_000;

/** Members whose rounds wait to be counted. */
export async function membersDue(db: Db): Promise<MemberId[]> {
  const { rows } = await sql<{ member_id: MemberId }>`
    select distinct member_id from (
      (select member_id from turnover_due order by member_id limit ${ROUNDS_AT_ONCE})
      union all
      (select member_id from turnover_listed_due order by member_id limit ${ROUNDS_AT_ONCE})) due
    order by member_id limit ${MEMBERS_AT_ONCE}`.execute(db);
  return rows.map((row) => row.member_id);
}

/** Waits for the members' running commits and holds their next ones, in the batcher's order. */
export const lockWallets = (tx: Tx, members: readonly MemberId[]) =>
  sql`select from (select from wallet where member_id = any(${[...members]}::bigint[])
    order by member_id, account_id for no key update) locked`.execute(tx);

export interface RoundKey {
  member_id: MemberId;
  vendor: string;
  round: string;
}

/** Takes the marks of these members, at most `ROUNDS_AT_ONCE` of each kind. */
export async function takeDue(tx: Tx, members: readonly MemberId[]): Promise<RoundKey[]> {
  const of = [...members];
  const keys = sql`member_id::text, vendor, round::text`;
  const { rows } = await sql<RoundKey>`
    with due as (
      delete from turnover_due d using (select ctid from turnover_due
        where member_id = any(${of}::bigint[]) order by tx limit ${ROUNDS_AT_ONCE}) q
      where d.ctid = q.ctid returning d.*
    ), listed as (
      delete from turnover_listed_due d using (select ctid from turnover_listed_due
        where member_id = any(${of}::bigint[]) limit ${ROUNDS_AT_ONCE}) q
      where d.ctid = q.ctid returning d.*
    )
    select ${keys} from due union select ${keys} from listed`.execute(tx);
  return rows;
}

/** Where the fold stands: rounds that changed from this transaction on are not marked yet. */
export async function foldMark(db: Db): Promise<string> {
  const { rows } = await sql<{ tx: string }>`
    select tx::text from fold_watermark where name = 'turnover'`.execute(db);
  return rows[0]?.tx ?? '0';
}

export type ChangedKey = RoundKey & { tx: string };

/**
 * The members' rounds that changed from a transaction on. It is given as a value, so that the
 * planner sees how few there are and takes the index by transaction.
 */
export async function roundsFrom(
  db: Db,
  members: readonly MemberId[],
  from: string,
): Promise<ChangedKey[]> {
  const { rows } = await sql<ChangedKey>`
    select g.member_id::text, g.vendor, g.round::text, g.tx::text from game_round g
    where g.member_id = any(${[...members]}::bigint[]) and g.tx >= ${from}::bigint`.execute(db);
  return rows;
}

export interface LoadedRound extends PlayedRound, RoundKey {
  game: string;
  closedAt: Date | null;
  tx: bigint | null;
}

interface RoundRow extends RoundKey {
  game: string;
  state: 'O' | 'C' | 'V';
  bets: string;
  wins: string;
  refunds: string;
  valid_bet: string | null;
  closed_at: Date | null;
  tx: string | null;
}

const ROUND_IN = (table: string) => sql`select g.game, g.state, g.bets, g.wins, g.refunds,
  g.valid_bet, g.closed_at, g.tx from ${sql.table(table)} g
  where g.member_id = q.member_id and g.vendor = q.vendor and g.round = q.round`;
const LISTED_IN = (table: string) => sql`select l.game, 'C', l.bets, l.wins, 0::bigint,
  l.valid_bet, l.closed_at, null::bigint from ${sql.table(table)} l
  where l.member_id = q.member_id and l.vendor = q.vendor and l.round = q.round`;

/** The rounds as they are now, wherever they are: played here or listed, archived or not. */
export async function loadRounds(tx: Tx, keys: readonly RoundKey[]): Promise<LoadedRound[]> {
  const { rows } = await sql<RoundRow>`select q.member_id::text, q.vendor, q.round::text, g.*
    from ${asked(keys)} cross join lateral (${ROUND_IN('game_round')}
      union all ${ROUND_IN('archive.game_round')} union all ${LISTED_IN('listed_round')}
      union all ${LISTED_IN('archive.listed_round')} limit 1) g`.execute(tx);
  return rows.map(({ valid_bet, closed_at, tx: changed, ...row }) => ({
    ...row,
    tx: changed === null ? null : BigInt(changed),
    bets: BigInt(row.bets),
    wins: BigInt(row.wins),
    refunds: BigInt(row.refunds),
    validBet: valid_bet === null ? null : BigInt(valid_bet),
    closedAt: closed_at,
  }));
}

const asked = (keys: readonly RoundKey[]) => sql`unnest(
  ${keys.map((key) => key.member_id)}::bigint[], ${keys.map((key) => key.vendor)}::text[],
  ${keys.map((key) => key.round)}::uuid[]) q (member_id, vendor, round)`;

export interface LoadedUse extends RoundKey {
  requirement_id: string;
  amount: string;
}

export async function loadUses(tx: Tx, keys: readonly RoundKey[]): Promise<LoadedUse[]> {
  const { rows } = await sql<LoadedUse>`select q.member_id::text, q.vendor, q.round::text, u.*
    from ${asked(keys)} cross join lateral (select u.requirement_id, u.amount from turnover_use u
      where u.member_id = q.member_id and u.vendor = q.vendor and u.round = q.round
      limit 1000) u`.execute(tx);
  return rows;
}

export interface LoadedRequirement extends Requirement {
  member: MemberId;
}

/** The members' open requirements, and those that the uses name. Locks them. */
export async function loadRequirements(
  tx: Tx,
  members: readonly MemberId[],
  used: readonly string[],
): Promise<LoadedRequirement[]> {
  const rows = await tx
    .selectFrom('turnover_requirement')
    .selectAll()
    .where(sql<boolean>`member_id = any(${[...members]}::bigint[])`)
    .where(sql<boolean>`(state = 'O' or requirement_id = any(${[...used]}::bigint[]))`)
    .orderBy('member_id')
    .orderBy('requirement_id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    member: row.member_id as MemberId,
    id: row.requirement_id,
    required: BigInt(row.required),
    done: BigInt(row.done),
    state: row.state,
    openedAt: row.opened_at,
  }));
}

/** Writes what changed of one or more members. */
export async function writeFilled(
  tx: Tx,
  filled: readonly (Filled & { member: MemberId })[],
  now: Date,
): Promise<void> {
  const uses = filled.flatMap(({ member, uses: all }) =>
    all.map((use) => ({ ...use, member, amount: String(use.amount) })),
  );
  const changed = filled.flatMap(({ member, requirements }) =>
    requirements.map(({ id, done, state }) => ({ member, id, done: String(done), state })),
  );
  if (uses.length > 0) {
    await sql`insert into turnover_use as u (member_id, vendor, round, requirement_id, amount,
        counted_at)
      select member, vendor, round, requirement, amount, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) r
          (member bigint, vendor text, round uuid, requirement bigint, amount bigint)
      on conflict (member_id, vendor, round, requirement_id)
        do update set amount = excluded.amount, counted_at = excluded.counted_at`.execute(tx);
  }
  if (changed.length > 0) {
    await sql`update turnover_requirement t set done = r.done, state = r.state,
        ended_at = case when r.state = 'O' then null else ${now}::timestamptz end
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) r
        (member bigint, id bigint, done bigint, state text)
      where t.member_id = r.member and t.requirement_id = r.id`.execute(tx);
  }
}
