import { createHash } from 'node:crypto';
import { newId, plusSeconds } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import {
  keepDifferences,
  settleDifferences,
  type NewDifference,
} from '../settlement/keep-differences.ts';
import { keepLines, markMatched, nameLines, type KeptLine } from './bank-lines.ts';
import {
  isPaidByProviders,
  ledgerOf,
  readPosted,
  readSettled,
  type Asked,
} from './expected.repository.ts';
import { DAYS_APART, matchLines, type Expected } from './match-lines.ts';
import { readStatement } from './read-statement.ts';
import type { BankStatement } from './statement.ts';

const DAY_SECONDS = 86_400;
const plusDays = (day: string, days: number) =>
  plusSeconds(new Date(day), days * DAY_SECONDS)
    .toISOString()
    .slice(0, 10);

interface Imported {
  statement: string;
  lines: number;
  matched: number;
  differences: number;
}

/**
 * Reads a statement of one of our accounts (docs/domain/payments.md §9) in one commit: keeps its
 * lines, says which posting each is, and lists what does not agree. No money moves. The same
 * statement again, or one that overlaps it, changes nothing twice. Refuses `not_found`,
 * `statement.unreadable`.
 */
export function importStatement(
  app: App,
  operator: Operator,
  { account, file }: { account: string; file: Uint8Array },
): Promise<Imported> {
  return app.db.transaction().execute(async (tx) => {
    const number = await lockAccount(tx, account);
    const { settings } = app.site;
    const read = readStatement(file, number, settings['site.currency']);
    const asked = { account, from: read.from, to: read.to, zone: settings['site.zone'] };
    const kept = await compare(app, tx, asked, read, { file, actor: `operator/${operator.name}` });
    await recordAudit(tx, operator, app.clock.now(), {
      ...{ subject: `bank-statement:${kept.statement}` },
      after: { account, from: read.from, to: read.to, ...kept },
    });
    return kept;
  });
}

/** Its number. Two statements of one account are read one after the other. */
async function lockAccount(tx: Tx, account: string): Promise<string> {
  const { rows } = await sql<{ account_number: string }>`
    select account_number from house_bank_account where id = ${account} for update`.execute(tx);
  if (!rows[0]) throw refuse('not_found');
  return rows[0].account_number;
}

async function compare(
  app: App,
  tx: Tx,
  asked: Asked,
  read: BankStatement,
  { file, actor }: { file: Uint8Array; actor: string },
): Promise<Imported> {
  const { account, from, to } = asked;
  const digest = createHash('sha256').update(file).digest();
  const known = await sql<{ id: string }>`
    select id from bank_statement where account = ${account} and digest = ${digest}`.execute(tx);
  const statement = known.rows[0]?.id ?? newId(app.clock.now());
  const named = nameLines(account, read.lines);
  const { fresh, waiting } = await keepLines(tx, account, statement, named);
  const oldest = [from, ...waiting.map(({ day }) => day)].sort()[0]!;
  const around = {
    ...asked,
    from: plusDays(oldest, -DAYS_APART),
    to: plusDays(to, DAYS_APART),
  };
  const expected = [...(await readPosted(tx, around)), ...(await readSettled(tx, around))];
  const found = matchLines(waiting, expected);
  await markMatched(tx, account, found);
  const keys = [...found.values()].map(({ key }) => key);
  await settleDifferences(app, tx, { kind: 'missing_there', subjects: keys });
  const lines = [...found.keys()].map(({ line }) => line);
  await settleDifferences(app, tx, { kind: 'missing_here', subjects: lines });
  if (!known.rows[0]) {
    await sql`insert into bank_statement (id, account, digest, from_day, to_day, opening, closing,
        ledger, imported_at, actor) values (${statement}, ${account}, ${digest}, ${from}, ${to},
        ${read.opening}, ${read.closing}, ${await ledgerOf(tx, asked)}, ${app.clock.now()},
        ${actor})`.execute(tx);
  }
  const strangers = waiting.filter((line) => !found.has(line));
  const lost = await lacking(tx, asked, expected, new Set(keys));
  const differences = await keepDifferences(app, tx, [
    ...strangers.map((line) => strange(account, line)),
    ...lost.map((one) => missing(asked, one)),
    ...(await gaps(app, tx, account)),
  ]);
  return { statement, lines: fresh.size, matched: found.size, differences };
}

const about = { provider: 'BANK', memberId: null, orderId: null, answer: null } as const;

/** A line that is no posting: accepted, it becomes a cost, or a gain where money came. */
const strange = (account: string, line: KeptLine): NewDifference => ({
  ...{ ...about, kind: 'missing_here', subject: line.line, day: line.day, providerId: account },
  ...{ lineKind: 'bank', reference: line.reference || line.description, expected: null },
  ...{ told: line.amount, off: { account: 'BANK', amount: -line.amount } },
});

/** Booked here, and the bank does not have it: accepted, it becomes a cost. */
const missing = ({ account }: Asked, one: Expected): NewDifference => ({
  ...{ ...about, kind: 'missing_there', subject: one.key, day: one.day, providerId: account },
  ...{ lineKind: 'bank', reference: one.references[0] ?? null, told: null },
  ...{ expected: one.amount, off: { account: 'BANK', amount: one.amount } },
});

/** What the statement should have by now; what is younger may still be on its way. */
async function lacking(
  tx: Tx,
  { account, from, to }: Asked,
  expected: readonly Expected[],
  found: ReadonlySet<string>,
): Promise<Expected[]> {
  const settled = await isPaidByProviders(tx, account);
  const due = plusDays(to, -DAYS_APART);
  return expected.filter(
    ({ key, day }) =>
      !found.has(key) && day >= from && day <= due && (settled || !key.startsWith('settled/')),
  );
}

/**
 * Each statement must go on where the one before ended, and the first must begin with nothing:
 * else money stands in the account of which no line tells. Closing balance and ledger then differ
 * by what is listed, and by what is on its way.
 */
async function gaps(app: App, tx: Tx, account: string): Promise<NewDifference[]> {
  const { rows } = await sql<{ id: string; day: string; closing: string; gap: string }>`
    with based as (
      select s.id, s.from_day, s.to_day, s.closing, s.closing - coalesce((select sum(amount)
        from bank_line l where l.account = s.account and l.day <= s.to_day), 0) base
      from bank_statement s where s.account = ${account})
    select id, to_day::text "day", closing,
      (base - lag(base, 1, 0::numeric) over (order by to_day, from_day, id))::text gap
    from based order by to_day, from_day, id`.execute(tx);
  const whole = rows.filter(({ gap }) => BigInt(gap) === 0n).map(({ id }) => id);
  await settleDifferences(app, tx, { kind: 'balance', subjects: whole });
  return rows
    .filter(({ gap }) => BigInt(gap) !== 0n)
    .map(({ id, day, closing, gap }) => ({
      ...{ ...about, kind: 'balance', subject: id, day, providerId: account, reference: null },
      ...{ lineKind: 'bank', told: BigInt(closing), expected: BigInt(closing) - BigInt(gap) },
      off: null,
    }));
}
