import { isLanguage, isMoneyText } from '@palaro/kernel';
import { SETTING_DEFAULTS, type SettingName } from './settings.ts';

const CHOICES: Partial<Record<SettingName, readonly string[]>> = {
  'captcha.kind': ['digits', 'alnum', 'equation'],
  'session.devices': ['many', 'one'],
  'kyc.profile': ['strict', 'grace72'],
};

const typeName = (value: unknown) =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;

/**
 * Judges a value for a setting: null when it fits, else one clause that says what is wrong. Objects
 * are judged by the keys of their default, so that a misspelt one is named instead of ignored.
 */
export function settingRefusal(name: SettingName, value: unknown): string | null {
  const fallback: unknown = SETTING_DEFAULTS[name];
  if (typeName(value) !== typeName(fallback)) {
    return `${name} must be a ${typeName(fallback)}, not a ${typeName(value)}`;
  }
  const choices = CHOICES[name];
  if (choices && !choices.includes(value as string)) {
    return `${name} must be one of ${choices.join(', ')}`;
  }
  if (name === 'site.language' && !isLanguage(value)) return `${name} must be EN or TY`;
  if (name === 'play.minStake' && !isMoneyText(value as string)) {
    return `${name} must be money with four decimals`;
  }
  if (typeof value === 'number' && !(Number.isInteger(value) && value >= 0)) {
    return `${name} must be a whole number, zero or more`;
  }
  if (typeName(fallback) !== 'object') return null;
  const known = Object.keys(fallback as object);
  const unknown = Object.keys(value as object).find((key) => !known.includes(key));
  return unknown === undefined ? null : `${name} has no field ${unknown}`;
}
