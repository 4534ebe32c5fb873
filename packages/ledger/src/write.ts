import type { Client } from 'pg';
import { ownKind, type OwnKinds } from './judge-own.ts';
import { sender, settled } from './load.ts';
import type { RoundRow } from './rounds.ts';
import type { HoldWrite, LedgerRows } from './state.ts';

const KEYS = `insert into transfer_key (member_id, key, input, outcome, transfer_id)
  select * from unnest($1::bigint[], $2::uuid[], $3::uuid[], $4::smallint[], $5::bigint[])`;
const TRANSFERS = `insert into transfer (member_id, transfer_id, key, kind, phase, pending_id,
    cause_kind, cause_id, reverses, actor, posted_at)
  select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::char[],
    $6::bigint[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::timestamptz[])`;
const POSTINGS = `insert into posting (member_id, transfer_id, leg, book, from_account, to_account,
    amount, from_after, to_after)
  select * from unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::smallint[], $5::bigint[],
    $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[])`;
// The row is always there, and locked: an insert that meets it finds it by its key, whatever plan
// an update would have been given while the table was small.
const WALLETS = `insert into wallet (member_id, account_id, book, kind, vendor, balance, version)
  select * from unnest($1::bigint[], $2::bigint[], $3::smallint[], $4::text[], $5::text[],
    $6::bigint[], $7::bigint[])
  on conflict (member_id, account_id) do update set balance = excluded.balance,
    version = excluded.version`;
const NEW_HOLDS = `insert into hold (member_id, transfer_id, amount, state, resolved_by, kind,
    against, expires_at)
  select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::char[], $5::bigint[],
    $6::text[], $7::bigint[], $8::timestamptz[])`;
const HOLDS = `${NEW_HOLDS}
  on conflict (member_id, transfer_id) do update set amount = excluded.amount,
    state = excluded.state, resolved_by = excluded.resolved_by`;
// Apart from those that were there: in a table of many partitions each one that an upsert meets
// costs more to prepare than a row to write. The member's lock keeps others from adding them.
const NEW_ROUNDS = `insert into game_round (member_id, vendor, round, ref, game, state, bets, wins,
    refunds, bet_count, valid_bet, flags, opened_at, closed_at, adjusted, netted, close_bets,
    close_wins, close_refunds)
  select u.a, u.b, u.c, u.d, u.e, u.f, u.g, u.h, u.i, u.j, u.k, u.l::text[], u.m, u.n, u.o, u.p,
    u.q, u.r, u.s
  from unnest($1::bigint[], $2::text[], $3::uuid[], $4::text[], $5::text[], $6::char[],
    $7::bigint[], $8::bigint[], $9::bigint[], $10::int[], $11::bigint[], $12::text[],
    $13::timestamptz[], $14::timestamptz[], $15::bigint[], $16::boolean[], $17::bigint[],
    $18::bigint[], $19::bigint[])
    u (a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s)`;
const ROUNDS = `${NEW_ROUNDS}
  on conflict (member_id, vendor, round) do update set state = excluded.state,
    bets = excluded.bets, wins = excluded.wins, refunds = excluded.refunds,
    bet_count = excluded.bet_count, valid_bet = excluded.valid_bet, flags = excluded.flags,
    closed_at = excluded.closed_at, adjusted = excluded.adjusted, netted = excluded.netted,
    close_bets = excluded.close_bets, close_wins = excluded.close_wins,
    close_refunds = excluded.close_refunds, tx = excluded.tx`;

type Cell = string | number | bigint | null;
type Column<T> = (row: T) => Cell;

/** One array literal a column, as `unnest` takes them; texts come quoted by `text`. */
const columns = <T>(rows: readonly T[], ...of: Column<T>[]) =>
  rows.length === 0 ? null : of.map((read) => `{${rows.map((row) => read(row) ?? 'NULL').join()}}`);

/** An element that may hold anything: the driver's own way with arrays costs more than the rest. */
const text = (value: string) => `"${value.replace(/[\\"]/g, '\\$&')}"`;
const instant = (value: Date | null) => value && text(value.toISOString());

