import { listBlocks, readPayoutBars } from '@palaro/accounts/server';
import { limitsOf } from '@palaro/limits/server';
import { Money, type MemberId } from '@palaro/kernel';
import type { App } from '@palaro/server';
import { sql } from 'kysely';

const NOTES = 3;

interface PersonFacts {
  state: 'active' | 'disabled' | 'closed';
  frozen_until: Date | null;
  withdrawals_held_until: Date | null;
}

interface ExclusionRow {
  kind: 'time_out' | 'self' | 'family' | 'licensee';
  until_at: Date | null;
}

/**
 * Reads the state of the person that stands beside an amount to be paid: what bars payouts, the
 * latest notes, limits, breaks and exclusions that hold now (docs/domain/operator-console.md §4).
 */
export async function readPersonState(app: App, member: MemberId) {
  const { db } = app;
  const now = app.clock.now();
  const [bars, blocks, person, exclusions, notes, limits] = await Promise.all([
    readPayoutBars(db, member),
    listBlocks(db, member),
    readPerson(app, member),
    sql<ExclusionRow>`select kind, until_at from exclusion e
      where e.member_id = ${member} and e.lifted_at is null and e.from_at <= ${now}
        and (e.kind = 'self' or e.until_at is null or e.until_at > ${now})
      order by e.from_at, e.id`.execute(db),
    db
      .selectFrom('member_note')
      .select(['text', 'written_by', 'written_at'])
      .where('member_id', '=', member)
      .orderBy('written_at', 'desc')
      .orderBy('id', 'desc')
      .limit(NOTES)
      .execute(),
    limitsOf(app, db, member),
  ]);
  return {
    bars,
    account: person.state,
    frozenUntil: person.frozen_until?.toISOString() ?? null,
    heldUntil: person.withdrawals_held_until?.toISOString() ?? null,
    blocks,
    notes: notes.map(({ text, written_by: by, written_at: at }) => ({
      text,
      by,
      at: at.toISOString(),
    })),
    exclusions: exclusions.rows.map(({ kind, until_at: until }) => ({
      kind,
      until: until?.toISOString() ?? null,
    })),
    limits: limits.map(({ kind, period, imposedBy, amount }) => ({
      kind,
      period,
      imposedBy,
      amount: Money.text(amount),
    })),
  };
}

const readPerson = ({ db }: App, member: MemberId): Promise<PersonFacts> =>
  db
    .selectFrom('member')
    .select(['state', 'frozen_until', 'withdrawals_held_until'])
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
