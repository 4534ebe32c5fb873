import { instant, json, nullable, object } from '@palaro/api';
import { COMPARED, defineChangeKind, NO_FACT, textFact } from '@palaro/server';
import { changeBack, effective, type SiteChange } from '@palaro/whitelabel';
import { applyChange } from './apply-change.ts';
import { scheduleIn } from './schedule-change.ts';

/** A change of values that touches money or login, or closes the site for long. */
export const siteChange = defineChangeKind({
  name: 'site.change',
  concerns: 'values',
  approve: 'change.approve.site',
  payload: object({ change: json<SiteChange>(), at: nullable(instant()) }),
  subject: () => 'site:values',
  before: async (app, tx, { change }) => {
    const site = await app.site.readIn(tx);
    return changeBack(site, effective(site, change));
  },
  after: ({ change, at }, before) => ({
    ...merged(before as SiteChange, change),
    ...(at === null ? {} : { plannedFor: at }),
  }),
  facts: async (_app, _tx, { at }) => ({
    change: COMPARED,
    at: at === null ? NO_FACT : textFact(at),
  }),
  async apply(app, tx, { payload: { change, at }, reason, people }) {
    if (at === null) await applyChange(app, tx, change, { people, reason });
    // A planned time that passed while the request waited means: now.
    else await scheduleIn(app, tx, { change, at: new Date(at), people, reason });
  },
  applied: async (app, { payload: { change, at } }) => {
    if (at === null) await app.site.tell(change);
  },
});

/** The values after a change, of those that `before` holds. */
function merged(before: SiteChange, { switches = {}, settings = {}, ...flags }: SiteChange) {
  const next = { ...before, ...picked(flags, before) } as Record<string, unknown>;
  if (before.switches) next.switches = { ...before.switches, ...picked(switches, before.switches) };
  if (before.settings) {
    const old = before.settings as Record<string, unknown>;
    const rows = Object.entries(old).map(([name, value]) => {
      const given = (settings as Record<string, unknown>)[name];
      const joins = typeof value === 'object' && !Array.isArray(value);
      return [name, joins ? { ...value, ...(given as object) } : given];
    });
    next.settings = Object.fromEntries(rows);
  }
  return next;
}

const picked = (from: object, names: object) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name in names));
