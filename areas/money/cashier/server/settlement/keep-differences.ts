import { Money, newId } from '@palaro/kernel';
import type { App, Events, Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { DifferenceKind, DifferenceState } from '../../differences.ts';
import type { DifferenceRow } from './write-off.ts';

export interface NewDifference {
  /** Its code; `BANK` for our own accounts at banks. */
  provider: string;
  /** The day of the file, or of the bank's line. */
  day: string;
  kind: DifferenceKind;
  /** The line; for what the file lacks, the provider's id. */
  subject: string;
  lineKind: string;
  providerId: string;
  reference: string | null;
  memberId: string | null;
  orderId: string | null;
  expected: Money | null;
  told: Money | null;
  /** What accepting it writes off: from PAY_FEE into the account, or out of it below zero. */
  off: { account: 'PAY_IN' | 'PAY_OUT' | 'BANK'; amount: Money } | null;
  answer: string | null;
}

/** Keeps what differs, once; each new one becomes a finding for people in the same commit. */
export async function keepDifferences(
  app: App,
  tx: Tx,
  found: readonly NewDifference[],
): Promise<number> {
  const now = app.clock.now();
  const counts = (one: NewDifference) => ({
    expected: count(one.expected),
    told: count(one.told),
    off_account: one.off?.account ?? null,
    off_amount: count(one.off?.amount ?? null),
  });
  const named = ({ lineKind, providerId, memberId, orderId }: NewDifference) => ({
    line_kind: lineKind,
    provider_id: providerId,
    member_id: memberId,
    order_id: orderId,
  });
  const given = found.map((one) => ({
    ...one,
    ...named(one),
    ...counts(one),
    off: undefined,
    id: newId(now),
  }));
  const { rows } = await sql<DifferenceRow>`
    insert into cash_difference (id, provider, day, kind, subject, line_kind, provider_id,
        reference, member_id, order_id, expected, told, off_account, off_amount, answer, found_at)
      select id, provider, day, kind, subject, line_kind, provider_id, reference, member_id,
        order_id, expected, told, off_account, off_amount, answer, ${now}
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) r (id uuid, provider text, day date,
        kind text, subject text, line_kind text, provider_id text, reference text,
        member_id bigint, order_id uuid, expected bigint, told bigint, off_account text,
        off_amount bigint, answer text)
      on conflict (provider, kind, subject) do nothing returning *, day::text "day"`.execute(tx);
  await app.queue.emitEach(tx, 'cash.differs', rows.map(differsOf));
  return rows.length;
}

const count = (amount: Money | null) => (amount === null ? null : String(amount));

/** Open differences by what they name: their subjects, or the provider's ids. */
type Named = Pick<NewDifference, 'provider' | 'kind'> &
  ({ subjects: readonly string[] } | { providerIds: readonly string[] });

interface Explanation {
  note: string;
  /** Who said so, if it was not a later file or statement. */
  by?: string;
  as?: Exclude<DifferenceState, 'Open'>;
}

/** What was missing is there: nobody needs to look at these any more. */
export async function settleDifferences(
  app: App,
  tx: Tx,
  { provider, kind, ...named }: Named,
  { note, by = 'system', as = 'Settled' }: Explanation,
): Promise<void> {
  const these =
    'subjects' in named
      ? sql`subject = any(${named.subjects})`
      : sql`provider_id = any(${named.providerIds})`;
  const { rows } = await sql<DifferenceRow>`
    update cash_difference
      set state = ${as}, ended_at = ${app.clock.now()}, version = version + 1
    where provider = ${provider} and kind = ${kind} and state = 'Open' and ${these}
    returning *`.execute(tx);
  const told = rows.map((row) => explainedOf(row, { note, by }));
  await app.queue.emitEach(tx, 'cash.explained', told);
}

/** What explained them does not hold any more: they wait for people again. */
export async function openAgain(
  app: App,
  tx: Tx,
  { provider, kind, subjects }: Pick<NewDifference, 'provider' | 'kind'> & { subjects: string[] },
): Promise<void> {
  const { rows } = await sql<DifferenceRow>`
    update cash_difference set state = 'Open', ended_at = null, version = version + 1
    where provider = ${provider} and kind = ${kind} and subject = any(${subjects})
      and state in ('Settled', 'Matched')
    returning *, day::text "day"`.execute(tx);
  await app.queue.emitEach(tx, 'cash.differs', rows.map(differsOf));
}

/** As findings name a difference. */
const findingOf = ({ provider, kind, subject }: DifferenceRow) => `${provider}/${kind}/${subject}`;
const text = (units: string | null) => (units === null ? null : Money.text(BigInt(units)));

/** What makes an open difference a finding for people. */
export const differsOf = (row: DifferenceRow): Events['cash.differs'] => ({
  id: row.id,
  subject: findingOf(row),
  version: row.version,
  details: {
    day: row.day,
    reference: row.reference,
    order: row.order_id,
    answer: row.answer,
    expected: text(row.expected),
    told: text(row.told),
  },
});

/** What ends the finding of a difference. */
export const explainedOf = (
  row: DifferenceRow,
  { note, by }: { note: string; by: string },
): Events['cash.explained'] => ({ subject: findingOf(row), version: row.version, by, note });
