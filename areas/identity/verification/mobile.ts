// Mobile numbers as typed and as stored: one rule for browser and server (AC-7).
import type { Settings } from '@palaro/whitelabel';
import { COUNTRY_LINES, MAIN_COUNTRIES, MOBILE_PATTERNS } from './countries.ts';

/** A country as `/wps/system/country` answers it (docs/domain/accounts.md §1). */
export interface Country {
  /** ISO 3166, two letters. */
  code: string;
  /** Only digits, `63`; several countries may share one. */
  dialingCode: string;
  name: string;
  /** The pattern of what may be typed after the dialing code. */
  mobilePattern: string;
}

const ANY_NUMBER = '^\\d{6,15}$';
const HOME = 'PH';
/** A number with its dialing code: at most 15 digits (E.164), at least 6. */
const E164 = /^\+[1-9]\d{5,14}$/;

/** Every country, by its English name. */
export const COUNTRIES: readonly Country[] = COUNTRY_LINES.trim()
  .split('\n')
  .map((line) => {
    const [code = '', dialingCode = '', ...name] = line.split(' ');
    const mobilePattern = MOBILE_PATTERNS[code] ?? ANY_NUMBER;
    return { code, dialingCode, name: name.join(' '), mobilePattern };
  });

/** The country of a dialing code, with or without its plus. If several share it, the main one. */
export function countryByDialingCode(dialingCode: string): Country | undefined {
  const digits = dialingCode.replace(/^\+/, '');
  const sharing = COUNTRIES.filter((country) => country.dialingCode === digits);
  return sharing.find(({ code }) => code === MAIN_COUNTRIES[digits]) ?? sharing[0];
}

/**
 * Countries whose numbers a new account may give: those of the deployment's list and the site's
 * own; all where the list is empty.
 */
export const countriesFor = (listed: readonly string[], location: string): Country[] =>
  COUNTRIES.filter(
    ({ code }) =>
      listed.length === 0 || listed.includes(code) || code === homeCountry(location).code,
  );

/** Whether a new account may give numbers of a dialing code; without one, of the site's country. */
export function isDialingOpen(
  settings: Pick<Settings, 'registration.countries' | 'site.location'>,
  dialingCode = '',
): boolean {
  const { 'registration.countries': listed, 'site.location': location } = settings;
  const digits = dialingCode.replace(/^\+/, '');
  if (listed.length === 0 || digits === '') return true;
  return countriesFor(listed, location).some((country) => country.dialingCode === digits);
}

/** The country of the site (`site.location`); the Philippines if that is not in the list. */
export const homeCountry = (location: string): Country =>
  (COUNTRIES.find(({ code }) => code === location) ??
    COUNTRIES.find(({ code }) => code === HOME)) as Country;

/**
 * A typed number as E.164, `+639171234567`; null where it does not fit the country (the Philippines
 * if none is named). A leading 0 is dropped, unless the number needs it abroad too: `09171234567`
 * and `9171234567` are one number (AC-7).
 */
export function normalMobile(mobileNum: string, countryDialingCode?: string): string | null {
  const country = countryDialingCode ? countryByDialingCode(countryDialingCode) : homeCountry(HOME);
  if (!country) return null;
  const fits = (digits: string) => new RegExp(country.mobilePattern).test(digits);
  if (!fits(mobileNum)) return null;
  const bare = mobileNum.slice(1);
  const national = mobileNum.charAt(0) === '0' && fits(bare) ? bare : mobileNum;
  const number = `+${country.dialingCode}${national}`;
  return E164.test(number) ? number : null;
}
