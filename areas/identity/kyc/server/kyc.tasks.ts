import { plusSeconds } from '@palaro/kernel';
import { defineTask, systemActor } from '@palaro/server';
import { erasePerson } from './erase-person.ts';
import { expireBySystem } from './review.ts';
import { tellKyc } from './kyc-trail.ts';
import { todayOf } from './standing.ts';

const DAY_SECONDS = 86_400;
/** How long unsent pictures are kept. */
const DRAFT_DAYS = 30;
/**
 * The law against money laundering wants records kept this long after an account closed
 * (docs/domain/accounts.md §9).
 */
const KEEP_YEARS = 5;

/** A level ends when the document that proved it expires. */
export const expireDocuments = defineTask({
  name: 'kyc.expire-documents',
  every: { seconds: 3_600 },
  timeoutSeconds: 60,
  batch: 200,
  async run({ app, batch }) {
    const ended = await app.db
      .selectFrom('kyc_application')
      .select('id')
      .where('state', '=', 'approved')
      .where('expires_on', '<', todayOf(app))
      .limit(batch)
      .execute();
    for (const { id } of ended) await expireBySystem(app, id);
  },
});

/**
 * Erases pictures that were not sent within 30 days, and everything that names a person 5 years
 * after his account closed. What was decided, when and by whom stays.
 */
export const eraseOldPersons = defineTask({
  name: 'kyc.erase-old-persons',
  every: { seconds: 3_600 },
  timeoutSeconds: 300,
  batch: 100,
  async run({ app, now, batch }) {
    await app.db
      .deleteFrom('kyc_document')
      .where('application_id', 'is', null)
      .where('added_at', '<', plusSeconds(now, -DRAFT_DAYS * DAY_SECONDS))
      .execute();
    const closedBefore = new Date(now);
    closedBefore.setUTCFullYear(now.getUTCFullYear() - KEEP_YEARS);
    const due = await app.db
      .selectFrom('member')
      .innerJoin('kyc_person', 'kyc_person.member_id', 'member.id')
      .select('member.id')
      .where('member.state', '=', 'closed')
      .where('closed_at', '<', closedBefore)
      .limit(batch)
      .execute();
    for (const { id } of due) {
      await app.db.transaction().execute(async (tx) => {
        await erasePerson(tx, id);
        await tellKyc(app, tx, systemActor('kyc.erase-old-persons'), 'erase', { member: id, id });
      });
    }
  },
});
