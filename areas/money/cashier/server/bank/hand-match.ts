import { newId } from '@palaro/kernel';
import { recordAudit, refuse, type App, type Db, type Operator, type Tx } from '@palaro/server';
import { sql, type RawBuilder } from 'kysely';
import {
  explainedOf,
  keepDifferences,
  openAgain,
  settleDifferences,
} from '../settlement/keep-differences.ts';
import { postMoves } from '../settlement/settlement-moves.ts';
import { writeOffOf, type DifferenceRow } from '../settlement/write-off.ts';
import { compareBalances } from './balances.ts';
import { BANK, restOf, strange } from './bank-differences.ts';
import type { KeptLine } from './bank-lines.ts';
import { lastMatch } from './bank-line-rows.ts';
import { fitsOf } from './hand-fits.ts';
import { lockAccount } from './import-statement.ts';

interface Named {
  account: string;
  line: string;
  posting: string;
  reason: string;
}

interface LineRow extends Omit<KeptLine, 'amount'> {
  amount: string;
  matched: string | null;
  written_off: boolean;
}

/** The line. Refuses `not_found`. */
export const readLine = (db: Db, of: Pick<Named, 'account' | 'line'>) => lineOf(db, of, sql``);

/** The same for whoever changes it: a deposit that it pays is added without its account's lock. */
const lockLine = (tx: Tx, of: Pick<Named, 'account' | 'line'>) => lineOf(tx, of, sql`for update`);

async function lineOf(
  db: Db,
  { account, line }: Pick<Named, 'account' | 'line'>,
  lock: RawBuilder<unknown>,
) {
  const { rows } = await sql<LineRow>`
    select line, day::text "day", amount, reference, description, matched,
      exists (select from cash_difference c where c.provider = 'BANK' and c.kind = 'missing_here'
        and c.subject = b.line and c.state = 'Accepted') written_off
    from bank_line b where account = ${account} and line = ${line} ${lock}`.execute(db);
  const [row] = rows;
  if (!row) throw refuse('not_found');
  return { ...row, amount: BigInt(row.amount) };
}

/** Refuses `order_state` where the line is a posting already, or two people wrote it off. */
export function expectWaiting({ matched, written_off }: Pick<LineRow, 'matched' | 'written_off'>) {
  if (matched === null && !written_off) return;
  throw refuse('order_state', { data: { state: matched === null ? 'Accepted' : 'Matched' } });
}

const subjectOf = ({ account, line }: Pick<Named, 'account' | 'line'>) =>
  `bank-line:${account}/${line.slice(0, 16)}`;

/**
 * An operator says which posting or settlement a line is that nothing matched
 * (docs/domain/payments.md §8). No money moves: where the amounts differ, the rest stays a
 * difference, and only two people accept that. Refuses `not_found`, `order_state`, `recon.no_fit`.
 */
export function matchLine(app: App, operator: Operator, named: Named) {
  const { account, posting, reason } = named;
  return app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, account);
    const line = await lockLine(tx, named);
    expectWaiting(line);
    const one = (await fitsOf(app, tx, account, line)).find(({ key }) => key === posting);
    if (!one) throw refuse('recon.no_fit');
    const rest = one.amount - line.amount;
    const { id } = await note(app, tx, operator, named, 'hand');
    await sql`update bank_line set matched = ${posting}, rest = ${rest}
      where account = ${account} and line = ${line.line}`.execute(tx);
    const said = { note: reason, by: operator.name };
    const lines = { ...BANK, kind: 'missing_here', subjects: [line.line] } as const;
    await settleDifferences(app, tx, lines, { ...said, as: 'Matched' });
    const lacked = { ...BANK, kind: 'missing_there', subjects: [posting] } as const;
    await settleDifferences(app, tx, lacked, said);
    if (rest !== 0n) await keepDifferences(app, tx, [restOf(account, id, { line, one })]);
    await compareBalances(app, tx, account);
    await recordAudit(tx, operator, app.clock.now(), {
      subject: subjectOf(named),
      reason,
      before: { posting: null },
      after: { posting },
    });
    return {};
  });
}

/** Keeps for ever who said what a line is, or took it back. */
async function note(
  app: App,
  tx: Tx,
  operator: Operator,
  { account, line, posting, reason }: Named,
  kind: 'hand' | 'undo',
) {
  const id = newId(app.clock.now());
  await sql`insert into bank_match (id, account, line, kind, posting, reason, actor, at)
    values (${id}, ${account}, ${line}, ${kind}, ${posting}, ${reason},
      ${`operator/${operator.name}`}, ${app.clock.now()})`.execute(tx);
  return { id };
}

/**
 * A match was wrong, the system's or a person's: the line waits again and the posting lacks its
 * line. What two people wrote off of its rest comes back by a posting of its own. Whoever made the
 * match stays on record. Refuses `not_found`, `order_state`.
 */
export function takeBackMatch(app: App, operator: Operator, named: Named) {
  const { account, posting, reason } = named;
  return app.db.transaction().execute(async (tx) => {
    await lockAccount(tx, account);
    const line = await lockLine(tx, named);
    if (line.matched !== posting) throw refuse('order_state', { data: { state: 'Open' } });
    const match = await lastMatch(tx, named);
    if (match?.kind === 'hand') await endRest(app, tx, operator, match.id, reason);
    await note(app, tx, operator, named, 'undo');
    await sql`update bank_line set matched = null, rest = 0
      where account = ${account} and line = ${line.line}`.execute(tx);
    await openAgain(app, tx, { ...BANK, kind: 'missing_here', subjects: [line.line] });
    await keepDifferences(app, tx, [strange(account, line)]);
    await openAgain(app, tx, { ...BANK, kind: 'missing_there', subjects: [posting] });
    await compareBalances(app, tx, account);
    await recordAudit(tx, operator, app.clock.now(), {
      subject: subjectOf(named),
      reason,
      before: { posting },
      after: { posting: null },
    });
  });
}

/** The rest of a match ends with it; written off, it comes back first. */
async function endRest(app: App, tx: Tx, operator: Operator, match: string, reason: string) {
  const { rows } = await sql<DifferenceRow>`
    select * from cash_difference where provider = 'BANK' and kind = 'amount'
      and subject = ${match} and state in ('Open', 'Accepted') for update`.execute(tx);
  for (const row of rows) {
    const actor = `operator/${operator.name}`;
    if (row.state === 'Accepted') {
      await postMoves(tx, writeOffOf(row, true), { actor, at: app.clock.now() });
    }
    const { rows: ended } = await sql<DifferenceRow>`
      update cash_difference set state = 'Settled', version = version + 1,
        ended_at = ${app.clock.now()} where id = ${row.id} returning *`.execute(tx);
    const said = { note: reason, by: operator.name };
    await app.queue.emit(tx, 'cash.explained', explainedOf(ended[0]!, said));
  }
}
