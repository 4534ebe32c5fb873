import { defineTask, ownDataParts, type App } from '@palaro/server';
import { RETENTION_YEARS } from '../privacy.limits.ts';
import { noteErased, takeDue } from './privacy.repository.ts';

/**
 * Erases a person's identity when the years required by law have passed since the account was
 * closed, by anybody. Its number, its postings and its name stay; nobody else gets the name.
 */
export const eraseClosed = defineTask({
  name: 'privacy.erase-closed',
  every: { seconds: 3_600 },
  timeoutSeconds: 300,
  batch: 100,
  async run({ app, now, batch }) {
    let erased = 0;
    while (erased < batch && (await eraseOne(app, now))) erased += 1;
    return erased;
  },
});

/** Erases all areas of one person in one commit, so that nobody is left half erased. */
const eraseOne = (app: App, now: Date) =>
  app.db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, retentionBegan(now));
    if (!due) return false;
    const { id: member_id, closed_at } = due;
    for (const { erase } of ownDataParts.of(app)) await erase?.(tx, member_id);
    await noteErased(tx, { member_id, closed_at: closed_at ?? now, erased_at: now });
    return true;
  });

/** Accounts closed before this moment have been kept for the years required by law. */
function retentionBegan(now: Date): Date {
  const began = new Date(now);
  began.setUTCFullYear(began.getUTCFullYear() - RETENTION_YEARS);
  return began;
}
