import { refuse, type App, type Operator } from '@palaro/server';
import { findApplication, listApplications } from './applications.repository.ts';
import { readClosing } from './closings.repository.ts';
import { openPicture } from './documents.ts';
import { tellKyc } from './kyc-trail.ts';
import { openDocument, readPerson } from './person.ts';
import { checksOf } from './review-checks.ts';

/**
 * An application with its person's data decrypted, what the site checks by itself, and what was
 * decided about the member before. Each reading is recorded. Refuses `not_found`.
 */
export async function readForReview(app: App, operator: Operator, id: string) {
  return app.db.transaction().execute(async (tx) => {
    const found = await findApplication(tx, id);
    if (!found) throw refuse('not_found');
    const { member_id: member, sealed } = found;
    const [pictures, person, about, before, closing] = await Promise.all([
      tx
        .selectFrom('kyc_document')
        .select(['id', 'kind', 'width', 'height'])
        .where('application_id', '=', id)
        .orderBy('kind')
        .execute(),
      readPerson(app, member, tx),
      tx
        .selectFrom('member')
        .select(['account', 'kyc_level', 'payee_name', 'registered_at', 'state'])
        .where('id', '=', member)
        .executeTakeFirstOrThrow(),
      listApplications(tx, member),
      readClosing(tx, id),
    ]);
    const checks = await checksOf(app, tx, found, person);
    await tellKyc(app, tx, operator, 'read', { member, id });
    return {
      application: found,
      about,
      pictures,
      person,
      checks,
      closing,
      document: sealed && openDocument(app, id, sealed),
      history: before.filter((one) => one.id !== id),
    };
  });
}

/** One picture as JPG. Each view is recorded before it is given out. Refuses `not_found`. */
export async function viewPicture(app: App, operator: Operator, id: string): Promise<Buffer> {
  return app.db.transaction().execute(async (tx) => {
    const picture = await openPicture(app, tx, id);
    if (!picture) throw refuse('not_found');
    const told = { member: picture.member_id, id, after: { kind: picture.kind } };
    await tellKyc(app, tx, operator, 'picture', told);
    return picture.bytes;
  });
}
