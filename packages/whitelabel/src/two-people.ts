import { effective } from './difference.ts';
import type { SettingName, Settings } from './settings.ts';
import type { SiteChange, SiteValues } from './site.ts';
import { switchRule, type SwitchName, type TwoPeople } from './switches.ts';

type Loosens = (from: Settings, to: Settings) => boolean;

/** What only gives more where it is switched on. */
const showsBenefits: Loosens = (_from, to) => to['vip.benefit'];

/** A visitor comes in who was kept out before. */
const admitsMore: Loosens = ({ 'site.regions': from }, { 'site.regions': to }) =>
  from.length > 0 && (to.length === 0 || to.some((region) => !from.includes(region)));

/**
 * Settings that touch money or login, loosen what guards the console, or could keep its alarms from
 * people; the switches' table marks its own. `always`: in any direction. A function: only a
 * change for which it says yes.
 */
const BY_TWO: Partial<Record<SettingName, 'always' | Loosens>> = {
  'site.currency': 'always',
  'site.zone': 'always',
  'site.location': 'always',
  'site.regions': admitsMore,
  'site.regionHeader': 'always',
  'site.minAge': 'always',
  // Pictures come from there, and members follow these links with the site's good name.
  'site.imageHosts': 'always',
  'links.download': 'always',
  'links.service': 'always',
  'links.chat': 'always',
  'registration.direct': 'always',
  'registration.captcha': 'always',
  'registration.smsBy': 'always',
  // It can leave out the captcha, the code and the password of a payment.
  'registration.fields': 'always',
  'registration.countries': 'always',
  'captcha.kind': 'always',
  'verification.codeMinutes': 'always',
  'verification.againMinutes': 'always',
  'sms.providers': 'always',
  // The day's cap counts by these prices.
  'sms.prices': 'always',
  'sms.dayCap': 'always',
  'operators.mail': 'always',
  'console.oneBrowser': 'always',
  'console.secondFactor': 'always',
  'agents.houseLine': 'always',
  'vip.benefit': showsBenefits,
  'social.enabled': 'always',
  'social.telegram': 'always',
  'encryption.required': 'always',
  'session.devices': 'always',
  'session.idleMinutes': 'always',
  'session.absoluteHours': 'always',
  'session.plRefuse': 'always',
  'login.captchaAfter': 'always',
  'login.lockAfter': 'always',
  'limits.loopbackExempt': 'always',
  'kyc.profile': 'always',
  'hold.resetHours': 'always',
  'hold.cardHours': 'always',
  'play.minStake': 'always',
  'withdraw.autoMax': 'always',
  'withdraw.dayCount': 'always',
  'withdraw.daySum': 'always',
  'withdraw.freePerDay': 'always',
  'withdraw.float': 'always',
  'withdraw.partsMost': 'always',
  'withdraw.bankHolidays': 'always',
  'deposit.turnover': 'always',
  'deposit.reviewPerDay': 'always',
  'deposit.uniqueCents': 'always',
  'deposit.receivedTolerance': 'always',
  'deposit.confirmDaySum': 'always',
  'payments.providers': 'always',
  'rg.loosenDays': (from, to) => to['rg.loosenDays'] < from['rg.loosenDays'],
};

/** Whether two people change a setting: in any direction, where it gives more, or never. */
export const settingTwoPeople = (name: SettingName): TwoPeople | null => {
  const rule = BY_TWO[name];
  return rule === undefined ? null : rule === 'always' ? 'always' : 'on';
};

/** One person may close the site for this long; it opens again by itself. */
export const MAINTENANCE_ALONE_MINUTES = 15;

/**
 * Whether two people must agree to a change that applies at `from`: it touches money or login,
 * closes the site for more than a quarter of an hour, or opens it to a restricted region
 * (docs/domain/operator-console.md §3).
 */
export function needsTwoPeople(site: SiteValues, change: SiteChange, from: Date): boolean {
  const { switches = {}, settings = {}, ...flags } = effective(site, change);
  if (switchesNeedTwo(switches) || settingsNeedTwo(site, settings)) return true;
  if (flags.regionRestriction === false) return true;
  const staysClosed = flags.maintenance ?? site.maintenance;
  const touched = flags.maintenance === true || 'maintenance.notice' in settings;
  return staysClosed && touched && isLong(site, change, from);
}

const switchesNeedTwo = (switches: NonNullable<SiteChange['switches']>) =>
  Object.entries(switches).some(([name, on]) => {
    const { twoPeople } = switchRule(name as SwitchName);
    return twoPeople === 'always' || (twoPeople === 'on' && on);
  });

function settingsNeedTwo(site: SiteValues, settings: Partial<Settings>): boolean {
  const next = { ...site.settings, ...settings };
  return Object.entries(BY_TWO).some(
    ([name, rule]) => name in settings && (rule === 'always' || rule(site.settings, next)),
  );
}

/** A window is long without an end, or if one person prolongs what is closed already. */
function isLong(site: SiteValues, { settings }: SiteChange, from: Date): boolean {
  const until = settings?.['maintenance.notice']?.until ?? '';
  if (site.maintenance) return until !== site.settings['maintenance.notice'].until;
  const longest = from.getTime() + MAINTENANCE_ALONE_MINUTES * 60_000;
  return until === '' || new Date(until).getTime() > longest;
}
