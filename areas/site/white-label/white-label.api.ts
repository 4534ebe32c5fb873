import {
  bool,
  defineConsoleCall,
  defineErrors,
  doneOrWaiting,
  instant,
  int,
  json,
  list,
  nullable,
  object,
  oneOf,
  optional,
  page,
  reasonText,
  text,
  uuid,
  type Static,
} from '@palaro/api';
import {
  SETTING_NAMES,
  SWITCH_NAMES,
  type SettingBounds,
  type SiteChange,
} from '@palaro/whitelabel';
import { ICON_MAX_BYTES, MAINTENANCE_MAX_MINUTES, NOTICE_MAX_CHARS } from './white-label.limits.ts';

/** Who changed a value last; null where it was never changed in the console. */
const lastChange = () => nullable(object({ number: int({ min: 1 }), at: instant(), by: text() }));

/** Null: one person changes it. `on`: two only where it gives more. */
const twoPeople = () => nullable(oneOf(['always', 'on']));

const switchRow = () =>
  object({
    name: oneOf(SWITCH_NAMES),
    on: bool(),
    fallback: bool(),
    twoPeople: twoPeople(),
    /** What it gates: the calls that the server refuses, the pages that the client hides. */
    gates: text(),
    calls: list(text()),
    pages: list(text()),
    last: lastChange(),
  });

const settingRow = () =>
  object({
    name: oneOf(SETTING_NAMES),
    value: json(),
    fallback: json(),
    bounds: json<SettingBounds>(),
    twoPeople: twoPeople(),
    last: lastChange(),
  });

const versionRow = () =>
  object({
    number: int({ min: 1 }),
    at: instant(),
    people: list(text()),
    reason: text(),
    names: list(text()),
  });

/** One value in two versions. */
const differenceRow = () => object({ name: text(), from: json(), to: json() });
export type DifferenceRow = Static<ReturnType<typeof differenceRow>>;
export type SwitchRow = Static<ReturnType<typeof switchRow>>;
export type SettingRow = Static<ReturnType<typeof settingRow>>;
export type VersionRow = Static<ReturnType<typeof versionRow>>;

/** Of a version; 0 is what the site began with. */
const number = () => int({ min: 0, max: 2_147_483_647 });

export const whiteLabelErrors = defineErrors({
  'site.value_refused': { status: 400 },
  'site.no_change': { status: 422 },
  'site.changed_since': { status: 409 },
  'site.time_refused': { status: 422 },
  'site.not_waiting': { status: 409 },
  'site.icon_shape': { status: 422 },
  'site.logo_shape': { status: 422 },
});

declare module '@palaro/api' {
  interface ErrorAreas {
    'white-label': typeof whiteLabelErrors;
  }
}

const refusals = [
  'site.value_refused',
  'site.no_change',
  'site.changed_since',
  'site.time_refused',
] as const;

