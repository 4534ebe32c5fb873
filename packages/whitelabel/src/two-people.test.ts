import { describe, expect, it } from 'vitest';
import { REGISTRATION_FIELDS } from './registration.ts';
import { changeSite, SITE_DEFAULTS, type SiteChange } from './site.ts';
import { needsTwoPeople, settingTwoPeople } from './two-people.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const settings = (given: object): SiteChange => ({ settings: given });
const switches = (given: object): SiteChange => ({ switches: given });
const inPhAndSg = settings({ 'site.regions': ['PH', 'SG'] });
const rewardsOff = switches({ REWCEN3: false, MISSIONLB3: false });
const withoutCaptcha = {
  ...REGISTRATION_FIELDS,
  captcha: { enabled: false, required: false },
};

describe('which change of the site needs two people (docs/domain/operator-console.md §3)', () => {
  it.each([
    ['deposits, off or on', {}, switches({ DEPOSIT: false }), true],
    ['rewards, off', {}, switches({ REWCEN3: false }), false],
    ['rewards, on', rewardsOff, switches({ REWCEN3: true }), true],
    ['missions, on', rewardsOff, switches({ MISSIONLB3: true }), true],
    ['a record’s screen', {}, switches({ PERSREP: false }), false],
    ['a value that is so already', {}, switches({ DEPOSIT: true }), false],
    ['VIP benefits, on', {}, settings({ 'vip.benefit': true }), true],
    [
      'VIP benefits, off',
      settings({ 'vip.benefit': true }),
      settings({ 'vip.benefit': false }),
      false,
    ],
    ['no second factor for operators', {}, settings({ 'console.secondFactor': false }), true],
    ['prices that the cap counts by', {}, settings({ 'sms.prices': { twilio: '0.0000' } }), true],
    [
      'no captcha, by the form’s fields',
      {},
      settings({ 'registration.fields': withoutCaptcha }),
      true,
    ],
    ['an easier captcha', {}, settings({ 'captcha.kind': 'equation' }), true],
    ['registration without an invitation', {}, settings({ 'registration.direct': false }), true],
    ['a first list of regions', {}, settings({ 'site.regions': ['PH'] }), false],
    ['a region less', inPhAndSg, settings({ 'site.regions': ['SG'] }), false],
    ['another region', inPhAndSg, settings({ 'site.regions': ['PH', 'JP'] }), true],
    ['all regions', inPhAndSg, settings({ 'site.regions': [] }), true],
    ['who names the visitor’s country', {}, settings({ 'site.regionHeader': 'X-Country' }), true],
    ['the support’s hours', {}, settings({ 'support.hours': '09:00-21:00' }), false],
    ['the template', {}, settings({ template: { mem_cen: 0 } }), false],
    ['closing to the region', {}, { regionRestriction: true }, false],
    ['opening to the region', { regionRestriction: true }, { regionRestriction: false }, true],
  ] as [string, SiteChange, SiteChange, boolean][])('%s', (_name, before, change, wanted) => {
    expect(needsTwoPeople(changeSite(SITE_DEFAULTS, before), change, NOW)).toBe(wanted);
  });

  it('a row says whether two are needed always, or only where it gives more', () => {
    expect(settingTwoPeople('login.lockAfter')).toBe('always');
    expect(settingTwoPeople('site.regions')).toBe('on');
    expect(settingTwoPeople('support.hours')).toBeNull();
  });
});
