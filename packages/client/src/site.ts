import { siteClock } from '@palaro/kernel';
import type { MobileTemplate, Settings, SwitchName } from '@palaro/whitelabel';
import { startupState } from '@palaro/whitelabel';
import { createStore, useStore } from './store.ts';

/** The start-up info (APP-16): what `GET /wps/system/settings/consolidated` answers. */
export interface SiteInfo {
  mobileTemplate: MobileTemplate;
  maintenance: boolean;
  regionRestriction: boolean;
  location: string;
  /** The site's clock when it answered, ISO 8601. */
  now: string;
  switches: Record<SwitchName, boolean>;
  settings: Partial<Settings>;
}

const site = createStore<SiteInfo | null>(null);

const device = siteClock();
/** How far the site's clock is ahead of this device's, which may be wrong. */
let clockAheadMs = 0;

export function setSite(info: SiteInfo): void {
  clockAheadMs = Date.parse(info.now) - device.now().getTime();
  site.set(info);
}

/** The site's time, ISO 8601; for days in filters, never for whether a bet is still open. */
export const siteNow = () => new Date(device.now().getTime() + clockAheadMs).toISOString();

/** Applies what the `system` topic tells; before the start-up info has come it changes nothing. */
export function changeSiteState(
  change: Partial<Pick<SiteInfo, 'maintenance' | 'regionRestriction'>>,
) {
  const info = site.get();
  if (info) site.set({ ...info, ...change });
}

const useSite = (): SiteInfo | null => useStore(site);

/** 0 normal, 1 maintenance, 2 region restricted (APP-06); 0 until the start-up info has come. */
export const useStartupState = () => {
  const info = useSite();
  return info ? startupState(info) : 0;
};

/** Whether a deployment has the feature on; everything is off until the start-up info has come. */
export const switchOn = (name: SwitchName): boolean => site.get()?.switches[name] === true;

/** A public setting of the deployment, or what to assume where it does not say. */
export const setting = <N extends keyof Settings>(name: N, assumed: Settings[N]): Settings[N] =>
  (site.get()?.settings[name] as Settings[N] | undefined) ?? assumed;
