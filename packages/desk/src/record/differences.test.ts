import { expect, it } from 'vitest';
import { allValues, differences } from './differences.ts';

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

it('names every value for somebody who decides, alike or not', () => {
  const before = { amount: '500.0000', state: 'Review', roles: ['kyc'] };
  expect(allValues(before, { ...before, state: 'Approved' })).toEqual([
    { path: 'amount', before: '500.0000', after: '500.0000' },
    { path: 'state', before: 'Review', after: 'Approved' },
    { path: 'roles', before: ['kyc'], after: ['kyc'] },
  ]);
  expect(allValues(null, { name: 'a' })).toEqual([{ path: 'name', before: undefined, after: 'a' }]);
});
