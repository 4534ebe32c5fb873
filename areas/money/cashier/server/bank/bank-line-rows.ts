import { newId } from '@palaro/kernel';
import { column, defineSubledger, nullable, type SubledgerEntry } from '@palaro/ledger';
import { refuse, type App, type Db } from '@palaro/server';
import { eventEntries } from '@palaro/wallet/server';
import { sql } from 'kysely';
import type { DepositRecord } from '../deposits/deposits.repository.ts';
import { differsOf, explainedOf } from '../settlement/keep-differences.ts';
import type { DifferenceRow } from '../settlement/write-off.ts';

interface LineState {
  matched: string | null;
  version: number;
  moved?: boolean;
}

/**
 * A line that becomes the payment of an order, or no longer is, in the commit of the posting: a
 * line pays for one order only, and never for one that was taken back.
 */
export const bankLineRows = defineSubledger({
  name: 'cashier.bank-line',
  columns: {
    account: column.uuid,
    line: column.text,
    /** Whose deposit it pays, or no longer does. */
    member: column.bigint,
    /** The entry in `bank_match`. */
    id: column.uuid,
    kind: column.oneOf<'credit' | 'undo'>(),
    posting: column.text,
    reversal: nullable(column.text),
    reason: column.text,
    actor: column.text,
    at: column.postedAt,
  },
  /** Of the line's difference, as it was read. */
  judged: { version: column.integer },
  load: {
    by: ['account', 'line'],
    sql: ({ rows }) => `with asked as (
      select distinct account, line from ${rows} r
    ), locked as (
      select b.account, b.line, b.matched from bank_line b join asked using (account, line)
      order by b.account, b.line for update of b)
    select l.account || '/' || l.line as subject,
      jsonb_build_object('matched', l.matched, 'version', c.version) as state
    from locked l join cash_difference c on c.provider = 'BANK' and c.kind = 'missing_here'
      and c.subject = l.line and c.state <> 'Accepted'`,
  },
  subject: (row) => `${row.account}/${row.line}`,
  judge(standing: LineState | null, row) {
    const before = row.kind === 'credit' ? null : row.posting;
    const free = standing && !standing.moved && standing.matched === before;
    if (!free || standing.version !== row.version) return { refuse: 'order_state' };
    return { next: { matched: row.posting, version: row.version, moved: true } };
  },
  write: ({ rows }) => `with r as ${rows}, said as (
      insert into bank_match
          (id, account, line, member_id, kind, posting, reversal, reason, actor, at)
        select id, account, line, member, kind, posting, reversal, reason, actor, at from r
    ), told as (
      update cash_difference c set version = c.version + 1,
          state = case r.kind when 'credit' then 'Matched' else 'Open' end,
          ended_at = case r.kind when 'credit' then r.at end
        from r where c.provider = 'BANK' and c.kind = 'missing_here' and c.subject = r.line)
    update bank_line b set matched = case r.kind when 'credit' then r.posting end
      from r where b.account = r.account and b.line = r.line`,
});

interface Said {
  kind: 'credit' | 'undo';
  by: string;
  reason: string;
}

/** The line's own difference. Refuses `order_state` where there is none or two wrote it off. */
async function differenceOf({ db }: App, line: string): Promise<DifferenceRow> {
  const { rows } = await sql<DifferenceRow>`
    select *, day::text "day" from cash_difference
    where provider = 'BANK' and kind = 'missing_here' and subject = ${line}
      and state <> 'Accepted'`.execute(db);
  if (!rows[0]) throw refuse('order_state', { data: { state: 'Accepted' } });
  return rows[0];
}

/**
 * What makes a line the payment of an order (`credit`), or makes it wait again (`undo`), for the
 * commit that adds the money or takes it back. Refuses `order_state`.
 */
export async function lineOfOrder(
  app: App,
  { id, member_id: member }: Pick<DepositRecord, 'id' | 'member_id'>,
  { account, line }: { account: string; line: string },
  { kind, by, reason }: Said,
): Promise<SubledgerEntry[]> {
  const seen = await differenceOf(app, line);
  const then = { ...seen, version: seen.version + 1 };
  const entry = bankLineRows.entry({
    account,
    line,
    member,
    kind,
    reason,
    version: seen.version,
    id: newId(app.clock.now()),
    posting: `deposit/${id}/paid`,
    reversal: kind === 'undo' ? `deposit/${id}/reversed` : null,
    actor: `operator/${by}`,
  });
  const told =
    kind === 'credit'
      ? app.queue.rowsOf('cash.explained', explainedOf(then, { note: reason, by }))
      : app.queue.rowsOf('cash.differs', differsOf(then));
  return [entry, ...eventEntries(told)];
}

interface Match {
  id: string;
  kind: 'hand' | 'credit' | 'undo';
  posting: string;
  /** Whose deposit it paid. */
  member: string | null;
}

/** What people did with a line last. */
export async function lastMatch(db: Db, { account, line }: { account: string; line: string }) {
  const { rows } = await sql<Match>`
    select id, kind, posting, member_id::text member from bank_match
    where account = ${account} and line = ${line} order by at desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
