import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('names only what differs, field by field, and lists as a whole', () => {
  const before = { on: true, limits: { max: '10.0000', min: '1.0000' }, roles: ['kyc'] };
  const after = { limits: { min: '1.0000', max: '20.0000' }, on: true, roles: ['kyc', 'risk'] };
  expect(differences(before, after)).toEqual([
    { path: 'limits.max', before: '10.0000', after: '20.0000' },
    { path: 'roles', before: ['kyc'], after: ['kyc', 'risk'] },
  ]);
});

it('what is new or gone has no other side', () => {
  expect(differences(null, { name: 'a' })).toEqual([
    { path: 'name', before: undefined, after: 'a' },
  ]);
  expect(differences('a', null)).toEqual([{ path: '', before: 'a', after: null }]);
  expect(differences({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([]);
});
