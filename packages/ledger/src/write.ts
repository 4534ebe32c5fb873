import type { Client } from 'pg';
import { columns, instant, text } from './columns.ts';
import { subledgerOf, type Subledgers } from './judge-subledger.ts';
import type { RoundRow } from './rounds.ts';
import type { HoldWrite, LedgerRows } from './state.ts';
import { together, type Statement } from './together.ts';

/** $1, $2 … as columns of these types. Several `unnest` side by side cost less than one in FROM. */
const each = (...types: string[]) =>
  types.map((type, i) => `unnest($${i + 1}::${type}[])`).join(', ');
const BIGINTS = (count: number) => Array<string>(count).fill('bigint');

const KEYS = `insert into transfer_key (member_id, key, input, outcome, transfer_id)
  select ${each('bigint', 'uuid', 'uuid', 'smallint', 'bigint')}`;
const TRANSFERS = `insert into transfer (member_id, transfer_id, key, kind, phase, pending_id,
    cause_kind, cause_id, reverses, actor, posted_at)
  select ${each('bigint', 'bigint', 'text', 'text', 'char', 'bigint')},
    unnest($7::text[]), unnest($8::text[]), unnest($9::bigint[]), unnest($10::text[]),
    unnest($11::timestamptz[])`;
const POSTINGS = `insert into posting (member_id, transfer_id, leg, book, from_account, to_account,
    amount, from_after, to_after)
  select ${each('bigint', 'bigint', 'smallint', 'smallint', ...BIGINTS(5))}`;
// The wallet row always exists and is locked. An insert that conflicts finds it by its key, while
// an update might use a poor plan made when the table was small.
const WALLETS = `insert into wallet (member_id, account_id, book, kind, vendor, balance, version)
  select ${each('bigint', 'bigint', 'smallint', 'text', 'text', 'bigint', 'bigint')}
  on conflict (member_id, account_id) do update set balance = excluded.balance,
    version = excluded.version`;
const NEW_HOLDS = `insert into hold (member_id, transfer_id, amount, state, resolved_by, kind,
    against, expires_at)
  select ${each(...BIGINTS(3), 'char', 'bigint', 'text', 'bigint', 'timestamptz')}`;
const HOLDS = `${NEW_HOLDS}
  on conflict (member_id, transfer_id) do update set amount = excluded.amount,
    state = excluded.state, resolved_by = excluded.resolved_by`;
// New rounds are inserted apart from existing ones. With many partitions, each one that an upsert
// touches costs more to prepare than a row to write. The member's lock keeps others from adding the
// same round.
const NEW_ROUNDS = `insert into game_round (member_id, vendor, round, ref, game, state, bets, wins,
    refunds, bet_count, valid_bet, flags, opened_at, closed_at, adjusted, netted, close_bets,
    close_wins, close_refunds)
  select ${each('bigint', 'text', 'uuid', 'text', 'text', 'char', ...BIGINTS(3), 'int', 'bigint')},
    unnest($12::text[])::text[], unnest($13::timestamptz[]), unnest($14::timestamptz[]),
    unnest($15::bigint[]), unnest($16::boolean[]), unnest($17::bigint[]), unnest($18::bigint[]),
    unnest($19::bigint[])`;
const ROUNDS = `${NEW_ROUNDS}
  on conflict (member_id, vendor, round) do update set state = excluded.state,
    bets = excluded.bets, wins = excluded.wins, refunds = excluded.refunds,
    bet_count = excluded.bet_count, valid_bet = excluded.valid_bet, flags = excluded.flags,
    closed_at = excluded.closed_at, adjusted = excluded.adjusted, netted = excluded.netted,
    close_bets = excluded.close_bets, close_wins = excluded.close_wins,
    close_refunds = excluded.close_refunds, tx = excluded.tx`;

const COMMIT: Statement = { name: 'ledger_commit', text: 'commit', values: [], timed: true };

/** A batch's statements, without those that have no rows. */
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
    // Passed as text, because unnest would flatten an array of arrays.
    (r) => text(`{${r.flags.join()}}`),
    (r) => instant(r.openedAt),
    (r) => instant(r.closedAt),
    (r) => r.adjusted,
    (r) => (r.netted ? 't' : 'f'),
    (r) => r.close?.bets ?? null,
    (r) => r.close?.wins ?? null,
    (r) => r.close?.refunds ?? null,
  );

/**
 * Writes all rows and commits, in one round trip. Throws where the database did not commit. Returns
 * the milliseconds of the commit alone.
 */
export async function writeAndCommit(
  client: Client,
  rows: LedgerRows,
  subledgers: Subledgers,
): Promise<number> {
  const writes: Statement[] = statements(rows).flatMap(([name, sql, values]) =>
    values ? [{ name, text: sql, values }] : [],
  );
  for (const [name, posted] of rows.subledger) {
    const { write } = subledgerOf(subledgers, name);
    if (!write) continue;
    const statement = { name: `subledger_write_${name}`, text: write.text };
    writes.push({ values: write.values(posted), ...statement });
  }
  const sentAt = performance.now();
  const done = await together(client, [...writes, COMMIT]);
  const committed = done.at(-1);
  const written = done.at(-2);
  // If the transaction has failed, the server answers COMMIT with ROLLBACK and no error.
  if (committed?.command !== 'COMMIT') {
    throw new Error(`the batch was not committed: ${committed?.command}`);
  }
  return committed.at - (written?.at ?? sentAt);
}
