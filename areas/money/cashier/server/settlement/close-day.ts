import { createHash, verify } from 'node:crypto';
import { Money } from '@palaro/kernel';
import { siteSigner, spanOf, type App } from '@palaro/server';
import { sql } from 'kysely';
import { accountChanges, feesOf, fileSums, orderSums } from './closing-sums.ts';

/** What a day closed with; amounts are decimals, account figures are credits minus debits. */
export interface Statement {
  day: string;
  closedAt: string;
  depositsPaid: string;
  depositsReversed: string;
  withdrawalsPaid: string;
  payoutsReturned: string;
  /** Balances of refused persons that went back; absent on a day without one. */
  balancesReturned?: string;
  /** What settlements took as a cost. */
  fees: string;
  changes: { account: string; provider: string; change: string }[];
  /** What orders and accounts disagree by; `0.0000` on a good day. */
  difference: string;
  /** What each account stands at: `PAY_IN` of a provider below zero is what it still owes. */
  owed: Record<string, string>;
  files: { provider: string; lines: number; gross: string; fee: string; net: string }[];
  differences: {
    provider: string;
    kind: string;
    subject: string;
    expected: string | null;
    told: string | null;
  }[];
}

export interface Closing {
  day: string;
  statement: string;
  previous: Buffer;
  hash: Buffer;
  signature: Buffer;
  closed_at: Date;
}

/** Comes before the first day. */
export const NO_HASH = Buffer.alloc(32);
const BEGIN = new Date(0);

const signerOf = (app: App) => siteSigner(app, 'cashier.closing');
const messageOf = (day: string, hash: Buffer) =>
  ['palaro-cash-closing', day, hash.toString('hex')].join('\n');

export const hashOf = (previous: Buffer, statement: string) =>
  createHash('sha256').update(previous).update(statement).digest();

export const isSigned = (app: App, { day, hash, signature }: Closing) =>
  verify(null, Buffer.from(messageOf(day, hash)), signerOf(app).publicKey, signature);

/** The key that checks the signatures: Ed25519, SPKI, base64. */
export const closingKey = (app: App) =>
  signerOf(app).publicKey.export({ format: 'der', type: 'spki' }).toString('base64');

const text = (count: string | null) => (count === null ? null : Money.text(BigInt(count)));

/**
 * The day's statement from what is stored: deposits paid − withdrawals paid ± returns = change of
 * PAY_IN + PAY_OUT + BANK (docs/domain/payments.md §9). The same for ever, since it leaves out what
 * was read or found after `closedAt`.
 */
export async function statementOf(
  app: App,
  day: string,
  closedAt: Date,
  before: Statement | null,
): Promise<Statement> {
  const { db, site } = app;
  const span = await spanOf(db, day, site.settings['site.zone']);
  const [orders, changes, fees, files, differences, earlier] = await Promise.all([
    orderSums(db, span),
    accountChanges(db, span),
    feesOf(db, span),
    fileSums(db, day, closedAt),
    differencesOf(app, day, closedAt),
    before ? [] : accountChanges(db, { from: BEGIN, to: span.from }),
  ]);
  const owed = new Map(
    Object.entries(before?.owed ?? {}).map(([name, amount]) => [name, Money.of(amount)]),
  );
  for (const { kind, provider, change } of [...earlier, ...changes]) {
    const name = provider === '' ? kind : `${kind}/${provider}`;
    owed.set(name, (owed.get(name) ?? 0n) + change);
  }
  const { depositsPaid, depositsReversed, withdrawalsPaid, payoutsReturned, balancesReturned } =
    orders;
  const wentOut = depositsReversed + withdrawalsPaid - payoutsReturned + balancesReturned + fees;
  const cameIn = depositsPaid - wentOut;
  const moved = changes.reduce((sum, { change }) => sum - change, 0n);
  return {
    day,
    closedAt: closedAt.toISOString(),
    depositsPaid: Money.text(depositsPaid),
    depositsReversed: Money.text(depositsReversed),
    withdrawalsPaid: Money.text(withdrawalsPaid),
    payoutsReturned: Money.text(payoutsReturned),
    // Days that were signed before there were returns come to the same statement.
    ...(balancesReturned === 0n ? {} : { balancesReturned: Money.text(balancesReturned) }),
    fees: Money.text(fees),
    changes: changes.map(({ kind, provider, change }) => ({
      account: kind,
      provider,
      change: Money.text(change),
    })),
    difference: Money.text(cameIn - moved),
    owed: Object.fromEntries(
      [...owed].sort().map(([name, amount]) => [name, Money.text(amount)] as const),
    ),
    files: files.map(({ provider, lines, gross, fee, net }) => ({
      provider,
      lines,
      gross: Money.text(gross),
      fee: Money.text(fee),
      net: Money.text(net),
    })),
    differences,
  };
}

async function differencesOf(app: App, day: string, by: Date) {
  const { rows } = await sql<Statement['differences'][number]>`
    select provider, kind, subject, expected, told from cash_difference
    where day = ${day} and found_at <= ${by} order by provider, kind, subject`.execute(app.db);
  return rows.map(({ provider, kind, subject, expected, told }) => ({
    provider,
    kind,
    subject,
    expected: text(expected),
    told: text(told),
  }));
}

/**
 * Closes the day once: its statement, linked to the day before and signed with a key that the
 * database does not hold. False where it is closed already.
 */
export async function closeDay(app: App, day: string): Promise<boolean> {
  const last = await lastClosing(app);
  if (last && last.day >= day) return false;
  const closedAt = app.clock.now();
  const before = last ? (JSON.parse(last.statement) as Statement) : null;
  const statement = JSON.stringify(await statementOf(app, day, closedAt, before));
  const previous = last?.hash ?? NO_HASH;
  const hash = hashOf(previous, statement);
  const signature = signerOf(app).sign(messageOf(day, hash));
  const { rows } = await sql`
    insert into cash_closing (day, statement, previous, hash, signature, closed_at)
      values (${day}, ${statement}, ${previous}, ${hash}, ${signature}, ${closedAt})
    on conflict do nothing returning day`.execute(app.db);
  return rows.length > 0;
}

const COLUMNS = sql`day::text, statement, previous, hash, signature, closed_at`;

export async function lastClosing(app: App): Promise<Closing | null> {
  const { rows } = await sql<Closing>`
    select ${COLUMNS} from cash_closing order by cash_closing.day desc limit 1`.execute(app.db);
  return rows[0] ?? null;
}

/** All closed days, the oldest first. */
export async function listClosings(app: App): Promise<Closing[]> {
  const { rows } = await sql<Closing>`
    select ${COLUMNS} from cash_closing order by cash_closing.day`.execute(app.db);
  return rows;
}

export async function readClosing(app: App, day: string): Promise<Closing | null> {
  const { rows } = await sql<Closing>`
    select ${COLUMNS} from cash_closing where cash_closing.day = ${day}`.execute(app.db);
  return rows[0] ?? null;
}
