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
  'site.imageHosts': [] as string[],
  template: TEMPLATE_DEFAULTS as MobileTemplate,
  'registration.direct': true,
  'registration.captcha': true,
  'registration.fields': REGISTRATION_FIELDS as Record<RegistrationField, FieldRule>,
  'captcha.kind': 'digits' as 'digits' | 'alnum' | 'equation',
  'links.download': [] as SiteLink[],
  'links.service': [] as ServiceEntry[],
  'links.chat': '',
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
  'login.captchaAfter': 3,
  'login.lockAfter': 10,
  /** Limits per address and device do not count loopback; the demo's setting. */
  'limits.loopbackExempt': false,
  'kyc.profile': 'strict' as 'strict' | 'grace72',
  'hold.resetHours': 24,
  /** Lowest stake a licence allows, as money; stakes below vanish from the ladders. */
  'play.minStake': '0.0000',
  'play.realityCheckMinutes': 60,
};

export type Settings = typeof SETTING_DEFAULTS;
export type SettingName = keyof Settings;
export const SETTING_NAMES = Object.keys(SETTING_DEFAULTS) as SettingName[];
