import type { Settings } from './settings.ts';

/** The settings that a browser may know. The client's `setting` takes only these. */
export const PUBLIC_SETTINGS = [
  'site.name',
  'site.zone',
  'site.currency',
  'site.language',
  'site.regions',
  'site.minAge',
  'site.licence',
  'site.imageHosts',
  'maintenance.notice',
  'registration.direct',
  'registration.countries',
  'captcha.kind',
  'links.chat',
  'support.hours',
  'feedback.minLength',
  'feedback.maxLength',
  'vip.benefit',
  'social.enabled',
  'social.telegram',
  'hold.resetHours',
  'play.minStake',
] as const satisfies readonly (keyof Settings)[];

export type PublicSettings = Pick<Settings, (typeof PUBLIC_SETTINGS)[number]>;
