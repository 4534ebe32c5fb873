import { isLanguage, isMoneyText, LANGUAGES } from '@palaro/kernel';
import { LINK_TYPES } from './links.ts';
import { SMS_PROVIDERS, type SettingName } from './settings.ts';
import type { MobileTemplate } from './template.ts';

/** A check beyond the value's type, and the clause that explains it. */
interface SettingRule {
  fits(value: never): boolean;
  must: string;
  /** What a form offers or bounds by itself. */
  choices?: readonly string[];
  min?: number;
  max?: number;
  /** A list of texts, each on a line of its own. */
  lines?: true;
}

const oneOf = (...choices: string[]): SettingRule => ({
  fits: (value: string) => choices.includes(value),
  must: `be one of ${choices.join(', ')}`,
  choices,
});
const whole = (min: number, max: number): SettingRule => ({
  fits: (value: number) => Number.isInteger(value) && value >= min && value <= max,
  must: `be a whole number from ${min} to ${max}`,
  min,
  max,
});
const form = (pattern: RegExp, must: string): SettingRule => ({
  fits: (value: string) => pattern.test(value),
  must,
});
const each = (fits: (entry: never) => boolean, must: string): SettingRule => ({
  fits: (value: unknown[]) => value.every((entry) => fits(entry as never)),
  must,
});
const fieldsOf = (fits: (entry: never) => boolean, must: string): SettingRule => ({
  fits: (value: object) => Object.values(value).every((entry) => fits(entry as never)),
  must,
});

const lines = (pattern: RegExp, must: string): SettingRule => ({
  ...each((entry: string) => text(entry) && pattern.test(entry), must),
  lines: true,
});
const COUNTRY_LIST = lines(/^[A-Z]{2}$/, 'be a list of countries of two letters, like PH');

