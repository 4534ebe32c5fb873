import { expect, it } from 'vitest';
import { MAIN_COUNTRIES } from './countries.ts';
import { COUNTRIES, countryByDialingCode, homeCountry, normalMobile } from './mobile.ts';

it('AC-7 a Philippine number with and without its 0 is one number', () => {
  expect(normalMobile('09171234567')).toBe('+639171234567');
  expect(normalMobile('9171234567', '63')).toBe('+639171234567');
  expect(normalMobile('09171234567', '+63')).toBe('+639171234567');
});

it.each([
  ['', undefined],
  ['917123456', '63'],
  ['91712345678', '63'],
  ['8171234567', '63'],
  ['+639171234567', '63'],
  ['0917 123 4567', '63'],
  ['0917-123-4567', '63'],
  ['９１７１２３４５６７', '63'],
  ['9171234567\n', '63'],
  ['917123456\u0000', '63'],
  ['9171234567', '999'],
  ['9171234567', 'PH'],
  ['123456789012345', '1684'],
  ['12345', '49'],
])('AC-7 %j of %s is not a number', (typed, dialingCode) => {
  expect(normalMobile(typed, dialingCode)).toBeNull();
});

it.each([
  ['81234567', '65', '+6581234567'],
  ['0123456789', '60', '+60123456789'],
  ['0123456789', '225', '+2250123456789'],
  ['2025550123', '1', '+12025550123'],
  ['01711234567', '49', '+491711234567'],
  ['1711234567', '49', '+491711234567'],
])('AC-7 %s of +%s is kept under its country’s rule', (typed, dialingCode, expected) => {
  expect(normalMobile(typed, dialingCode)).toBe(expected);
});

it('every country has one line, with dialing digits and a pattern', () => {
  expect(new Set(COUNTRIES.map(({ code }) => code)).size).toBe(COUNTRIES.length);
  for (const { code, dialingCode, name, mobilePattern } of COUNTRIES) {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(dialingCode).toMatch(/^[1-9]\d{0,3}$/);
    expect(name).not.toBe('');
    expect(() => new RegExp(mobilePattern)).not.toThrow();
  }
});

it.each([
  ['1', 'US'],
  ['+1', 'US'],
  ['7', 'RU'],
  ['63', 'PH'],
  ['+44', 'GB'],
  ['1684', 'AS'],
])('AC-7 the dialing code %s means %s first', (dialingCode, country) => {
  expect(countryByDialingCode(dialingCode)?.code).toBe(country);
});

it('only a dialing code that countries share has a main country', () => {
  const all = COUNTRIES.map(({ dialingCode }) => dialingCode);
  const shared = all.filter((dialingCode, at) => all.indexOf(dialingCode) !== at);
  expect(Object.keys(MAIN_COUNTRIES)).toEqual(shared.sort());
  for (const [dialingCode, code] of Object.entries(MAIN_COUNTRIES)) {
    expect(COUNTRIES).toContainEqual(expect.objectContaining({ code, dialingCode }));
  }
  expect(countryByDialingCode('999')).toBeUndefined();
});

it('an unknown country gets the numbers of the Philippines', () => {
  expect(homeCountry('SG').dialingCode).toBe('65');
  expect(homeCountry('XX').dialingCode).toBe('63');
});
