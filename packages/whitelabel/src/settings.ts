import type { Language } from '@palaro/kernel';
import type { ServiceEntry, SiteLink } from './links.ts';
import { REGISTRATION_FIELDS, type FieldRule, type RegistrationField } from './registration.ts';
import { TEMPLATE_DEFAULTS, type MobileTemplate } from './template.ts';

/**
 * Every setting of a deployment with its default, which also gives its type. `settingRefusal`
 * judges values from the SITE file, the console and the sandbox.
 */
export const SETTING_DEFAULTS = {
  'site.name': 'Palaro',
  'site.zone': 'Asia/Manila',
  'site.currency': 'PHP',
  'site.language': 'TY' as Language,
  'site.merchant': 'palaro',
  'site.trialMerchant': 'palaro-trial',
  'site.location': 'PH',
  /** Countries whose visitors the site answers; empty: all. Others get start-up state 2. */
  'site.regions': [] as string[],
  /**
   * The header in which the proxy in front names a visitor's country; empty: nobody asks, and
   * everybody counts as being in `site.location`.
   */
  'site.regionHeader': '',
  'site.minAge': 21,
  /**
   * The text beside the seal: who granted the licence, and its number; empty: only the age is
   * shown.
   */
  'site.licence': '',
  'site.imageHosts': [] as string[],
  /** Off: phones remove the service worker and its cache, and the site cannot be installed. */
  'site.installable': true,
  template: TEMPLATE_DEFAULTS as MobileTemplate,
  /** The maintenance screen's text instead of its default one, and when it should be over. */
  'maintenance.notice': { EN: '', TY: '', until: '' },
  'registration.direct': true,
  'registration.captcha': true,
  /** Who sends the registration code: the site, or Firebase from the browser. */
  'registration.smsBy': 'sms' as 'sms' | 'firebase',
  'registration.fields': REGISTRATION_FIELDS as Record<RegistrationField, FieldRule>,
  /** Countries whose numbers new accounts may give, besides the site's own; empty: all. */
  'registration.countries': [] as string[],
  'captcha.kind': 'digits' as 'digits' | 'alnum' | 'equation',
  /** How many minutes an SMS code is valid; a mail code is valid for a quarter of an hour. */
  'verification.codeMinutes': 5,
  /** After how many minutes the next code may be asked for: the countdown of REG-04. */
  'verification.againMinutes': 1,
  /** Gateways in the order they are tried; `sandbox` accepts all messages and sends none. */
  'sms.providers': ['sandbox'] as SmsProviderName[],
  /** The sender that phones show, if the gateway lets it be chosen. */
  'sms.sender': '',
  /** Price of an SMS part by gateway, and the most that one day's SMS may cost together. */
  'sms.prices': { semaphore: '0.5000', twilio: '12.0000' } as Record<string, string>,
  'sms.dayCap': '5000.0000',
  /** The address for the nightly mail about differences; empty: no mail is sent. */
  'operators.mail': '',
  /** On: a second person may agree to a change at the browser that asked for it, as in the demo. */
  'console.oneBrowser': false,
  /** Off: operators log in without a second factor, as in the demo. */
  'console.secondFactor': true,
  'links.download': [] as SiteLink[],
  'links.service': [] as ServiceEntry[],
  'links.chat': '',
  /**
   * When operators answer, every day in the site's zone, `09:00-23:00`; empty: no times are shown.
   */
  'support.hours': '',
  /** Bounds of feedback, characters (SVC-07). */
  'feedback.minLength': 10,
  'feedback.maxLength': 500,
  /** Hosts that invitation links may name. If empty, the links work wherever the site is open. */
  'agents.domains': [] as string[],
  /** The agent who gets the members invited by a suspended agent's links; empty: no agent does. */
  'agents.houseLine': '',
  'vip.benefit': false,
  'social.enabled': false,
  'social.telegram': false,
  /** On: encrypted calls refuse plain bodies (docs/domain/wire.md). */
  'encryption.required': true,
  'session.devices': 'many' as 'many' | 'one',
  'session.idleMinutes': 30,
  'session.absoluteHours': 24,
  /** Member types that may not use the members' login (SESS-03, docs/domain/agents.md §2). */
  'session.plRefuse': [] as number[],
  'login.captchaAfter': 3,
  'login.lockAfter': 10,
  /** On: limits per address and device do not count loopback, as in the demo. */
  'limits.loopbackExempt': false,
  /** Most guests that one process pushes news to; members are not counted. */
  'limits.guestStreams': 20_000,
  'kyc.profile': 'strict' as 'strict' | 'grace72',
  'hold.resetHours': 24,
  /** How long a new card cannot receive money, and how long a removed card stays its owner's. */
  'hold.cardHours': 24,
  /** The lowest stake the licence allows, as money. Lower stakes are left out of the ladders. */
  'play.minStake': '0.0000',
  /** Up to this amount a withdrawal without a mark is paid without a person. */
  'withdraw.autoMax': '5000.0000',
  /** Withdrawals that a member may make on one day, their sum, and how many of them are free. */
  'withdraw.dayCount': 5,
  'withdraw.daySum': '500000.0000',
  'withdraw.freePerDay': 3,
  /** What must stay with a provider; below it payouts wait. Zero: they never do. */
  'withdraw.float': '0.0000',
  /** Most InstaPay transfers that one payout to a bank may take; more go by PESONet as one. */
  'withdraw.partsMost': 3,
  /** Days without clearing that are not in the law, such as Eid: proclaimed each year. */
  'withdraw.bankHolidays': [] as string[],
  /** How often a deposit must be bet before it may leave, in times of the credited amount. */
  'deposit.turnover': '1.0000',
  /** From this many deposits of a member on one day, the next one waits for an operator. */
  'deposit.reviewPerDay': 10,
  /** On: transfers by hand get centavos of their own, so that a bank line names its order. */
  'deposit.uniqueCents': false,
  /** By how much received money may differ from its order without waiting for an operator. */
  'deposit.receivedTolerance': '1.0000',
  /** The sum that one operator confirms alone on a day; above it a second person agrees. */
  'deposit.confirmDaySum': '200000.0000',
  /** Days that a member waits before he may confirm a higher limit, or none (RG-8). */
  'rg.loosenDays': 1,
  /** The payment providers that serve this site, by code. */
  'payments.providers': [] as string[],
};

export const SMS_PROVIDERS = ['sandbox', 'semaphore', 'twilio'] as const;
type SmsProviderName = (typeof SMS_PROVIDERS)[number];

export type Settings = typeof SETTING_DEFAULTS;
export type SettingName = keyof Settings;
export const SETTING_NAMES = Object.keys(SETTING_DEFAULTS) as SettingName[];
