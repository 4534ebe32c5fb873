import { afterEach, expect, it } from 'vitest';
import { dropSavedLogin, readSavedLogin, renewSavedLogin, saveLogin } from './saved-login.ts';

const byName = {
  type: 'username',
  username: 'mayumi',
  countryDialingCode: '',
  token: 'dt1.selector.half',
} as const;
const byMobile = {
  type: 'sms',
  username: '9171234567',
  countryDialingCode: '63',
  token: 'dt1.other.half',
} as const;

afterEach(() => dropSavedLogin());

it('LOGIN-11 AC-36 a saved login has the shape of the specification and contains no password', () => {
  saveLogin(byName);
  const slot = JSON.parse(localStorage.getItem('savedLogin') ?? '{}') as Record<string, string>;
  expect(Object.keys(slot).sort()).toEqual(['countryDialingCode', 'password', 'type', 'username']);
  const inner = atob(slot['password'] ?? '');
  expect(inner.slice(-7)).toBe('.palaro');
  expect(atob(inner.slice(0, -7))).toBe('dt1.selector.half');
});

it('LOGIN-02 LOGIN-11 AC-41 each tab has a separate slot', () => {
  saveLogin(byName);
  saveLogin(byMobile);
  expect([readSavedLogin('username'), readSavedLogin('sms')]).toEqual([byName, byMobile]);
  dropSavedLogin('username');
  expect([readSavedLogin('username'), readSavedLogin('sms')]).toEqual([null, byMobile]);
});

it('LOGIN-11 a value that is not a device token is neither kept nor read', () => {
  saveLogin({ ...byName, token: 'Demo-pass-1' });
  expect(localStorage.getItem('savedLogin')).toBeNull();
  for (const password of ['', 'x', btoa('x'), btoa(`${btoa('Demo-pass-1')}.palaro`)]) {
    localStorage.setItem('savedLogin', JSON.stringify({ ...byName, password }));
    expect(readSavedLogin('username')).toBeNull();
  }
  localStorage.setItem('savedLogin', '[]');
  expect(readSavedLogin('username')).toBeNull();
});

it('FGT-04 AC-39 a password change replaces an old token with the new one, and adds none elsewhere', () => {
  renewSavedLogin({ type: 'username', slot: 'dt1.fresh.half' });
  expect(readSavedLogin('username')).toBeNull();
  saveLogin(byName);
  saveLogin(byMobile);
  renewSavedLogin({ type: 'username', slot: 'dt1.fresh.half' });
  expect(readSavedLogin('username')).toEqual({ ...byName, token: 'dt1.fresh.half' });
  expect(readSavedLogin('sms')).toEqual(byMobile);
});
