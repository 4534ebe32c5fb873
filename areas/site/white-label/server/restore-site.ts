import type { App, Operator } from '@palaro/server';
import { readSiteChange, siteDifference, type SiteChange } from '@palaro/whitelabel';
import { make } from './change-site.ts';
import { siteAt } from './read-site.ts';

/**
 * Puts back the values of a version, as a change like any other: with a second person where it
 * touches money or login. Maintenance is a state of now and stays as it is.
 */
export async function restoreSite(app: App, operator: Operator, number: number, reason: string) {
  const { maintenance: _flag, ...change } = siteDifference(app.site, await siteAt(app, number));
  const { 'maintenance.notice': _notice, ...settings } = change.settings ?? {};
  return make(app, operator, { change: stillFits({ ...change, settings }), reason, at: null });
}

/** Without values that a later release would refuse. */
function stillFits({ settings = {}, ...change }: SiteChange): SiteChange {
  const fitting = Object.entries(settings).filter(
    ([name, value]) => typeof readSiteChange({ settings: { [name]: value } }) !== 'string',
  );
  return { ...change, settings: Object.fromEntries(fitting) };
}