export const whiteLabelApi = {
  site: defineConsoleCall({
    permission: 'site.view',
    method: 'GET',
    path: '/console/api/site',
    summary: 'Switches with what they gate, settings with their bounds, and the state now',
    reply: object({
      /** The newest version; a change names it, so that nobody overwrites unseen. 0: none yet. */
      number: int({ min: 0 }),
      switches: list(switchRow()),
      settings: list(settingRow()),
      maintenance: bool(),
      regionRestriction: bool(),
      startupState: int({ min: 0, max: 2 }),
      location: text(),
      /** What visitors of each country get now; the empty one stands for everywhere else. */
      regions: list(object({ region: text(), state: int({ min: 0, max: 2 }) })),
      /** The contrast of the template's text, if it is too low to read (OC-21). */
      lowContrast: nullable(json<number>()),
      now: instant(),
    }),
  }),
  siteFile: defineConsoleCall({
    permission: 'site.view',
    method: 'GET',
    path: '/console/api/site/file',
    summary: 'Every value as one file, which a change or a deployment’s SITE takes',
    reply: json<SiteChange>(),
  }),
  changeSite: defineConsoleCall({
    permission: 'site.change',
    records: 'site.change',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/site/changes',
    summary: 'Changes values now or at an instant; two people where money or login is touched',
    body: object({
      change: json<SiteChange>(),
      reason: reasonText(),
      /** The version that the operator saw. */
      seen: int({ min: 0, max: 2_147_483_647 }),
      at: optional(instant()),
    }),
    reply: doneOrWaiting(),
    errors: refusals,
  }),
  setMaintenance: defineConsoleCall({
    permission: 'site.maintenance',
    records: 'site.maintenance',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/site/maintenance',
    summary: 'Closes or opens the site; up to 15 minutes at once, longer with a second person',
    body: object({
      on: bool(),
      /** How long; without it until somebody opens the site again. */
      minutes: optional(int({ min: 1, max: MAINTENANCE_MAX_MINUTES })),
      /** When the window begins; now unless given. */
      at: optional(instant()),
      textEN: text({ max: NOTICE_MAX_CHARS }),
      textTY: text({ max: NOTICE_MAX_CHARS }),
      reason: reasonText(),
    }),
    reply: doneOrWaiting(),
    errors: refusals,
  }),
  uploadIcon: defineConsoleCall({
    permission: 'site.change',
    records: 'content.image',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/site/icons',
    summary: 'Stores a square picture for the site’s icon; a change of the template then uses it',
    upload: { maxBytes: ICON_MAX_BYTES },
    reply: object({
      /** What the template names. */
      address: text(),
      /** Width and height in pixels. */
      size: int({ min: 1 }),
    }),
    errors: ['image.type', 'image.size', 'image.unreadable', 'site.icon_shape'],
  }),
  uploadLogo: defineConsoleCall({
    permission: 'site.change',
    records: 'content.image',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/site/logos',
    summary: 'Stores a picture for the site’s logo; a change of the template then uses it',
    upload: { maxBytes: ICON_MAX_BYTES },
    reply: object({
      /** What the template names. */
      address: text(),
    }),
    errors: ['image.type', 'image.size', 'image.unreadable', 'site.logo_shape'],
  }),
  siteVersions: defineConsoleCall({
    permission: 'site.view',
    method: 'GET',
    path: '/console/api/site/versions',
    summary: 'Every change of the site’s values, newest first',
    query: object({
      pageNum: optional(int({ min: 1, max: 100_000 })),
      /** Only changes of this value, `switches.DEPOSIT`. */
      name: optional(text({ min: 1, max: 80 })),
    }),
    reply: page('list', versionRow()),
  }),
  siteDifference: defineConsoleCall({
    permission: 'site.view',
    method: 'GET',
    path: '/console/api/site/difference',
    summary: 'What differs between two versions; without `to`, between one and now',
    query: object({ from: number(), to: optional(number()) }),
    reply: page('list', differenceRow()),
    errors: ['not_found'],
  }),
  restoreSite: defineConsoleCall({
    permission: 'site.change',
    records: 'site.restore',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/site/versions/{number}/restore',
    summary: 'Puts back the values of a version; a change like any other',
    params: object({ number: number() }),
    body: object({ reason: reasonText() }),
    reply: doneOrWaiting(),
    errors: ['not_found', 'site.no_change'],
  }),
  siteSchedule: defineConsoleCall({
    permission: 'site.view',
    method: 'GET',
    path: '/console/api/site/schedule',
    summary: 'Changes that wait for their time, the next first',
    reply: page(
      'list',
      object({
        id: uuid(),
        applyAt: instant(),
        people: list(text()),
        reason: text(),
        change: json<SiteChange>(),
      }),
    ),
  }),
  cancelScheduled: defineConsoleCall({
    permission: 'site.change',
    records: 'site.unschedule',
    creates: 'key-table',
    method: 'POST',
    path: '/console/api/site/schedule/{id}/cancel',
    summary: 'Cancels a change that waits for its time',
    params: object({ id: uuid() }),
    body: object({ reason: reasonText() }),
    reply: object({}),
    errors: ['not_found', 'site.not_waiting'],
  }),
};
