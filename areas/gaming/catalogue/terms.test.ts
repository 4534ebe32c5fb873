import { describe, expect, it } from 'vitest';
import { isShownTo, loosens, NO_TERMS, type Terms, type Visitor } from './terms.ts';

const bounds = (minBet: string | null, maxBet: string | null): Terms => ({
  ...NO_TERMS,
  minBet,
  maxBet,
});
const regions = (...list: string[]): Terms => ({ ...NO_TERMS, regions: list });

describe('which change of terms needs two people (docs/domain/operator-console.md §3)', () => {
  it.each([
    ['a first bound', NO_TERMS, bounds('5.0000', '100.0000'), false],
    ['a lower greatest', bounds(null, '100.0000'), bounds(null, '99.9999'), false],
    ['a higher greatest', bounds(null, '100.0000'), bounds(null, '100.0001'), true],
    ['no greatest any more', bounds(null, '100.0000'), NO_TERMS, true],
    ['a higher least', bounds('1.0000', null), bounds('2.0000', null), false],
    ['a lower least', bounds('10.0000', null), bounds('9.0000', null), true],
    ['one stricter and one looser', bounds('1.0000', '10.0000'), bounds('2.0000', '11.0000'), true],
    ['the same', bounds('1.0000', '10.0000'), bounds('1.0000', '10.0000'), false],
    ['fewer regions', regions('PH', 'SG'), regions('PH'), false],
    ['another region', regions('PH'), regions('SG'), true],
    ['every region', regions('PH'), NO_TERMS, true],
    ['a device more', { ...NO_TERMS, devices: ['WEB'] }, NO_TERMS, false],
  ] as [string, Terms, Terms, boolean][])('%s', (_name, from, to, wanted) =>
    expect(loosens(from, to)).toBe(wanted),
  );
});

describe('to whom a game is shown', () => {
  const visitor: Visitor = { device: 'MOBILE', language: 'TY', region: 'PH' };
  it.each([
    ['everybody without terms', {}, true],
    ['his device', { devices: ['WEB', 'MOBILE'] }, true],
    ['another device', { devices: ['WEB'] }, false],
    ['another language', { languages: ['EN'] }, false],
    ['his region', { regions: ['SG', 'PH'] }, true],
    ['another region', { regions: ['SG'] }, false],
    ['all but one of three', { devices: ['MOBILE'], languages: ['TY'], regions: ['SG'] }, false],
  ] as [string, Partial<Terms>, boolean][])('%s', (_name, terms, wanted) =>
    expect(isShownTo({ ...NO_TERMS, ...terms }, visitor)).toBe(wanted),
  );

  it('an unknown region is in no list of regions', () => {
    expect(isShownTo(regions('PH'), { ...visitor, region: '' })).toBe(false);
    expect(isShownTo(NO_TERMS, { ...visitor, region: '' })).toBe(true);
  });
});
