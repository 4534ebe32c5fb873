import { expect, it } from 'vitest';
import { accountId, cash, digest, held, house, HOUSE_KINDS, houseName } from './accounts.ts';

it('MONEY-06 an account is identified by what it is, and no two books share one', () => {
  expect(cash).toEqual({ of: 'member', kind: 'CASH', vendor: '' });
  expect(held).toEqual({ of: 'member', kind: 'HOLD', vendor: '' });
  expect(house('OPENING')).toEqual({ of: 'house', kind: 'OPENING', vendor: '', detail: '' });
  const dice = house('GAME', 'PALARO', 'dice');
  expect(dice).toEqual({ of: 'house', kind: 'GAME', vendor: 'PALARO', detail: 'dice' });
  expect(houseName(2, dice)).toBe('2/GAME/PALARO/dice');
  const ids = (['CASH', 'HOLD', 'DEBT', 'BONUS'] as const).map((kind) => accountId(3, kind));
  expect(ids).toEqual([301, 302, 303, 304]);
  // The same number as in the check of `house_account.kind` in the schema.
  expect(new Set(HOUSE_KINDS).size).toBe(23);
  for (const kind of HOUSE_KINDS) expect(kind).toMatch(/^[A-Z][A-Z_]+$/);
});

it('MONEY-06 a digest is the first half of SHA-256 as a UUID, however often it is computed', () => {
  // FIPS 180-2, B.1: SHA-256 of "abc" begins with this.
  const abc = 'ba7816bf-8f01-cfea-4141-40de5dae2223';
  expect([digest('abc'), digest('abc')]).toEqual([abc, abc]);
  const many = Array.from({ length: 9_000 }, (_, i) => digest(`key ${i}`));
  expect(new Set(many).size).toBe(9_000);
  expect([digest('abc'), digest('key 0')]).toEqual([abc, many[0]]);
});