/** A batch's statements: those with no row are left out. */
function statements(rows: LedgerRows): [string, string, string[] | null][] {
  return [
    [
      'ledger_write_keys',
      KEYS,
      columns(
        rows.keys,
        (r) => r.member,
        (r) => r.key,
        (r) => r.input,
        (r) => r.outcome,
        (r) => r.transferId,
      ),
    ],
    ['ledger_write_transfers', TRANSFERS, transferColumns(rows)],
    ['ledger_write_postings', POSTINGS, postingColumns(rows)],
    [
      'ledger_write_wallets',
      WALLETS,
      columns(
        rows.wallets,
        (r) => r.member,
        (r) => r.account.id,
        (r) => r.account.book,
        (r) => r.account.kind,
        (r) => text(r.account.vendor),
        (r) => r.account.balance,
        (r) => r.account.version,
      ),
    ],
    ['ledger_write_new_holds', NEW_HOLDS, holdColumns(rows.newHolds)],
    ['ledger_write_holds', HOLDS, holdColumns(rows.holds)],
    ['ledger_write_new_rounds', NEW_ROUNDS, roundColumns(rows.newRounds)],
    ['ledger_write_rounds', ROUNDS, roundColumns(rows.rounds)],
  ];
}

const transferColumns = (rows: LedgerRows) =>
  columns(
    rows.transfers,
    (r) => r.member,
    (r) => r.id,
    (r) => text(r.key),
    (r) => text(r.kind),
    (r) => r.phase,
    (r) => r.pendingId,
    (r) => text(r.causeKind),
    (r) => text(r.causeId),
    (r) => r.reverses,
    (r) => text(r.actor),
    (r) => instant(r.at),
  );

const postingColumns = (rows: LedgerRows) =>
  columns(
    rows.postings,
    (r) => r.member,
    (r) => r.transferId,
    (r) => r.leg,
    (r) => r.book,
    (r) => r.from,
    (r) => r.to,
    (r) => r.amount,
    (r) => r.fromAfter,
    (r) => r.toAfter,
  );

const holdColumns = (holds: readonly HoldWrite[]) =>
  columns(
    holds,
    (r) => r.member,
    (r) => r.transferId,
    (r) => r.amount,
    (r) => r.state,
    (r) => r.by,
    (r) => text(r.kind),
    (r) => r.against,
    (r) => instant(r.expiresAt),
  );

const roundColumns = (rounds: readonly RoundRow[]) =>
  columns(
    rounds,
    (r) => r.member,
    (r) => text(r.vendor),
    (r) => r.round,
    (r) => text(r.ref),
    (r) => text(r.game),
    (r) => r.state,
    (r) => r.bets,
    (r) => r.wins,
    (r) => r.refunds,
    (r) => r.liveBets,
    (r) => r.validBet,
    // As text: unnest would flatten an array of arrays.
    (r) => text(`{${r.flags.join()}}`),
    (r) => instant(r.openedAt),
    (r) => instant(r.closedAt),
    (r) => r.adjusted,
    (r) => (r.netted ? 't' : 'f'),
    (r) => r.close?.bets ?? null,
    (r) => r.close?.wins ?? null,
    (r) => r.close?.refunds ?? null,
  );

/** Writes all rows and commits, in one round trip. Throws where the database did not commit. */
export async function writeAndCommit(
  client: Client,
  rows: LedgerRows,
  kinds: OwnKinds,
): Promise<void> {
  const send = sender(client);
  const sent: Promise<unknown>[] = statements(rows).flatMap(([name, sql, values]) =>
    values ? send(name, sql, values) : [],
  );
  for (const [name, own] of rows.own) {
    const { write } = ownKind(kinds, name);
    if (write) sent.push(send(`own_write_${name}`, write, [JSON.stringify(own)]));
  }
  const commit = client.query('commit');
  await settled([...sent, commit]);
  const { command } = await commit;
  // A failed transaction answers COMMIT with ROLLBACK and no error.
  if (command !== 'COMMIT') throw new Error(`the batch was not committed: ${command}`);
}
