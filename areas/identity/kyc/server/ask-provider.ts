import type { App } from '@palaro/server';
import { openPicture } from './documents.ts';
import type { IdDocument, Person } from './person.ts';
import { approveBySystem, rejectBySystem } from './review.ts';
import { verifyIdentity } from './verify-identity.ts';

/** Lets the site's provider judge an application, if the site has a provider that does. */
export async function askProvider(
  app: App,
  application: string,
  about: { person: Person; document: IdDocument },
): Promise<void> {
  const pictures = async () => {
    const ids = await app.db
      .selectFrom('kyc_document')
      .select('id')
      .where('application_id', '=', application)
      .execute();
    const opened = await Promise.all(ids.map(({ id }) => openPicture(app, app.db, id)));
    return opened.flatMap((one) => one ?? []);
  };
  const { by, verdict } = await verifyIdentity(app, { application, ...about, pictures });
  if (verdict.is === 'approved') await approveBySystem(app, application, by);
  if (verdict.is === 'rejected') await rejectBySystem(app, application, verdict.reason, by);
}
