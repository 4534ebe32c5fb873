import type { Endpoint } from '@palaro/api';
import { allCalls, listPage, refuse, type App } from '@palaro/server';
import {
  settingBounds,
  SETTING_DEFAULTS,
  SETTING_NAMES,
  siteDifference,
  settingTwoPeople,
  startupState,
  SWITCH_NAMES,
  switchRule,
  templateWarning,
  type SiteChange,
  type SiteValues,
} from '@palaro/whitelabel';
import { SWITCH_PAGES } from '../switch-pages.ts';
import type { DifferenceRow } from '../white-label.api.ts';
import { VERSIONS_PER_PAGE } from '../white-label.limits.ts';
import {
  findVersion,
  lastChanges,
  listVersions,
  newestVersion,
  type LastChange,
} from './versions.repository.ts';

const told = (last: LastChange | undefined) =>
  last ? { number: last.number, at: last.at.toISOString(), by: last.people.join(', ') } : null;

/** The deployment as the console shows it: every value, what it gates and who changed it last. */
export async function readSite(app: App) {
  const { site, db, clock } = app;
  const [number, last] = await Promise.all([newestVersion(db), lastChanges(db)]);
  const calls = allCalls.of(app);
  const { settings, switches } = site;
  return {
    number,
    switches: SWITCH_NAMES.map((name) => ({
      name,
      on: switches[name],
      fallback: switchRule(name).on,
      twoPeople: switchRule(name).twoPeople ?? null,
      gates: switchRule(name).gates,
      calls: calls.filter((call) => call.switch === name).map(nameOf),
      pages: [...(SWITCH_PAGES[name] ?? [])],
      last: told(last.get(`switches.${name}`)),
    })),
    settings: SETTING_NAMES.map((name) => ({
      name,
      value: settings[name],
      fallback: SETTING_DEFAULTS[name],
      bounds: settingBounds(name),
      twoPeople: settingTwoPeople(name),
      last: told(last.get(`settings.${name}`)),
    })),
    maintenance: site.maintenance,
    regionRestriction: site.regionRestriction,
    startupState: startupState(site, settings['site.location']),
    location: settings['site.location'],
    regions: statesByRegion(site),
    lowContrast: templateWarning(settings.template)?.contrast ?? null,
    now: clock.now().toISOString(),
  };
}

/** The start-up state now of the site's own country, of each that is answered, and elsewhere. */
function statesByRegion(site: SiteValues) {
  const { 'site.regions': answered, 'site.location': own } = site.settings;
  return [...new Set([own, ...answered, '']).values()].map((region) => ({
    region,
    state: startupState(site, region),
  }));
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Every value as one file. Maintenance is a state of now, so no file brings it. */
export function readSiteFile({ site }: App): SiteChange {
  const { 'maintenance.notice': _notice, ...settings } = site.settings;
  return { switches: site.switches, settings, regionRestriction: site.regionRestriction };
}

export async function readVersions(app: App, query: { pageNum?: number; name?: string }) {
  const { pageNum = 1, name } = query;
  const offset = (pageNum - 1) * VERSIONS_PER_PAGE;
  const { rows, total } = await listVersions(app.db, { name, limit: VERSIONS_PER_PAGE, offset });
  const list = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return listPage(list, { pageNum, size: VERSIONS_PER_PAGE, total });
}

/** The values as they were after a version, 0 before any; throws `not_found`. */
export async function siteAt(app: App, number: number): Promise<SiteValues> {
  const version = await findVersion(app.db, number);
  if (version) return version.site;
  // Until the first change a site is what it began with.
  if (number === 0) return app.site;
  throw refuse('not_found');
}

/** What differs between two versions, or between a version and now. */
export async function readDifference(app: App, { from, to }: { from: number; to?: number }) {
  const old = await siteAt(app, from);
  const next: SiteValues = to === undefined ? app.site : await siteAt(app, to);
  const change = siteDifference(old, next);
  const rows: DifferenceRow[] = [];
  const { switches = {}, settings = {}, ...flags } = change;
  const add = (prefix: string, values: object, of: object) => {
    for (const [name, value] of Object.entries(values)) {
      const was = (of as Record<string, unknown>)[name] ?? null;
      rows.push({ name: `${prefix}${name}`, from: was, to: value });
    }
  };
  add('switches.', switches, old.switches);
  add('settings.', settings, old.settings);
  add('', flags, old);
  return { list: rows };
}
