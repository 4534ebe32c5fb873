import type { Reply } from '@palaro/api';
import type { SettingName, Settings } from '@palaro/whitelabel';
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
