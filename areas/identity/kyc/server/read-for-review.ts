import { refuse, type App } from '@palaro/server';
import { findApplication } from './applications.repository.ts';
import { openPicture } from './documents.ts';
import { openDocument, readPerson } from './person.ts';
import { audit, mayRead, type Reviewer } from './reviewers.ts';

/** Waiting applications, the oldest first. They hold nothing that names a person. */
export function listForReview(app: App, reviewer: Reviewer, limit = 50) {
  mayRead(reviewer);
  return app.db
    .selectFrom('kyc_application')
    .innerJoin('member', 'member.id', 'kyc_application.member_id')
    .select([
      'kyc_application.id',
      'kyc_application.member_id',
      'member.account',
      'kyc_application.level',
      'kyc_application.findings',
      'kyc_application.sent_at',
    ])
    .where('kyc_application.state', '=', 'pending')
    .orderBy('kyc_application.sent_at')
    .limit(limit)
    .execute();
}

/** An application with its person's data decrypted. Each reading is logged. Refuses `not_found`. */
export async function readForReview(app: App, reviewer: Reviewer, id: string) {
  mayRead(reviewer);
  const found = await findApplication(app.db, id);
  if (!found) throw refuse('not_found');
  const { member_id: member, level, state, findings, expires_on, sealed } = found;
  await audit(app, app.db, reviewer.name, 'read', member, id);
  const pictures = await app.db
    .selectFrom('kyc_document')
    .select(['id', 'kind', 'width', 'height'])
    .where('application_id', '=', id)
    .orderBy('kind')
    .execute();
  return {
    ...{ id, member, level, state, findings, pictures },
    expiresOn: expires_on,
    person: await readPerson(app, member),
    document: sealed && openDocument(app, id, sealed),
  };
}

/** One picture as JPG. Each view is logged before the picture is given out. Refuses `not_found`. */
export async function viewPicture(app: App, reviewer: Reviewer, id: string): Promise<Buffer> {
  mayRead(reviewer);
  const picture = await openPicture(app, app.db, id);
  if (!picture) throw refuse('not_found');
  await audit(app, app.db, reviewer.name, 'view', picture.member_id, id, picture.kind);
  return picture.bytes;
}
