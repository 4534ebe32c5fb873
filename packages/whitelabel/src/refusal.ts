import { SETTING_DEFAULTS, type SettingName } from './settings.ts';
import { SETTING_RULES } from './setting-rules.ts';

const typeName = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;

/**
 * Judges a value for a setting: null if it fits, else a clause that says what is wrong. An object
 * may only have its default's keys, so a misspelt key is reported and not ignored.
 */
export function settingRefusal(name: SettingName, value: unknown): string | null {
  const fallback: unknown = SETTING_DEFAULTS[name];
  if (typeName(value) !== typeName(fallback)) {
    return `${name} must be a ${typeName(fallback)}, not a ${typeName(value)}`;
  }
  if (typeName(fallback) === 'object') {
    const refusal = fieldRefusal(name, value as object, fallback as Record<string, unknown>);
    if (refusal) return refusal;
  }
  const rule = SETTING_RULES[name];
  return rule && !rule.fits(value as never) ? `${name} must ${rule.must}` : null;
}

function fieldRefusal(name: string, value: object, fallback: Record<string, unknown>) {
  for (const [field, entry] of Object.entries(value)) {
    if (!Object.keys(fallback).includes(field)) return `${name} has no field ${field}`;
    const type = typeName(fallback[field]);
    if (typeName(entry) !== type) return `${name}.${field} must be a ${type}`;
  }
  return null;
}
