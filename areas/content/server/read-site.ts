import type { App } from '@palaro/server';
import { startupState, type Settings } from '@palaro/whitelabel';
import { PUBLIC_SETTINGS, type PublicSettings } from '../content.api.ts';

/** Start-up info for the browser; nothing in it is secret. */
export function readConsolidated({ site, clock }: App) {
  const { settings, switches, maintenance, regionRestriction } = site;
  return {
    mobileTemplate: settings.template,
    maintenance,
    regionRestriction,
    location: settings['site.location'],
    startupState: startupState(site),
    merchantCode: settings['site.merchant'],
    now: clock.now().toISOString(),
    switches,
    settings: publicSettings(settings),
    download: settings['links.download'],
    service: settings['links.service'],
  };
}

const publicSettings = (settings: Settings) =>
  Object.fromEntries(PUBLIC_SETTINGS.map((name) => [name, settings[name]])) as PublicSettings;

export const readWhitelabel = ({ site }: App) => ({
  merchantCode: site.settings['site.merchant'],
  switches: site.switches,
});

export const readStatus = ({ site }: App) => ({
  maintenance: site.maintenance,
  regionRestriction: site.regionRestriction,
  location: site.settings['site.location'],
});
