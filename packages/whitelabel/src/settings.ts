import type { Language } from '@palaro/kernel';
import { AGENT_MENU, type AgentMenuEntry, type ServiceEntry, type SiteLink } from './links.ts';
import { REGISTRATION_FIELDS, type FieldRule, type RegistrationField } from './registration.ts';
import { TEMPLATE_DEFAULTS, type MobileTemplate } from './template.ts';

/**
 * Every setting of a deployment with its default; the type of a default is the type of the setting.
 * A value from the SITE file, the console or the sandbox is judged by `settingRefusal`.
 */
export const SETTING_DEFAULTS = {
  'site.name': 'Palaro',
  'site.zone': 'Asia/Manila',
  'site.currency': 'PHP',
  'site.language': 'TY' as Language,
  'site.merchant': 'palaro',
  'site.trialMerchant': 'palaro-trial',
  'site.location': 'PH',
  'site.minAge': 21,
  /** The licence's line beside the seal: who granted it, its number; empty says the age alone. */
  'site.licence': '',
  'site.imageHosts': [] as string[],
  /** Off: phones remove the service worker and what it kept, and the site cannot be installed. */
  'site.installable': true,
  template: TEMPLATE_DEFAULTS as MobileTemplate,
  /** What the maintenance screen says instead of its own words, and when it should be over. */
  'maintenance.notice': { EN: '', TY: '', until: '' },
  'registration.direct': true,
  'registration.captcha': true,
  /** Who sends the code at registration: the site itself, or Firebase from the browser. */
  'registration.smsBy': 'sms' as 'sms' | 'firebase',
  'registration.fields': REGISTRATION_FIELDS as Record<RegistrationField, FieldRule>,
  'captcha.kind': 'digits' as 'digits' | 'alnum' | 'equation',
  /** How long a code by SMS is valid; by mail it is a quarter of an hour. */
  'verification.codeMinutes': 5,
  /** Gateways in the order in which they are tried; `sandbox` takes all and sends nothing. */
  'sms.providers': ['sandbox'] as SmsProviderName[],
  /** What phones show as the sender where the gateway lets it be chosen. */
  'sms.sender': '',
  /** Price of an SMS part by gateway, and what those of a day may cost together. */
  'sms.prices': { semaphore: '0.5000', twilio: '12.0000' } as Record<string, string>,
  'sms.dayCap': '5000.0000',
  /** Where the night's mail about what does not agree goes; empty: nobody is mailed. */
  'operators.mail': '',
  'links.download': [] as SiteLink[],
  'links.service': [] as ServiceEntry[],
  'links.chat': '',
  /** When operators answer, every day in the site's zone, `09:00-23:00`; empty says no times. */
  'support.hours': '',
  /** Bounds of feedback, characters (SVC-07). */
  'feedback.minLength': 10,
  'feedback.maxLength': 500,
  /** Hosts that invitation links may name; none given, they hold wherever the site is open. */
  'agents.domains': [] as string[],
  /** The agent whose line takes in what comes by a suspended agent's links; empty: nobody's. */
  'agents.houseLine': '',
  'agents.menu': [...AGENT_MENU] as AgentMenuEntry[],
  'promotions.referral': false,
  'promotions.missions': false,
  'vip.benefit': false,
  'dividend.enabled': false,
  'social.enabled': false,
  'social.telegram': false,
  /** Plain bodies on the encrypted calls are refused while it is on (wire.md). */
  'encryption.required': true,
  'session.devices': 'many' as 'many' | 'one',
  'session.idleMinutes': 30,
  'session.absoluteHours': 24,
  /** Member types that the members' login keeps out (SESS-03, agents.md §2). */
  'session.plRefuse': [] as number[],
  'login.captchaAfter': 3,
  'login.lockAfter': 10,
  /** Limits per address and device do not count loopback; the demo's setting. */
  'limits.loopbackExempt': false,
  'kyc.profile': 'strict' as 'strict' | 'grace72',
  'hold.resetHours': 24,
  /** How long a new card waits before money may go to it, and a removed one stays its owner's. */
  'hold.cardHours': 24,
  /** Lowest stake a licence allows, as money; stakes below vanish from the ladders. */
  'play.minStake': '0.0000',
  'play.realityCheckMinutes': 60,
};

export const SMS_PROVIDERS = ['sandbox', 'semaphore', 'twilio'] as const;
type SmsProviderName = (typeof SMS_PROVIDERS)[number];

export type Settings = typeof SETTING_DEFAULTS;
export type SettingName = keyof Settings;
export const SETTING_NAMES = Object.keys(SETTING_DEFAULTS) as SettingName[];
