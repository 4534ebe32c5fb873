import type { BetWinCommand } from '@palaro/kernel';
import { accountId, digest, roundId } from '@palaro/ledger';
import type { App } from '@palaro/server';
import { columns, text } from '../packages/ledger/src/columns.ts';
import { together, type Statement } from '../packages/ledger/src/together.ts';
import type { Send } from './wallet-callers.ts';
import { inLanes, type Client } from './wallet-lanes.ts';

const BOOK = 1;
const CASH = accountId(BOOK, 'CASH');

/** Locks the wallets of a batch. */
const LOCK = `select member_id member, balance, version from wallet
  where member_id = any($1::bigint[]) and account_id = ${CASH}
  order by member_id for no key update`;

/**
 * Reads what the bets are judged by. A statement of its own, because one that waits for a lock sees
 * the tables as they were before it waited: without what another node has just committed.
 */
const LOOK = `select nextval('transfer_id') id, k.outcome, coalesce(r.state, a.state) state,
    s.blocked
  from unnest($1::bigint[], $2::uuid[], $3::uuid[]) g (member, key, round)
  left join lateral (select k.outcome from transfer_key k
    where k.member_id = g.member and k.key = g.key limit 1) k on true
  left join lateral (select r.state from game_round r where r.member_id = g.member
    and r.vendor = 'PALARO' and r.round = g.round limit 1) r on true
  left join lateral (select a.state from archive.game_round a where a.member_id = g.member
    and a.vendor = 'PALARO' and a.round = g.round limit 1) a on true
  left join lateral (select s.blocked from game_session s
    where s.member_id = g.member and s.vendor = 'PALARO' and s.game = 'dice'
      and s.ended_at is null order by s.started_at desc limit 1) s on true`;

/** All rows of the batch as they were decided, in one statement. */
const WRITE = `with given as (
    select unnest($1::bigint[]) member, unnest($2::uuid[]) key, unnest($3::uuid[]) round,
      unnest($4::uuid[]) input, unnest($5::text[]) name, unnest($6::text[]) ref,
      unnest($7::bigint[]) id, unnest($8::bigint[]) bet, unnest($9::bigint[]) win,
      unnest($10::bigint[]) after_bet, unnest($11::bigint[]) balance,
      unnest($12::bigint[]) version, unnest($13::timestamptz[]) at
  ), wallets as (
    insert into wallet (member_id, account_id, book, kind, vendor, balance, version)
    select member, ${CASH}, ${BOOK}, 'CASH', '', balance, version from given
    on conflict (member_id, account_id) do update set balance = excluded.balance,
      version = excluded.version
  ), keys as (
    insert into transfer_key (member_id, key, input, outcome, transfer_id)
    select member, key, input, 1, id from given
  ), transfers as (
    insert into transfer (member_id, transfer_id, key, kind, cause_kind, cause_id, actor,
      posted_at) select member, id, name, 'betWin', 'round', round, 'PALARO', at from given
  ), postings as (
    insert into posting (member_id, transfer_id, leg, book, from_account, to_account, amount,
      from_after, to_after)
    select member, id, 0, ${BOOK}, ${CASH}, -1, bet, after_bet, null from given
    union all select member, id, 1, ${BOOK}, -1, ${CASH}, win, null, balance from given
  )
  insert into game_round (member_id, vendor, round, ref, game, state, bets, wins, bet_count,
    opened_at, closed_at)
  select member, 'PALARO', round, ref, 'dice', 'C', bet, win, 1, at, at from given`;

interface Wallet {
  member: string;
  balance: string;
  version: string;
}

/** What the database knows of a bet: null where it has no key, no round, no session. */
interface Known {
  id: string;
  outcome: number | null;
  state: string | null;
  blocked: boolean | null;
}

/**
 * The least that decides outside the database as the wallet must: one statement locks, one
 * reads, the bets are judged here, one writes their rows, and the commit; two round trips. It
 * knows bets of one game only, keeps no answer for a repeat, and writes no refusal down.
 */
export const decidingOn = (app: App, connections: number): Send =>
  inLanes(app, connections, (client, bets) => decideBets(client, bets, app.clock.now()));

/**
 * Commits a batch as `decidingOn` says, together with what `also` writes for the bets that count.
 * Says of each bet whether it counts.
 */
export async function decideBets(
  client: Client,
  batch: readonly BetWinCommand[],
  at: Date,
  also: (rows: readonly DecidedBet[]) => Statement[] = () => [],
): Promise<boolean[]> {
  const bets = batch.map((bet) => ({
    bet,
    key: digest(`${bet.vendor}/${bet.transaction}`),
    round: roundId(bet.vendor, bet.round),
  }));
  const asked = columns(
    bets,
    ({ bet }) => bet.member,
    ({ key }) => key,
    ({ round }) => round,
  );
  const look = { name: 'deciding_look', text: LOOK, values: asked ?? [] };
  const lock = { name: 'deciding_lock', text: LOCK, values: asked?.slice(0, 1) ?? [] };
  const [, locked, looked] = await together(client, [named('begin'), lock, look]);
  const rowsLocked = (locked?.rows ?? []) as unknown as Wallet[];
  const wallets = new Map(rowsLocked.map((wallet) => [wallet.member, wallet]));
  const found = (looked?.rows ?? []) as unknown as Known[];
  const known = bets.map(({ bet }, i) => ({ ...wallets.get(bet.member)!, ...found[i]! }));
  const judged = bets.map(({ bet }, i) => mayPlay(bet, known[i]!));
  const rows = bets.flatMap((one, i) => (judged[i] ? [rowOf(one, known[i]!)] : []));
  const when = text(at.toISOString());
  const values = columns(
    rows,
    (row) => row.bet.member,
    (row) => row.key,
    (row) => row.round,
    (row) => row.input,
    (row) => text(`${row.bet.vendor}/${row.bet.transaction}`),
    (row) => text(row.bet.round),
    (row) => row.id,
    (row) => row.bet.bet,
    (row) => row.bet.win,
    (row) => row.afterBet,
    (row) => row.afterBet + row.bet.win,
    (row) => row.version,
    () => when,
  );
  const writes = values ? [{ name: 'deciding_write', text: WRITE, values }, ...also(rows)] : [];
  await together(client, [...writes, named('commit')]);
  return judged;
}

const named = (word: string) => ({ name: `deciding_${word}`, text: word, values: [] });

const mayPlay = ({ bet }: BetWinCommand, known: Wallet & Known) =>
  known.outcome === null &&
  known.state === null &&
  known.blocked === false &&
  BigInt(known.balance) >= bet;

export type DecidedBet = ReturnType<typeof rowOf>;

const rowOf = (one: { bet: BetWinCommand; key: string; round: string }, known: Wallet & Known) => ({
  ...one,
  id: known.id,
  input: digest(`${one.bet.member} ${one.bet.bet} ${one.bet.win}`),
  afterBet: BigInt(known.balance) - one.bet.bet,
  version: BigInt(known.version) + 2n,
});
