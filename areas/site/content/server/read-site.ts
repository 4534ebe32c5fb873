import { defineProvision, idText, within, type App } from '@palaro/server';
import {
  hidePath,
  PUBLIC_SETTINGS,
  startupState,
  type PublicSettings,
  type Settings,
  type SiteChange,
  type SiteValues,
} from '@palaro/whitelabel';
import type { SystemEvent } from '../content.api.ts';

const RUNNING_WITHIN_MS = 500;

/** Types of the promotions that run now, whoever may take part in them. */
export const runningPromotions = defineProvision<() => Promise<readonly string[]>>(
  'content.running-promotions',
);

/** Start-up info for the browser; nothing in it is secret. */
export async function readConsolidated(app: App, region: string) {
  const { site, clock, push } = app;
  const { settings, switches, maintenance, regionRestriction } = site;
  // The place in the stream of news comes first: what changes from here on is told there.
  const info = {
    mobileTemplate: settings.template,
    maintenance,
    regionRestriction,
    location: settings['site.location'],
    region,
    startupState: startupState(site, region),
    merchantCode: settings['site.merchant'],
    now: clock.now().toISOString(),
    lastEventId: idText(push, push.lastId()),
    switches,
    settings: publicSettings(settings),
    download: settings['links.download'],
    service: hiddenService(settings),
  };
  // A site whose database does not answer in time still starts, and then none runs.
  const reading = runningPromotions
    .of(app)()
    .catch(() => []);
  return { ...info, running: [...(await within(RUNNING_WITHIN_MS, reading, []))] };
}

/** The same for the console, with the member site's origin where the console has its own host. */
export const readConsoleStart = async (app: App, region: string) => ({
  ...(await readConsolidated(app, region)),
  siteOrigin: app.config.consoleUrl === null ? '' : app.config.publicUrl,
});

/** The event that tells browsers of a change: the current values of what it names. */
export function readSystemEvent(site: SiteValues, change: SiteChange): SystemEvent {
  const { settings } = site;
  const named = (name: keyof Settings) => change.settings?.[name] !== undefined;
  const changed = PUBLIC_SETTINGS.filter(named).map((name) => [name, settings[name]]);
  return {
    maintenance: site.maintenance,
    regionRestriction: site.regionRestriction,
    ...(change.switches && { switches: change.switches as Record<string, boolean> }),
    ...(changed.length > 0 && { settings: Object.fromEntries(changed) as Partial<PublicSettings> }),
    ...(named('template') && { mobileTemplate: settings.template }),
    ...(named('site.location') && { location: settings['site.location'] }),
    ...(named('links.download') && { download: settings['links.download'] }),
    ...(named('links.service') && { service: hiddenService(settings) }),
  };
}

const hiddenService = (settings: Settings) =>
  settings['links.service'].map(({ title, path }) => ({ title, path: hidePath(path) }));

const publicSettings = (settings: Settings) =>
  Object.fromEntries(PUBLIC_SETTINGS.map((name) => [name, settings[name]])) as PublicSettings;

export const readWhitelabel = ({ site }: App) => ({
  merchantCode: site.settings['site.merchant'],
  switches: site.switches,
});

export const readStatus = ({ site }: App, region: string) => ({
  maintenance: site.maintenance,
  regionRestriction: startupState({ ...site, maintenance: false }, region) === 2,
  location: site.settings['site.location'],
});

/** The hosts that serve content images (APP-14). */
export const readDomainRoute = ({ site }: App) => ({
  imageHosts: site.settings['site.imageHosts'],
});
