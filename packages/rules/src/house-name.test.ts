import { describe, expect, it } from 'vitest';
import { isHouseName } from './house-name.ts';

describe('a nickname that passes for the house', () => {
  it.each([
    'admin',
    'ADMIN',
    'Adm1n',
    'аdmin',
    'ad.min',
    'a d m i n',
    'Ádmin',
    '４dmin',
    'admin2',
    'The_Admin',
    'Palaro Support',
    'palar0',
    'Pаlаro_VIP',
    'P a l a r o',
    'Suρport',
    '5upport',
    'Customer Service',
    'Live Help-Desk',
    'Official Ana',
    'moderator7',
    'Mod',
    'Staff',
    'table staff',
    'SYSTEM',
    'ｓｙｓｔｅｍ',
  ])('is %j', (name) => expect(isHouseName(name, 'Palaro')).toBe(true));

  it.each([
    'Ate Ligaya',
    'badminton',
    'Stafford',
    'Modesto',
    'José Ñ 🐃',
    'مرحبا',
    'Clara',
    'n1',
    'Nick Of 12',
    'Ana Systema',
    'Houseman',
    'Casimiro',
  ])('is not %j', (name) => expect(isHouseName(name, 'Palaro')).toBe(false));

  it('has the name of this site in it, whatever that is', () => {
    expect(isHouseName('Manila Star Club', 'Manila Star')).toBe(true);
    expect(isHouseName('rnanila', 'Manila Star')).toBe(false);
    expect(isHouseName('Ana', 'An')).toBe(false);
  });
});
