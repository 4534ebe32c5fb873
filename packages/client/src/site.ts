import { siteClock } from '@palaro/kernel';
import type {
  MobileTemplate,
  PublicSettings,
  ServiceEntry,
  SiteLink,
  SwitchName,
} from '@palaro/whitelabel';
import { startupState } from '@palaro/whitelabel';
import { readStoredJson, writeStored } from './storage.ts';
import { createStore, useStore } from './store.ts';

/** The start-up info (APP-16), the answer of `GET /wps/system/settings/consolidated`. */
export interface SiteInfo {
  mobileTemplate: MobileTemplate;
  maintenance: boolean;
  regionRestriction: boolean;
  location: string;
  /** The visitor's country as the site knows it. */
  region: string;
  /** The deployment's own merchant; a guest's calls name it. */
  merchantCode: string;
  /** The site's time of the answer, ISO 8601. */
  now: string;
  /** The last push event before the answer. */
  lastEventId: string;
  switches: Record<SwitchName, boolean>;
  /** Types of the promotions that run now. */
  running: string[];
  settings: Partial<PublicSettings>;
  /** Apps and social pages (SVC-08). */
  download: SiteLink[];
  /** Customer service; its paths are hidden, see `showPath`. */
  service: ServiceEntry[];
}

const site = createStore<SiteInfo | null>(null);

const device = siteClock();
/** How far the site's clock is ahead of the device's, which may be wrong. */
let clockAheadMs = 0;

/** The device's time, in ms since 1970; it may be wrong. */
export const deviceTime = (): number => device.now().getTime();

/**
 * Keeps the start-up info, and how far the site's clock is ahead. `answeredAt` is the device's time
 * at which the server wrote the answer, in ms since 1970; what loads afterwards must not count.
 */
export function setSite(info: SiteInfo, answeredAt = deviceTime()): void {
  clockAheadMs = Date.parse(info.now) - answeredAt;
  site.set(info);
  keepLinks(info);
}

/** The site's time, ISO 8601. Use it for days in filters, not to decide whether a bet is open. */
export const siteNow = () => new Date(deviceTime() + clockAheadMs).toISOString();

/** A change of the deployment; it holds only the switches and settings that changed. */
export type SiteInfoChange = Partial<
  Omit<SiteInfo, 'now' | 'lastEventId' | 'region' | 'merchantCode' | 'switches'>
> & {
  switches?: Partial<Record<string, boolean>>;
};

/**
 * Applies a change from the `system` topic, so that every screen follows without a reload (OC-19).
 * It does nothing before the start-up info has come.
 */
export function changeSite(change: SiteInfoChange): void {
  const info = site.get();
  if (!info) return;
  site.set({
    ...info,
    ...change,
    switches: { ...info.switches, ...change.switches },
    settings: { ...info.settings, ...change.settings },
  });
  keepLinks(change);
}

/** Keeps the links in the visit's storage, for a start without an answer (APP-17). */
function keepLinks({ download, service }: Partial<Pick<SiteInfo, 'download' | 'service'>>) {
  if (download) writeStored('down_link', JSON.stringify(download));
  if (service) writeStored('service_link', JSON.stringify(service));
}

/** The merchant that a call names where no session names another; none before the start. */
export const siteMerchant = (): string | undefined => site.get()?.merchantCode;

/** The last push event before the start-up info was made; null until it has come. */
export const siteEventId = (): string | null => site.get()?.lastEventId ?? null;

const useSite = (): SiteInfo | null => useStore(site);

/** 0 normal, 1 maintenance, 2 region restricted (APP-06); 0 until the start-up info has come. */
export const useStartupState = () => {
  const info = useSite();
  return info ? startupState(info, info.region) : 0;
};

/** The mobile template (APP-16); null until the start-up info has come. */
export const useTemplate = (): MobileTemplate | null => useSite()?.mobileTemplate ?? null;

/** Whether a feature is switched on; all are off until the start-up info has come. */
export const switchOn = (name: SwitchName): boolean => site.get()?.switches[name] === true;

/** Tells whether a promotion of this type runs now; none before the start-up info has come. */
export const promotionRuns = (type: string): boolean =>
  (site.get()?.running.indexOf(type) ?? -1) >= 0;

/** The deployment's download and social links, and its ways to customer service (SVC-08). */
export const useSiteLinks = () => linksOf(useSite());

const linksOf = (info: SiteInfo | null) => ({
  download: info?.download ?? readStoredJson<SiteLink[]>('down_link') ?? [],
  service: info?.service ?? readStoredJson<ServiceEntry[]>('service_link') ?? [],
});

/** The two-letter code of the site's country; empty before it is known. */
export const siteLocation = (): string => site.get()?.location ?? '';

/** A public setting of the deployment, or `assumed` before the start-up info has come. */
export const setting = <N extends keyof PublicSettings>(
  name: N,
  assumed: PublicSettings[N],
): PublicSettings[N] => (site.get()?.settings[name] as PublicSettings[N] | undefined) ?? assumed;
