import { sql } from 'kysely';
import { plusSeconds } from '@palaro/kernel';
import type { App, Operator, Tx } from '@palaro/server';
import { TAKEN_MINUTES } from '../kyc.limits.ts';
import { waitsForSecond } from './closings.repository.ts';
import { tellKyc } from './kyc-trail.ts';

/**
 * Gives the operator the oldest waiting application that nobody else has before him, for ten
 * minutes, and lets go of what he had; null where there is none. `first` is one that he has before
 * his eyes: he gets it unless somebody else has it. `after` is one that he leaves: he gets the next
 * one behind it.
 */
export function takeNextReview(
  app: App,
  operator: Operator,
  { after, first }: { after?: string | undefined; first?: string | undefined } = {},
) {
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx) => {
    const next = await findNext(tx, { name: operator.name, now, after, first });
    await tx
      .updateTable('kyc_application')
      .set({ taken_by: null, taken_until: null })
      .where('state', '=', 'pending')
      .where('taken_by', '=', operator.name)
      .execute();
    if (next) {
      const until = plusSeconds(now, TAKEN_MINUTES * 60);
      await tx
        .updateTable('kyc_application')
        .set({ taken_by: operator.name, taken_until: until })
        .where('id', '=', next.id)
        .execute();
    }
    const told = next ? { id: next.id, member: next.member_id } : { id: 'queue' };
    await tellKyc(app, tx, operator, 'take', told);
    return { application: next?.id ?? null };
  });
}

/** Lets go of an application; nothing changes where another has it. */
export function releaseReview(app: App, operator: Operator, id: string) {
  return app.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('kyc_application')
      .set({ taken_by: null, taken_until: null })
      .where('id', '=', id)
      .where('taken_by', '=', operator.name)
      .execute();
    await tellKyc(app, tx, operator, 'release', { id });
  });
}

interface Wanted {
  name: string;
  now: Date;
  after: string | undefined;
  first: string | undefined;
}

/** Two operators who ask at once get two applications: each skips what the other has locked. */
function findNext(tx: Tx, { name, now, after, first }: Wanted) {
  const free = tx
    .selectFrom('kyc_application')
    .select(['id', 'member_id'])
    .where('state', '=', 'pending')
    .where(waitsForSecond(sql.ref('kyc_application.id')), '=', false)
    .where((e) =>
      e.or([e('taken_until', 'is', null), e('taken_until', '<=', now), e('taken_by', '=', name)]),
    );
  const left = after
    ? free
        .where('id', '<>', after)
        .orderBy(
          sql`(sent_at, id) <= (select sent_at, id from kyc_application where id = ${after})`,
        )
    : free;
  const asked = first ? left.orderBy(sql`id <> ${first}`) : left;
  return asked
    .orderBy('sent_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
