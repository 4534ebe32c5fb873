import { plusSeconds } from '@palaro/kernel';
import { defineJob } from '@palaro/server';
import { erasePerson } from './erase-person.ts';
import { expireBySystem } from './review.ts';
import { audit } from './reviewers.ts';
import { todayOf } from './standing.ts';

const DAY_SECONDS = 86_400;
/** How long pictures wait to be sent. */
const DRAFT_DAYS = 30;
/** What the law against money laundering has kept after an account closed (accounts.md §9). */
const KEEP_YEARS = 5;

/** Levels end with the document that proved them. */
export const expireDocuments = defineJob({
  name: 'kyc.expire-documents',
  every: { seconds: 3_600 },
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
 * Erases pictures that were never sent after 30 days, and all that names a person 5 years after his
 * account closed. What was decided when and by whom stays.
 */
export const eraseOldPersons = defineJob({
  name: 'kyc.erase-old-persons',
  every: { seconds: 3_600 },
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
        await audit(app, tx, 'system', 'erase', id, id);
      });
    }
  },
});
