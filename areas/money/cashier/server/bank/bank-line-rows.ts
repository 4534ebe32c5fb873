import { newId } from '@palaro/kernel';
import type { OwnEntry, OwnRows } from '@palaro/ledger';
import { refuse, type App, type Db } from '@palaro/server';
import { toldWith } from '@palaro/wallet/server';
import { sql } from 'kysely';
import type { DepositRecord } from '../deposits/deposits.repository.ts';
import { differsOf, explainedOf } from '../settlement/keep-differences.ts';
import type { DifferenceRow } from '../settlement/write-off.ts';

interface LineChange {
  account: string;
  line: string;
  /** Whose deposit it pays, or no longer does. */
  member: string;
  /** The entry in `bank_match`. */
  id: string;
  kind: 'credit' | 'undo';
  posting: string;
  reversal: string | null;
  reason: string;
  actor: string;
  /** Of the line's difference, as it was read. */
  version: number;
}

type State = { matched: string | null; version: number; moved?: boolean } | null;

/**
 * A line that becomes the payment of an order, or no longer is, in the commit of the posting: a
 * line pays for one order only, and never for one that was taken back.
 */
export const bankLineRows = {
  name: 'cashier.bank-line',
  load: `with asked as (
      select distinct account, line from jsonb_to_recordset($1::jsonb) r (account uuid, line text)
    ), locked as (
      select b.account, b.line, b.matched from bank_line b join asked using (account, line)
      order by b.account, b.line for update of b)
    select l.account || '/' || l.line as subject,
      jsonb_build_object('matched', l.matched, 'version', c.version) as state
    from locked l join cash_difference c on c.provider = 'BANK' and c.kind = 'missing_here'
      and c.subject = l.line and c.state <> 'Accepted'`,
  loadBy: ({ account = null, line = null }) => ({ account, line }),
  subject: (row) => `${row.account}/${row.line}`,
  judge(loaded, row) {
    const seen = loaded as State;
    const before = row.kind === 'credit' ? null : row.posting;
    const is = seen && !seen.moved && seen.matched === before && seen.version === row.version;
    if (!is) return { refuse: 'order_state' };
    return { next: { matched: String(row.posting), version: seen.version, moved: true } };
  },
  write: `with r as (
      select * from jsonb_to_recordset($1::jsonb) r (account uuid, line text, member bigint,
        id uuid, kind text, posting text, reversal text, reason text, actor text, at timestamptz)
    ), said as (
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
} satisfies OwnRows;

interface Said {
  kind: LineChange['kind'];
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
): Promise<OwnEntry[]> {
  const seen = await differenceOf(app, line);
  const then = { ...seen, version: seen.version + 1 };
  const row: LineChange = {
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
  };
  const told =
    kind === 'credit'
      ? app.queue.rowsOf('cash.explained', explainedOf(then, { note: reason, by }))
      : app.queue.rowsOf('cash.differs', differsOf(then));
  return [{ name: bankLineRows.name, row: { ...row } }, ...toldWith(told)];
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
