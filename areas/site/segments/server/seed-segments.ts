import { dayIn, plusDays } from '@palaro/kernel';
import type { App } from '@palaro/server';
import type { Conditions } from '../segments.conditions.ts';
import { insertSegment, insertVersion } from './segments.repository.ts';

const VERIFIED = '01980000-0000-7000-8000-000000006501';
const NEW = '01980000-0000-7000-8000-000000006502';

/** Two segments to begin with; no promotion of the demo uses one. */
export async function seedSegments(app: App, progress: (what: string) => void) {
  progress('two segments');
  const today = dayIn(app.site.settings['site.zone'], app.clock.now());
  await seed(app, VERIFIED, 'Verified, deposited', { kycLeast: 1, deposited: 'yes' });
  const registeredFrom = `${today.slice(0, 7)}-01`;
  const registeredTo = plusDays(`${plusDays(registeredFrom, 31).slice(0, 7)}-01`, -1);
  await seed(app, NEW, `New in ${today.slice(0, 7)}`, { registeredFrom, registeredTo });
}

async function seed(app: App, id: string, name: string, conditions: Conditions): Promise<void> {
  const at = app.clock.now();
  const by = 'demo';
  const written = await insertSegment(app.db, {
    id,
    name,
    version: 1,
    made_at: at,
    made_by: by,
    changed_at: at,
    changed_by: by,
  });
  if (written) await insertVersion(app.db, { id, version: 1, conditions, at, by });
}
