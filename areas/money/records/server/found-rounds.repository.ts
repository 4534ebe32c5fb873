import { sql } from 'kysely';
import type { MemberId } from '@palaro/kernel';
import type { Db } from '@palaro/server';
import type { RoundRow } from './rounds.repository.ts';

export interface WholeRound extends RoundRow {
  member_id: MemberId;
  flags: ('late' | 'resettled' | 'win_after_refund' | 'mismatch')[];
}

const COLUMNS = sql.raw(`r.member_id::text as member_id, r.vendor, r.ref, r.round::text as round,
  r.game, r.state, r.bets, r.wins, r.refunds, r.opened_at, r.closed_at, r.flags`);

// With what was archived, since a complaint may come late.
const WHOLE = sql.raw(`(
  select member_id, vendor, ref, game, state, bets, wins, refunds, opened_at, closed_at, round,
      flags
    from ledger.game_round
  union all
  select member_id, vendor, ref, game, 'C'::char(1), bets, wins, 0::bigint, opened_at, closed_at,
      round, '{}'::text[]
    from ledger.listed_round)`);

interface Wanted {
  vendor?: string | undefined;
  member?: string | undefined;
  ref?: string | undefined;
}

/** Open rounds, oldest first, along the index of open ones, and how many there are. */
export async function listOpenRounds(
  db: Db,
  { vendor, member, ref }: Wanted,
  { size, skip }: { size: number; skip: number },
) {
  const open = sql`from game_round r where r.state = 'O'
    and (${vendor ?? null}::text is null or r.vendor = ${vendor ?? null})
    and (${member ?? null}::bigint is null or r.member_id = ${member ?? null})
    and (${ref ?? null}::text is null or r.ref = ${ref ?? null})`;
  const [{ rows }, counted] = await Promise.all([
    sql<WholeRound>`select ${COLUMNS} ${open}
      order by r.opened_at, r.round limit ${size} offset ${skip}`.execute(db),
    sql<{ total: string }>`select count(*) as total ${open}`.execute(db),
  ]);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}

const NAMED_MOST = 20;

/** A member's rounds of that name; two vendors may use the same one. */
export async function listRoundsNamed(
  db: Db,
  { member, ref, vendor }: { member: MemberId; ref: string; vendor?: string | undefined },
) {
  const { rows } = await sql<WholeRound>`select ${COLUMNS} from ${WHOLE} r
    where r.member_id = ${member} and r.ref = ${ref}
      and (${vendor ?? null}::text is null or r.vendor = ${vendor ?? null})
    order by r.opened_at desc limit ${NAMED_MOST}`.execute(db);
  return { rows, total: rows.length };
}

/** Who played a round of our own games. */
export async function ownerOfHouseRound(db: Db, round: string): Promise<MemberId | undefined> {
  const { rows } = await sql<{ member_id: MemberId }>`
    select member_id::text as member_id from ledger.play_round
    where round_id = ${round}::uuid`.execute(db);
  return rows[0]?.member_id;
}

interface At {
  member: MemberId;
  vendor: string;
  round: string;
}

export async function findRound(db: Db, { member, vendor, round }: At) {
  const { rows } = await sql<WholeRound>`select ${COLUMNS} from ${WHOLE} r
    where r.member_id = ${member} and r.vendor = ${vendor} and r.round = ${round}::uuid`.execute(
    db,
  );
  return rows[0];
}

const TRANSFERS_MOST = 200;

/** The transfers that a round caused, oldest first. Reads the member's own part of the ledger. */
export async function transfersOfRound(db: Db, { member, round }: At) {
  const { rows } = await sql<{ id: string; kind: string; posted_at: Date; actor: string }>`
    select t.transfer_id::text as id, t.kind, t.posted_at, t.actor from ledger.transfer t
    where t.member_id = ${member} and t.cause_kind = 'round' and t.cause_id = ${round}
    order by t.transfer_id limit ${TRANSFERS_MOST}`.execute(db);
  return rows;
}

/** The change by which a void of the round was asked for and is not decided. */
export async function voidAskedFor(db: Db, { member, round }: At): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from change_request
    where kind = 'round.void' and payload->>'round' = ${round} and payload->>'member' = ${member}
      and state in ('Pending', 'Approved')
    order by made_at desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
