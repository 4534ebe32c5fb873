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
  optional,
  text,
  type EventOf,
} from '@palaro/api';
import type { PublicSettings, Settings } from '@palaro/whitelabel';

export * from './published.api.ts';

const open = { access: 'anyone', alwaysOpen: true } as const;

/** The fields of the start-up info (APP-06, APP-16). */
export const startInfo = () => ({
  mobileTemplate: json<Settings['template']>(),
  maintenance: bool(),
  regionRestriction: bool(),
  location: text(),
  /** The visitor's country as the site knows it; empty if it does not. */
  region: text(),
  startupState: int({ min: 0, max: 2 }),
  merchantCode: text(),
  /** The site's clock. Filters count their days by it. */
  now: instant(),
  /**
   * The push position at this moment. A stream that starts after this id misses no change to
   * these values.
   */
  lastEventId: text(),
  switches: map(bool()),
  /** Types of the promotions that run now (docs/domain/promotions.md §2). */
  running: list(text()),
  settings: json<PublicSettings>(),
  download: list(json<Settings['links.download'][number]>()),
  /** The paths are obscured; `showPath` restores them (SVC-08). */
  service: list(json<Settings['links.service'][number]>()),
});

export const contentApi = {
  consolidated: defineEndpoint({
    ...open,
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    summary: 'Start-up info: state, template, switches, settings and links (APP-06, APP-16)',
    moduleId: 'COMM3',
    reply: object(startInfo()),
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

/**
 * A change of the deployment (OC-19): whether it is open, and the values that the change names.
 * Every screen follows without a reload.
 */
export const systemTopic = defineTopic(
  'system',
  'everyone',
  object({
    maintenance: bool(),
    regionRestriction: bool(),
    switches: optional(map(bool())),
    running: optional(list(text())),
    settings: optional(json<Partial<PublicSettings>>()),
    mobileTemplate: optional(json<Settings['template']>()),
    location: optional(text()),
    download: optional(list(json<Settings['links.download'][number]>())),
    /** The paths are obscured, as in the start-up info. */
    service: optional(list(json<Settings['links.service'][number]>())),
  }),
);
export type SystemEvent = EventOf<typeof systemTopic>;

/** Something that is published changed, began or ended: whoever shows content reads it again. */
export const contentTopic = defineTopic('content', 'everyone', object({}));
