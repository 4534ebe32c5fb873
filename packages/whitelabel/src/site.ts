import { SWITCH_NAMES, SWITCHES, type SwitchName } from './switches.ts';
import { SETTING_DEFAULTS, SETTING_NAMES, type SettingName, type Settings } from './settings.ts';
import { settingRefusal } from './refusal.ts';

/** A deployment's values: its switches, its settings, and whether it is open (APP-06). */
export interface SiteValues {
  switches: Record<SwitchName, boolean>;
  settings: Settings;
  maintenance: boolean;
  regionRestriction: boolean;
}

/** A change of some values, in the form of the SITE file, the console and the sandbox. */
export interface SiteChange {
  switches?: Partial<Record<SwitchName, boolean>>;
  settings?: Partial<Settings>;
  maintenance?: boolean;
  regionRestriction?: boolean;
}

export const SITE_DEFAULTS: SiteValues = {
  switches: Object.fromEntries(SWITCH_NAMES.map((name) => [name, SWITCHES[name].on])) as Record<
    SwitchName,
    boolean
  >,
  settings: SETTING_DEFAULTS,
  maintenance: false,
  regionRestriction: false,
};

/** Applies a change; object settings are merged by field, everything else is replaced. */
export function changeSite(site: SiteValues, change: SiteChange): SiteValues {
  const settings: Record<string, unknown> = { ...site.settings };
  for (const [name, value] of Object.entries(change.settings ?? {})) {
    const old = settings[name];
    const merges = typeof old === 'object' && !Array.isArray(old);
    settings[name] = merges ? { ...old, ...(value as object) } : value;
  }
  return {
    switches: { ...site.switches, ...change.switches },
    settings: settings as unknown as Settings,
    maintenance: change.maintenance ?? site.maintenance,
    regionRestriction: change.regionRestriction ?? site.regionRestriction,
  };
}

/** The change that puts back what another one is about to replace. */
export function changeBack(site: SiteValues, { switches, settings, ...flags }: SiteChange) {
  const now = <T extends object>(values: T, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, values[name as keyof T]]));
  return {
    ...(switches && { switches: now(site.switches, switches) }),
    ...(settings && { settings: now(site.settings, settings) }),
    ...now(site, flags),
  } as SiteChange;
}

/** Checks a change from outside. Returns it, or a clause that says what is wrong. */
export function readSiteChange(input: unknown): SiteChange | string {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return 'the site must be a JSON object';
  }
  for (const [key, value] of Object.entries(input)) {
    const refusal = partRefusal(key, value);
    if (refusal) return refusal;
  }
  return input as SiteChange;
}

function partRefusal(key: string, value: unknown): string | null {
  if (key === 'maintenance' || key === 'regionRestriction') {
    return typeof value === 'boolean' ? null : `${key} must be true or false`;
  }
  if (key !== 'switches' && key !== 'settings') return `there is no part ${key} in the site`;
  if (typeof value !== 'object' || value === null) return `${key} must be an object`;
  for (const [name, entry] of Object.entries(value)) {
    const refusal = key === 'switches' ? switchRefusal(name, entry) : nameRefusal(name, entry);
    if (refusal) return refusal;
  }
  return null;
}

function switchRefusal(name: string, value: unknown): string | null {
  if (!SWITCH_NAMES.includes(name as SwitchName)) return `there is no switch ${name}`;
  return typeof value === 'boolean' ? null : `switch ${name} must be true or false`;
}

function nameRefusal(name: string, value: unknown): string | null {
  if (!SETTING_NAMES.includes(name as SettingName)) return `there is no setting ${name}`;
  return settingRefusal(name as SettingName, value);
}
