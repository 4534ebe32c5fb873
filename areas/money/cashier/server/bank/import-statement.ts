import { createHash } from 'node:crypto';
import { newId, plusDays } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Operator, type Tx } from '@palaro/server';
import { sql } from 'kysely';
import { keepDifferences, settleDifferences } from '../settlement/keep-differences.ts';
import { compareBalances } from './balances.ts';
import { BANK, missing, strange } from './bank-differences.ts';
import { keepLines, markMatched, nameLines, readTakenBack } from './bank-lines.ts';
import {
  isPaidByProviders,
  ledgerOf,
  readPosted,
  readSettled,
  type StatementPeriod,
} from './expected.repository.ts';
import { DAYS_APART, matchLines, type Expected } from './match-lines.ts';
import { readStatement } from './read-statement.ts';
import type { BankStatement } from './statement.ts';

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
      subject: `bank-statement:${kept.statement}`,
      after: { account, from: read.from, to: read.to, ...kept },
    });
    return kept;
  });
}

/** Its number. Two statements of one account are read one after the other. */
export async function lockAccount(tx: Tx, account: string): Promise<string> {
  const { rows } = await sql<{ account_number: string }>`
    select account_number from house_bank_account where id = ${account} for update`.execute(tx);
  if (!rows[0]) throw refuse('not_found');
  return rows[0].account_number;
}

async function compare(
  app: App,
  tx: Tx,
  asked: StatementPeriod,
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
  const takenBack = await readTakenBack(tx, account);
  const found = matchLines(waiting, expected, ({ line }, { key }) => !takenBack.has(line + key));
  await markMatched(tx, account, found);
  const keys = [...found.values()].map(({ key }) => key);
  const lines = [...found.keys()].map(({ line }) => line);
  const later = { note: 'a later statement' };
  await settleDifferences(app, tx, { ...BANK, kind: 'missing_there', subjects: keys }, later);
  await settleDifferences(app, tx, { ...BANK, kind: 'missing_here', subjects: lines }, later);
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
    ...lost.map((one) => missing(account, one)),
  ]);
  const off = await compareBalances(app, tx, account);
  return { statement, lines: fresh.size, matched: found.size, differences: differences + off };
}

/** What the statement should have by now; what is younger may still be on its way. */
async function lacking(
  tx: Tx,
  { account, from, to }: StatementPeriod,
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
