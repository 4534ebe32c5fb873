import { effective } from './difference.ts';
import type { SettingName } from './settings.ts';
import type { SiteChange, SiteValues } from './site.ts';
import { switchRule, type SwitchName } from './switches.ts';

/**
 * Settings that touch money or login, loosen what guards the console, or could keep its alarms from
 * people; the switches' table marks its own.
 */
export const TWO_PEOPLE_SETTINGS: readonly SettingName[] = [
  'site.currency',
  'site.zone',
  'site.minAge',
  'registration.captcha',
  'registration.smsBy',
  'verification.codeMinutes',
  'sms.providers',
  'sms.prices',
  'sms.dayCap',
  'operators.mail',
  'console.oneBrowser',
  'console.secondFactor',
  'agents.houseLine',
  'social.enabled',
  'social.telegram',
  'encryption.required',
  'session.devices',
  'session.idleMinutes',
  'session.absoluteHours',
  'session.plRefuse',
  'login.captchaAfter',
  'login.lockAfter',
  'limits.loopbackExempt',
  'kyc.profile',
  'hold.resetHours',
  'hold.cardHours',
  'play.minStake',
  'deposit.turnover',
  'deposit.reviewPerDay',
  'deposit.uniqueCents',
  'deposit.receivedTolerance',
  'payments.providers',
];

/** One person may close the site for this long; it opens again by itself. */
export const MAINTENANCE_ALONE_MINUTES = 15;

/**
 * Whether two people must agree to a change that applies at `from`: it touches money or login,
 * closes the site for more than a quarter of an hour, or opens it to a restricted region
 * (docs/domain/operator-console.md §3).
 */
export function needsTwoPeople(site: SiteValues, change: SiteChange, from: Date): boolean {
  const { switches = {}, settings = {}, ...flags } = effective(site, change);
  const names = Object.keys(switches) as SwitchName[];
  if (names.some((name) => switchRule(name).twoPeople)) return true;
  if (TWO_PEOPLE_SETTINGS.some((name) => name in settings)) return true;
  if (flags.regionRestriction === false) return true;
  const staysClosed = flags.maintenance ?? site.maintenance;
  const touched = flags.maintenance === true || 'maintenance.notice' in settings;
  return staysClosed && touched && isLong(site, change, from);
}

/** A window is long without an end, or if one person prolongs what is closed already. */
function isLong(site: SiteValues, { settings }: SiteChange, from: Date): boolean {
  const until = settings?.['maintenance.notice']?.until ?? '';
  if (site.maintenance) return until !== site.settings['maintenance.notice'].until;
  const longest = from.getTime() + MAINTENANCE_ALONE_MINUTES * 60_000;
  return until === '' || new Date(until).getTime() > longest;
}
