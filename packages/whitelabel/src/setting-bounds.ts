import { SETTING_RULES } from './setting-rules.ts';
import { SETTING_DEFAULTS, type SettingName } from './settings.ts';

export type SettingUnit =
  | 'years'
  | 'days'
  | 'minutes'
  | 'hours'
  | 'pesos'
  | 'characters'
  | 'times'
  | 'guests';

const SETTING_UNITS: Partial<Record<SettingName, SettingUnit>> = {
  'site.minAge': 'years',
  'verification.codeMinutes': 'minutes',
  'verification.againMinutes': 'minutes',
  'sms.dayCap': 'pesos',
  'feedback.minLength': 'characters',
  'feedback.maxLength': 'characters',
  'session.idleMinutes': 'minutes',
  'session.absoluteHours': 'hours',
  'login.captchaAfter': 'times',
  'login.lockAfter': 'times',
  'limits.guestStreams': 'guests',
  'hold.resetHours': 'hours',
  'hold.cardHours': 'hours',
  'play.minStake': 'pesos',
  'withdraw.autoMax': 'pesos',
  'withdraw.dayCount': 'times',
  'withdraw.daySum': 'pesos',
  'withdraw.freePerDay': 'times',
  'withdraw.float': 'pesos',
  'withdraw.partsMost': 'times',
  'deposit.turnover': 'times',
  'deposit.reviewPerDay': 'times',
  'deposit.receivedTolerance': 'pesos',
  'deposit.confirmDaySum': 'pesos',
  'rg.loosenDays': 'days',
};

export type SettingKind = 'text' | 'number' | 'switch' | 'choice' | 'lines' | 'json';

/** How a form asks for a setting; values the form lets pass are judged by `settingRefusal`. */
export interface SettingBounds {
  kind: SettingKind;
  choices: readonly string[];
  min: number | null;
  max: number | null;
  unit: SettingUnit | null;
}

export function settingBounds(name: SettingName): SettingBounds {
  const { choices = [], min = null, max = null, lines } = SETTING_RULES[name] ?? {};
  const unit = SETTING_UNITS[name] ?? null;
  const value: unknown = SETTING_DEFAULTS[name];
  const kind = choices.length > 0 ? 'choice' : lines ? 'lines' : kindOf(value);
  return { kind, choices, min, max, unit };
}

function kindOf(value: unknown): SettingKind {
  if (typeof value === 'boolean') return 'switch';
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'text' : 'json';
}
