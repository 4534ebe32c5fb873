import { SETTING_NAMES } from './settings.ts';
import { changeSite, type SiteChange, type SiteValues } from './site.ts';
import { SWITCH_NAMES } from './switches.ts';

/** Whether two JSON values are alike, in whatever order their fields stand. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const these = Object.entries(a);
  const those = b as Record<string, unknown>;
  return (
    Array.isArray(a) === Array.isArray(b) &&
    these.length === Object.keys(b).length &&
    these.every(([name, value]) => name in those && isSame(value, those[name]))
  );
}

/** What makes `from` into `to`: only values that differ. A value that `to` lacks is left alone. */
export function siteDifference(from: SiteValues, to: Partial<SiteValues>): SiteChange {
  const differing = <N extends string>(names: readonly N[], a: object, b: object = {}) => {
    const old = a as Record<N, unknown>;
    const next = b as Record<N, unknown>;
    const rows = names.filter((name) => name in b && !isSame(old[name], next[name]));
    return rows.length > 0 ? Object.fromEntries(rows.map((name) => [name, next[name]])) : null;
  };
  const switches = differing(SWITCH_NAMES, from.switches, to.switches);
  const settings = differing(SETTING_NAMES, from.settings, to.settings);
  const flags = differing(['maintenance', 'regionRestriction'], from, to);
  return { ...(switches && { switches }), ...(settings && { settings }), ...flags };
}

/** The part of a change that would alter something: complete settings, and only what differs. */
export const effective = (site: SiteValues, change: SiteChange): SiteChange =>
  siteDifference(site, changeSite(site, change));

/** The part of a change that would alter something, as it was given. */
export function needed(site: SiteValues, change: SiteChange): SiteChange {
  const { switches = {}, settings = {}, ...flags } = effective(site, change);
  const only = <T extends object>(values: T | undefined, names: object) =>
    Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => name in names));
  return {
    ...(Object.keys(switches).length > 0 && { switches: only(change.switches, switches) }),
    ...(Object.keys(settings).length > 0 && { settings: only(change.settings, settings) }),
    ...flags,
  };
}

/** The values that a change names: `switches.DEPOSIT`, `settings.site.name`, `maintenance`. */
export const namesOf = ({ switches = {}, settings = {}, ...flags }: SiteChange): string[] => [
  ...Object.keys(switches).map((name) => `switches.${name}`),
  ...Object.keys(settings).map((name) => `settings.${name}`),
  ...Object.keys(flags),
];
