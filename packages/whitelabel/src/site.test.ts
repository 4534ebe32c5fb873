import { describe, expect, it } from 'vitest';
import { changeBack, changeSite, readSiteChange, SITE_DEFAULTS } from './site.ts';
import { startupState } from './startup-state.ts';

const NOT_WHOLE = 'site.minAge must be a whole number from 18 to 99';

describe('the white-label table', () => {
  it.each`
    maintenance | regionRestriction | state
    ${false}    | ${false}          | ${0}
    ${true}     | ${false}          | ${1}
    ${true}     | ${true}           | ${1}
    ${false}    | ${true}           | ${2}
  `(
    'APP-06 maintenance $maintenance and region restriction $regionRestriction start as $state',
    ({ state, ...flags }) => {
      const site = { ...SITE_DEFAULTS, ...(flags as object) };
      expect(startupState(site, 'PH')).toBe(state);
    },
  );

  it('APP-16 merges an object setting by field and keeps the rest', () => {
    const site = changeSite(SITE_DEFAULTS, { settings: { template: { mem_cen: 0 } as never } });
    expect(site.settings.template).toEqual({ ...SITE_DEFAULTS.settings.template, mem_cen: 0 });
    expect(site.switches).toEqual(SITE_DEFAULTS.switches);
  });

  it('APP-16 puts back just what a change replaces', () => {
    const template = { ...SITE_DEFAULTS.settings.template, mem_cen: 0 };
    const change = { switches: { DEPOSIT: false }, settings: { template }, maintenance: true };
    const back = changeBack(SITE_DEFAULTS, change);
    expect(changeSite(changeSite(SITE_DEFAULTS, change), back)).toEqual(SITE_DEFAULTS);
    const { switches, settings, maintenance } = SITE_DEFAULTS;
    expect(back).toEqual({
      switches: { DEPOSIT: switches.DEPOSIT },
      settings: { template: settings.template },
      maintenance,
    });
  });

  it.each`
    given                                            | refusal
    ${[]}                                            | ${'the site must be a JSON object'}
    ${{ colour: 1 }}                                 | ${'there is no part colour in the site'}
    ${{ switches: { NOSUCH3: true } }}               | ${'there is no switch NOSUCH3'}
    ${{ switches: { DEPOSIT: 'on' } }}               | ${'switch DEPOSIT must be true or false'}
    ${{ settings: { 'site.name': 1 } }}              | ${'site.name must be a string, not a number'}
    ${{ settings: { 'site.minAge': -1 } }}           | ${NOT_WHOLE}
    ${{ settings: { template: { mem_center: 1 } } }} | ${'template has no field mem_center'}
    ${{ settings: { 'captcha.kind': 'photo' } }}     | ${'captcha.kind must be one of digits, alnum, equation'}
  `('says what is wrong with $given', ({ given, refusal }) => {
    expect(readSiteChange(given)).toBe(refusal);
  });

  it.each([
    [{ 'login.lockAfter': 0 }, 'login.lockAfter must be a whole number from 1 to 100'],
    [
      { 'session.idleMinutes': 1e300 },
      'session.idleMinutes must be a whole number from 1 to 10080',
    ],
    [{ 'site.zone': 'Mars/Base' }, 'site.zone must be a time zone like Asia/Manila'],
    [
      { 'site.imageHosts': [1] },
      'site.imageHosts must be a list of origins like https://images.example',
    ],
    [
      { 'site.imageHosts': ['https://a; script-src *'] },
      'site.imageHosts must be a list of origins like https://images.example',
    ],
    [{ template: { mem_cen: 'x' } }, 'template.mem_cen must be a number'],
    [{ 'registration.fields': { username: 5 } }, 'registration.fields.username must be a object'],
    [
      { 'links.service': [{ title: 'x', path: 'javascript:alert(1)' }] },
      'links.service must be a list of {title, path}',
    ],
    [
      { 'links.service': [{ title: 'x', path: '//elsewhere.example' }] },
      'links.service must be a list of {title, path}',
    ],
    [
      { 'links.download': [{ resourceType: 'IOS', url: 'javascript:x', labelNameEn: 'x' }] },
      'links.download must be a list of {resourceType, url, labelNameEn}',
    ],
    [
      { 'links.download': [{ resourceType: 'FAX', url: '/m/service', labelNameEn: 'x' }] },
      'links.download must be a list of {resourceType, url, labelNameEn}',
    ],
    [{ 'links.chat': 'javascript:alert(1)' }, 'links.chat must be a web address'],
  ])('refuses a value that would fail in a call: %j', (settings, refusal) => {
    expect(readSiteChange({ settings })).toBe(refusal);
  });
});
