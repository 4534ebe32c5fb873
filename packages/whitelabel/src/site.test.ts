import { describe, expect, it } from 'vitest';
import { changeSite, readSiteChange, SITE_DEFAULTS } from './site.ts';
import { startupState } from './startup-state.ts';
import { SWITCH_NAMES } from './switches.ts';

const NOT_WHOLE = 'site.minAge must be a whole number, zero or more';

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
      expect(startupState(flags as { maintenance: boolean; regionRestriction: boolean })).toBe(
        state,
      );
    },
  );

  it('APP-12 has every switch of the specification', () => {
    expect([...SWITCH_NAMES].sort()).toEqual(
      `CHNGPASSVERIF3 USERNAMEREG3 MOBILENUMREG3 REGMOBVERF3 MOBILENUMPASSREG3 FACEBOOKLOGIN3
       GOOGLELOGIN3 MOBILEVERCODELOGIN3 DEPOSIT WITHDRAW REWCEN3 MISSIONLB3 MANPLAYREB3 DEPRECM3
       WITHREC3 TRANSREC3 TRANSBETREPMEM3 PERSREP AGETRANSFERUP3 PLYRBT MAILCEN FEEDBACK3`
        .split(/\s+/)
        .sort(),
    );
  });

  it('APP-16 merges an object setting by field and leaves the rest as it was', () => {
    const site = changeSite(SITE_DEFAULTS, { settings: { template: { mem_cen: 0 } as never } });
    expect(site.settings.template).toEqual({ ...SITE_DEFAULTS.settings.template, mem_cen: 0 });
    expect(site.switches).toEqual(SITE_DEFAULTS.switches);
  });

  it.each`
    given                                            | refusal
    ${[]}                                            | ${'the site must be a JSON object'}
    ${{ colour: 1 }}                                 | ${'the site has no part colour'}
    ${{ switches: { NOSUCH3: true } }}               | ${'there is no switch NOSUCH3'}
    ${{ switches: { DEPOSIT: 'on' } }}               | ${'switch DEPOSIT must be true or false'}
    ${{ settings: { 'site.name': 1 } }}              | ${'site.name must be a string, not a number'}
    ${{ settings: { 'site.minAge': -1 } }}           | ${NOT_WHOLE}
    ${{ settings: { template: { mem_center: 1 } } }} | ${'template has no field mem_center'}
    ${{ settings: { 'captcha.kind': 'photo' } }}     | ${'captcha.kind must be one of digits, alnum, equation'}
  `('says what is wrong with $given', ({ given, refusal }) => {
    expect(readSiteChange(given)).toBe(refusal);
  });
});