const PLACE = /^(https?:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/;
const HOST = /^[a-z0-9.-]+(:\d{1,5})?$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/;
const IMAGE_HOST = /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/;
const text = (value: unknown): value is string => typeof value === 'string';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const isSiteLink = (link: Record<string, unknown>) =>
  isObject(link) &&
  LINK_TYPES.includes(link.resourceType as never) &&
  text(link.url) &&
  PLACE.test(link.url) &&
  text(link.labelNameEn);

const isServiceEntry = (entry: Record<string, unknown>) =>
  isObject(entry) && text(entry.title) && text(entry.path) && PLACE.test(entry.path);

const isFieldRule = (rule: Record<string, unknown>) =>
  isObject(rule) &&
  typeof rule.enabled === 'boolean' &&
  typeof rule.required === 'boolean' &&
  (rule.enabled || !rule.required);

const isPrice = (value: unknown) => text(value) && isMoneyText(value) && !value.startsWith('-');

const COLOUR = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const DESCRIPTION_MAX = 200;
const ICON_MAX_PX = 2_048;

/** Judges the fields that are given: a change may name some only. */
const isTemplate = (template: Partial<MobileTemplate>) =>
  COLOUR.test(template.app_background ?? '#000') &&
  COLOUR.test(template.app_desc_font_color ?? '#000') &&
  PLACE.test(template.pwa_icon ?? '/') &&
  PLACE.test(template.logo || '/') &&
  (template.app_desc ?? '').length <= DESCRIPTION_MAX &&
  [template.mem_cen ?? 0, template.dep_func ?? 0].every((one) => one === 0 || one === 1) &&
  isIconSize(template.pwa_icon_size ?? 1);

const isIconSize = (size: number) => Number.isInteger(size) && size >= 1 && size <= ICON_MAX_PX;

/** A week in minutes and a month in hours; nothing here needs longer times. */
const MINUTES_MAX = 10_080;
const HOURS_MAX = 720;

/** Member types of the specification, section 3. */
const MEMBER_TYPES = [0, 1, 2, 4, 40, 41, 42];

/** The longest feedback that its call accepts. */
const FEEDBACK_MOST = 2_000;

/**
 * Settings with rules beyond their type. Without them a wrong value would only fail later, during a
 * call.
 */
export const SETTING_RULES: Partial<Record<SettingName, SettingRule>> = {
  'site.zone': { fits: isZone, must: 'be a time zone like Asia/Manila' },
  'site.currency': form(/^[A-Z]{3}$/, 'be a currency of three letters'),
  'site.language': {
    fits: isLanguage,
    must: `be ${[...LANGUAGES].sort().join(' or ')}`,
    choices: [...LANGUAGES].sort(),
  },
  'site.name': form(/^.{1,60}$/u, 'have 1 to 60 characters'),
  template: {
    fits: isTemplate,
    must: 'have colours like #0b1026, icon and logo of this site or https, and at most 200 characters',
  },
  'site.location': form(/^[A-Z]{2}$/, 'be a country of two letters'),
  'site.regions': COUNTRY_LIST,
  'site.regionHeader': form(/^$|^[A-Za-z][A-Za-z0-9-]{0,39}$/, 'be the name of a header, or empty'),
  'site.minAge': whole(18, 99),
  'site.imageHosts': lines(IMAGE_HOST, 'be a list of origins like https://images.example'),
  'maintenance.notice': {
    fits: ({ until = '' }: { until?: string }) => until === '' || INSTANT.test(until),
    must: 'have until empty or an instant like 2026-11-21T08:30:00Z',
  },
  'registration.smsBy': oneOf('sms', 'firebase'),
  'registration.fields': fieldsOf(
    isFieldRule,
    'say enabled and required, true or false, and require only what is enabled',
  ),
  'registration.countries': COUNTRY_LIST,
  'captcha.kind': oneOf('digits', 'alnum', 'equation'),
  'verification.codeMinutes': whole(1, 60),
  'verification.againMinutes': whole(1, 60),
  'sms.providers': each(
    (name: never) => SMS_PROVIDERS.includes(name),
    `be a list of ${SMS_PROVIDERS.join(', ')}`,
  ),
  'sms.sender': form(/^[A-Za-z0-9 ]{0,11}$/, 'be at most 11 letters and digits'),
  'sms.prices': fieldsOf(isPrice, 'be money with four decimals by gateway, not below zero'),
  'sms.dayCap': { fits: isPrice, must: 'be money with four decimals, not below zero' },
  'operators.mail': form(/^$|^[^\s@<>,;]+@[^\s@<>,;]+$/, 'be a mail address or empty'),
  'links.download': each(isSiteLink, 'be a list of {resourceType, url, labelNameEn}'),
  'links.service': each(isServiceEntry, 'be a list of {title, path}'),
  'links.chat': form(/^$|^https?:\/\/[^\s"'<>\\]+$/, 'be a web address'),
  'support.hours': form(
    /^$|^([01]\d|2[0-3]):[0-5]\d-([01]\d:[0-5]\d|2[0-3]:[0-5]\d|24:00)$/,
    'be times like 09:00-23:00',
  ),
  'feedback.minLength': whole(1, FEEDBACK_MOST),
  'feedback.maxLength': whole(1, FEEDBACK_MOST),
  'agents.domains': lines(HOST, 'be a list of hosts like play.example'),
  'session.devices': oneOf('many', 'one'),
  'session.idleMinutes': whole(1, MINUTES_MAX),
  'session.absoluteHours': whole(1, HOURS_MAX),
  'session.plRefuse': each(
    (type: number) => MEMBER_TYPES.includes(type),
    `be a list of ${MEMBER_TYPES.join(', ')}`,
  ),
  'login.captchaAfter': whole(0, 100),
  'login.lockAfter': whole(1, 100),
  'limits.guestStreams': whole(1, 1_000_000),
  'kyc.profile': oneOf('strict', 'grace72'),
  'hold.resetHours': whole(0, HOURS_MAX),
  'hold.cardHours': whole(0, HOURS_MAX),
  'play.minStake': { fits: isMoneyText, must: 'be money with four decimals' },
  'withdraw.autoMax': { fits: isPrice, must: 'be money with four decimals, not below zero' },
  'withdraw.dayCount': whole(1, 1_000),
  'withdraw.daySum': { fits: isPrice, must: 'be money with four decimals, not below zero' },
  'withdraw.freePerDay': whole(0, 1_000),
  'withdraw.partsMost': whole(1, 10),
  'withdraw.bankHolidays': lines(DAY, 'be a list of days like 2026-03-20'),
  'withdraw.float': { fits: isPrice, must: 'be money with four decimals, not below zero' },
  'deposit.turnover': form(/^\d{1,3}\.\d{4}$/, 'be times with four decimals, like 1.0000'),
  'deposit.reviewPerDay': whole(1, 1_000),
  'deposit.receivedTolerance': { fits: isPrice, must: 'be money with four decimals' },
  'deposit.confirmDaySum': { fits: isPrice, must: 'be money with four decimals' },
  'rg.loosenDays': whole(1, 30),
  'payments.providers': each(
    (code: string) => text(code) && /^[A-Z0-9_]{1,20}$/.test(code),
    'be a list of providers’ codes',
  ),
};
