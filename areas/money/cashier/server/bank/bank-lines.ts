import { createHash } from 'node:crypto';
import type { Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { Expected } from './match-lines.ts';
import type { StatementLine } from './statement.ts';

/** A line as it is kept: `line` names it in its account, for ever. */
export type KeptLine = StatementLine & { line: string };

/**
 * Names lines by what they say, and by their number among the same ones of their day, so that
 * statements that overlap bring no line twice.
 */
export function nameLines(account: string, lines: readonly StatementLine[]): KeptLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const said = JSON.stringify([
      account,
      line.day,
      String(line.amount),
      line.reference,
      line.description,
    ]);
    const nth = (seen.get(said) ?? 0) + 1;
    seen.set(said, nth);
    return { ...line, line: createHash('sha256').update(`${nth} ${said}`).digest('hex') };
  });
}

/**
 * Keeps those that were not known, and gives all of the account that are no posting so far: nobody
 * says meanwhile what they are.
 */
export async function keepLines(
  tx: Tx,
  account: string,
  statement: string,
  lines: readonly KeptLine[],
): Promise<{ fresh: Set<string>; waiting: KeptLine[] }> {
  const rows = JSON.stringify(lines.map((line) => ({ ...line, amount: String(line.amount) })));
  const added = await sql<{ line: string }>`
    insert into bank_line (account, line, statement, day, amount, reference, description)
      select ${account}, line, ${statement}, day, amount, reference, description
      from jsonb_to_recordset(${rows}::jsonb)
        r (line text, day date, amount bigint, reference text, description text)
    on conflict do nothing returning line`.execute(tx);
  // `not in` reads the accepted ones once; `not exists` was planned as a look for each line.
  const waiting = await sql<Omit<KeptLine, 'amount'> & { amount: string }>`
    select line, day::text "day", amount, reference, description from bank_line b
    where account = ${account} and matched is null and line not in (
      select subject from cash_difference where provider = 'BANK' and kind = 'missing_here'
        and state = 'Accepted')
    order by b.day, line for update of b`.execute(tx);
  return {
    fresh: new Set(added.rows.map(({ line }) => line)),
    waiting: waiting.rows.map((row) => ({ ...row, amount: BigInt(row.amount) })),
  };
}

/** Says which posting each line is. */
export async function markMatched(
  tx: Tx,
  account: string,
  found: ReadonlyMap<KeptLine, Expected>,
): Promise<void> {
  const rows = JSON.stringify([...found].map(([{ line }, { key }]) => ({ line, key })));
  await sql`
    update bank_line b set matched = r.key
    from jsonb_to_recordset(${rows}::jsonb) r (line text, key text)
    where b.account = ${account} and b.line = r.line`.execute(tx);
}

/** Lines with postings that people said they are not: nothing matches these by itself again. */
export async function readTakenBack(tx: Tx, account: string): Promise<Set<string>> {
  const { rows } = await sql<{ line: string; posting: string }>`
    select line, posting from bank_match where account = ${account} and kind = 'undo'`.execute(tx);
  return new Set(rows.map(({ line, posting }) => line + posting));
}
