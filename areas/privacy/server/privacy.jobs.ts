import { defineJob, ownDataParts, type App } from '@palaro/server';
import { RETENTION_YEARS } from '../privacy.limits.ts';
import { noteErased, takeDue } from './privacy.repository.ts';

/**
 * Erases what tells who a person was, when the years that the law asks for are over since the
 * account was closed, by whomever. Its number, its name, which nobody else gets, and its postings
 * stay.
 */
export const eraseClosed = defineJob({
  name: 'privacy.erase-closed',
  every: { seconds: 3_600 },
  batch: 100,
  async run({ app, now, batch }) {
    let erased = 0;
    while (erased < batch && (await eraseOne(app, now))) erased += 1;
    return erased;
  },
});

/** All areas of one person in one commit: half erased would be neither kept nor gone. */
const eraseOne = (app: App, now: Date) =>
  app.db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, retentionBegan(now));
    if (!due) return false;
    const { id: member_id, closed_at } = due;
    for (const { erase } of ownDataParts(app)) await erase?.(tx, member_id);
    await noteErased(tx, { member_id, closed_at: closed_at ?? now, erased_at: now });
    return true;
  });

/** Who closed before this has been kept for the years of the law. */
function retentionBegan(now: Date): Date {
  const began = new Date(now);
  began.setUTCFullYear(began.getUTCFullYear() - RETENTION_YEARS);
  return began;
}
