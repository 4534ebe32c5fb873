import type { App, Tx } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';
import type { DifferenceKind } from '../../differences.ts';
import {
  keepDifferences,
  openAgain,
  settleDifferences,
  type NewDifference,
} from '../settlement/keep-differences.ts';
import { about, BANK } from './bank-differences.ts';
import { isPaidByProviders } from './expected.repository.ts';
import { DAYS_APART } from './match-lines.ts';

interface Row {
  id: string;
  day: string;
  closing: string;
  off: string;
}

/**
 * Looks at the balances of an account's statements anew, whenever a statement, a posting or a
 * person explains something. Gives how many differences are new.
 *
 * - `balance`: each statement must go on where the one before ended, and the first must begin with
 *   nothing, else money stands in the account of which no line tells.
 * - `closing`: the ledger must make the balance that a statement ends with
 *   (docs/domain/ledger.md §9). Each statement answers for what it brings itself, so that one thing
 *   is listed once; it is settled by whatever explains it.
 */
export async function compareBalances(app: App, tx: Tx, account: string): Promise<number> {
  const gaps = await keep(app, tx, account, 'balance', await readGaps(tx, account));
  return gaps + (await keep(app, tx, account, 'closing', await readDeviations(app, tx, account)));
}

/** After money moved in a commit of the ledger's own. */
export const compareBalancesNow = (app: App, account: string) =>
  app.db.transaction().execute((tx) => compareBalances(app, tx, account));

async function keep(app: App, tx: Tx, account: string, kind: DifferenceKind, rows: readonly Row[]) {
  const whole = rows.filter(({ off }) => BigInt(off) === 0n).map(({ id }) => id);
  const note = 'what came later explains it';
  await settleDifferences(app, tx, { ...BANK, kind, subjects: whole }, { note });
  const off = rows
    .filter((row) => BigInt(row.off) !== 0n)
    .map((row) => differs(account, kind, row));
  await openAgain(app, tx, { ...BANK, kind, subjects: off.map(({ subject }) => subject) });
  for (const { subject, expected } of off) {
    await sql`update cash_difference set expected = ${expected} where provider = 'BANK'
      and kind = ${kind} and subject = ${subject} and state = 'Open'`.execute(tx);
  }
  return keepDifferences(app, tx, off);
}

const differs = (
  account: string,
  kind: DifferenceKind,
  { id, day, closing, off }: Row,
): NewDifference => ({
  ...about,
  kind,
  subject: id,
  day,
  providerId: account,
  reference: null,
  off: null,
  told: BigInt(closing),
  expected: BigInt(closing) - BigInt(off),
});

/**
 * What each statement's closing balance has above the sums of `daily`, less what the one before it
 * had already. Of statements that end on one day the last that was read counts.
 */
async function readOff(tx: Tx, account: string, daily: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${daily}, based as (
      select s.id, s.to_day, s.closing - coalesce(
        (select sum(amount) from daily d where d.day <= s.to_day), 0) base
      from bank_statement s where s.account = ${account} and not exists (
        select from bank_statement n
        where n.account = s.account and n.to_day = s.to_day and n.id > s.id)
    ), stepped as (
      select id, base - lag(base, 1, 0::numeric) over (order by to_day) off from based)
    select id, to_day::text "day", closing, coalesce(off, 0)::text off
    from bank_statement left join stepped using (id) where account = ${account}
    order by to_day, id`.execute(tx);
  return rows;
}

const readGaps = (tx: Tx, account: string) =>
  readOff(
    tx,
    account,
    sql`daily as materialized (
      select "day", sum(amount) amount from bank_line where account = ${account} group by 1)`,
  );

/**
 * The ledger as the bank should see it: a posting counts on the day of its line; without a line,
 * only once it is no longer on its way; and so does what was written off for it.
 */
async function readDeviations(app: App, tx: Tx, account: string): Promise<Row[]> {
  const zone = app.site.settings['site.zone'];
  const settled = await isPaidByProviders(tx, account);
  return readOff(
    tx,
    account,
    sql`posted as (
      select t.key, (t.posted_at at time zone ${zone})::date + ${DAYS_APART}::int "day",
        case when p.from_account = h.account_id then p.amount else -p.amount end amount
      from house_account h join ledger.posting p on h.account_id in (p.from_account, p.to_account)
        join ledger.transfer t using (member_id, transfer_id)
      where h.kind = 'BANK' and h.detail = ${account}
      union all
      select 'settled/' || l.provider || '/' || l.day, l.day + ${DAYS_APART}::int,
        case when m.from_kind = 'BANK' then m.amount else -m.amount end
      from settlement_line l join house_move m
        on m.key in ('settle/' || l.provider || '/' || l.line,
          'settle/' || l.provider || '/' || l.line || '/fee')
      where ${settled} and 'BANK' in (m.from_kind, m.to_kind)
    ), item as (
      select "day", amount + rest amount from bank_line
        where account = ${account} and matched is not null
      union all
      select "day", amount from posted
        where not exists (select from bank_line b where b.matched = posted.key)
      union all
      select c.day + case c.kind when 'missing_there' then ${DAYS_APART}::int else 0 end,
          case when m.from_kind = 'BANK' then m.amount else -m.amount end
        from cash_difference c join house_move m
          on m.key like 'difference/%' and split_part(m.key, '/', 2) = c.id::text
        where c.provider = 'BANK' and c.provider_id = ${account}
    ), daily as materialized (select "day", sum(amount) amount from item group by 1)`,
  );
}
