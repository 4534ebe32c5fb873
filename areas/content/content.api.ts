import {
  bool,
  defineEndpoint,
  defineTopic,
  instant,
  int,
  json,
  list,
  map,
  object,
  text,
} from '@palaro/api';
import type { Settings } from '@palaro/whitelabel';

/** What of the settings a browser may know; everything else stays on the server. */
export const PUBLIC_SETTINGS = [
  'site.name',
  'site.zone',
  'site.currency',
  'site.language',
  'site.minAge',
  'site.imageHosts',
  'registration.direct',
  'links.chat',
  'agents.menu',
  'promotions.referral',
  'promotions.missions',
  'vip.benefit',
  'dividend.enabled',
  'social.enabled',
  'social.telegram',
  'play.minStake',
  'play.realityCheckMinutes',
] as const satisfies readonly (keyof Settings)[];

export type PublicSettings = Pick<Settings, (typeof PUBLIC_SETTINGS)[number]>;

const open = { access: 'anyone', alwaysOpen: true } as const;

export const contentApi = {
  consolidated: defineEndpoint({
    ...open,
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    summary: 'Start-up info: state, template, switches, settings and links (APP-06, APP-16)',
    moduleId: 'COMM3',
    reply: object({
      mobileTemplate: json<Settings['template']>(),
      maintenance: bool(),
      regionRestriction: bool(),
      location: text(),
      startupState: int({ min: 0, max: 2 }),
      merchantCode: text(),
      /** The site's clock, which days in filters are counted by. */
      now: instant(),
      switches: map(bool()),
      settings: json<PublicSettings>(),
      download: list(json<Settings['links.download'][number]>()),
      service: list(json<Settings['links.service'][number]>()),
    }),
  }),
  whitelabel: defineEndpoint({
    ...open,
    method: 'GET',
    path: '/wps/system/whitelabel',
    summary: 'The switches of the deployment (APP-12)',
    moduleId: 'COMM3',
    reply: object({ merchantCode: text(), switches: map(bool()) }),
  }),
  status: defineEndpoint({
    ...open,
    method: 'GET',
    path: '/wps/system/status',
    summary: 'Whether the site is open, here and now',
    moduleId: 'COMM3',
    reply: object({ maintenance: bool(), regionRestriction: bool(), location: text() }),
  }),
};

/** Opening, closing and switching: every screen follows without a reload. */
export const systemTopic = defineTopic(
  'system',
  'everyone',
  object({ maintenance: bool(), regionRestriction: bool() }),
);
