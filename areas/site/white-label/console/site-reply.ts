import type { Reply } from '@palaro/api';
import type { SettingName, Settings, SiteValues } from '@palaro/whitelabel';
import { whiteLabelApi } from '../white-label.api.ts';

export type SiteReply = Reply<typeof whiteLabelApi.site>;

/** What a change of the site alters on screen. */
export const AFTER_CHANGE = [
  whiteLabelApi.site,
  whiteLabelApi.siteVersions,
  whiteLabelApi.siteSchedule,
];

/** A setting's value now. */
export const valueOf = <N extends SettingName>({ settings }: SiteReply, name: N) =>
  settings.find((one) => one.name === name)?.value as Settings[N];

/** The values that the reply shows, for rules that judge a change of them. */
export const valuesOf = (site: SiteReply) =>
  ({
    switches: Object.fromEntries(site.switches.map(({ name, on }) => [name, on])),
    settings: Object.fromEntries(site.settings.map(({ name, value }) => [name, value])),
    maintenance: site.maintenance,
    regionRestriction: site.regionRestriction,
  }) as unknown as SiteValues;
