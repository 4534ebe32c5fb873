import { expect, it } from 'vitest';
import { paymentPasswordFault } from './payment-password.ts';

const PERSON = { birthday: '1990-05-17', mobile: '+639171234567' };

it.each([
  '000000',
  '111111',
  '999999',
  '123456',
  '654321',
  '012345',
  '890123',
  '210987',
  '123123',
  '112233',
  '121212',
  '159753',
  '696969',
])('AC-54 %s is too easy to guess', (digits) => {
  expect(paymentPasswordFault(digits)).toBe('accounts.reg.paypass.simple');
});

it.each(['199005', '900517', '051790', '170590', '051719', '990051', '917123', '391712', '171234'])(
  'AC-54 %s is part of the birthday or the mobile number',
  (digits) => {
    expect(paymentPasswordFault(digits)).toBeNull();
    expect(paymentPasswordFault(digits, PERSON)).toBe('accounts.reg.paypass.personal');
  },
);

it.each(['246810', '135790', '908172', '404040'])('AC-54 %s is accepted', (digits) => {
  expect(paymentPasswordFault(digits, PERSON)).toBeNull();
  expect(paymentPasswordFault(digits, { birthday: null, mobile: null })).toBeNull();
});
