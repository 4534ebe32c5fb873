import { Money, newId } from '@palaro/kernel';
import type { App, Tx } from '@palaro/server';
import { sql } from 'kysely';
import type { DifferenceKind } from '../../differences.ts';

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

/** As findings name a difference. */
const findingOf = (one: Pick<NewDifference, 'provider' | 'kind' | 'subject'>) =>
  `${one.provider}/${one.kind}/${one.subject}`;

/** Keeps what differs, once; each new one becomes a finding for people in the same commit. */
export async function keepDifferences(
  app: App,
  tx: Tx,
  found: readonly NewDifference[],
): Promise<number> {
  const now = app.clock.now();
  let kept = 0;
  for (const one of found) {
    const id = newId(now);
    const { rows } = await sql`
      insert into cash_difference (id, provider, day, kind, subject, line_kind, provider_id,
          reference, member_id, order_id, expected, told, off_account, off_amount, answer, found_at)
        values (${id}, ${one.provider}, ${one.day}, ${one.kind}, ${one.subject}, ${one.lineKind},
          ${one.providerId}, ${one.reference}, ${one.memberId}, ${one.orderId}, ${one.expected},
          ${one.told}, ${one.off?.account ?? null}, ${one.off?.amount ?? null}, ${one.answer},
          ${now})
        on conflict (provider, kind, subject) do nothing returning id`.execute(tx);
    if (rows.length === 0) continue;
    kept += 1;
    await tellDiffers(app, tx, { ...one, id });
  }
  return kept;
}

/** Makes a difference a finding for people, in the caller's commit. */
export const tellDiffers = (
  app: App,
  tx: Tx,
  one: Omit<NewDifference, 'lineKind' | 'providerId' | 'memberId' | 'off'> & { id: string },
) =>
  app.queue.emit(tx, 'cash.differs', {
    ...{ id: one.id, subject: findingOf(one) },
    details: {
      ...{ day: one.day, reference: one.reference, order: one.orderId, answer: one.answer },
      expected: one.expected === null ? null : Money.text(one.expected),
      told: one.told === null ? null : Money.text(one.told),
    },
  });

/** A later file has what an earlier one lacked: nobody needs to look any more. */
export async function settleMissing(
  app: App,
  tx: Tx,
  provider: string,
  providerIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ kind: DifferenceKind; subject: string }>`
    update cash_difference
      set state = 'Settled', ended_at = ${app.clock.now()}, version = version + 1
    where provider = ${provider} and kind = 'missing_there' and state = 'Open'
      and provider_id = any(${providerIds})
    returning kind, subject`.execute(tx);
  for (const row of rows) await tellExplained(app, tx, { provider, ...row }, 'a later file');
}

/** A statement of a bank explains what an earlier one left open. */
export async function settleDifferences(
  app: App,
  tx: Tx,
  { kind, subjects }: { kind: DifferenceKind; subjects: readonly string[] },
): Promise<void> {
  const { rows } = await sql<{ subject: string }>`
    update cash_difference
      set state = 'Settled', ended_at = ${app.clock.now()}, version = version + 1
    where provider = 'BANK' and kind = ${kind} and state = 'Open' and subject = any(${subjects})
    returning subject`.execute(tx);
  for (const { subject } of rows) {
    await tellExplained(app, tx, { provider: 'BANK', kind, subject }, 'a later statement');
  }
}

/** Ends the finding of a difference. */
export const tellExplained = (
  app: App,
  tx: Tx,
  of: Pick<NewDifference, 'provider' | 'kind' | 'subject'>,
  note: string,
  by = 'system',
) => app.queue.emit(tx, 'cash.explained', { subject: findingOf(of), by, note });
