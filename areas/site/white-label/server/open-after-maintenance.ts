import { recordAudit, systemActor, type App } from '@palaro/server';
import { applyChange } from './apply-change.ts';
import { endMaintenance } from './planned-work.ts';

const ACTOR = systemActor(endMaintenance.name);

/**
 * Opens the site if it is still closed for the window that ends at `until`. Another window, or an
 * operator who opened it, leaves nothing to do.
 */
export async function openAfterMaintenance(app: App, until: string): Promise<void> {
  const applied = await app.db.transaction().execute(async (tx) => {
    const site = await app.site.readIn(tx);
    if (!site.maintenance || site.settings['maintenance.notice'].until !== until) return null;
    const notice = { EN: '', TY: '', until: '' };
    const change = { maintenance: false, settings: { 'maintenance.notice': notice } };
    const done = await applyChange(app, tx, change, { people: [ACTOR.name], reason: until });
    if (!done) return null;
    await recordAudit(tx, ACTOR, app.clock.now(), {
      action: 'site.maintenance',
      subject: 'site:values',
      before: done.before,
      after: done.change,
    });
    return done;
  });
  if (applied) await app.site.tell(applied.change);
}
