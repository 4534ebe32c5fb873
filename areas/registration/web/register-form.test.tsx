import { endSession, startSession } from '@palaro/client';
import { dismissToasts } from '@palaro/ui';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../registration.en.ts';
import { ASKED, box, button, fill, OFF, setup, show, shown } from './test-register.tsx';

afterEach(() => {
  act(() => dismissToasts());
  cleanup();
  startSession({ token: 't', merchantCode: '', userName: 'x', type: 0, firstTimeLogin: false });
  endSession();
  vi.unstubAllGlobals();
});

const EVERY = Object.fromEntries(Object.keys(setup().fields).map((name) => [name, ASKED]));
const ABOUT = [
  ...['paymentPassword', 'idNumber', 'qqNum', 'facebook', 'wechat', 'line', 'whatsapp', 'zalo'],
  ...['email', 'nickname', 'payeeName'],
];
const byMobile = () => fireEvent.click(screen.getByRole('tab', { name: 'Mobile number' }));

describe('REG-01 tabs', () => {
  it.each`
    username | mobile   | tabs | first
    ${true}  | ${true}  | ${2} | ${'username'}
    ${true}  | ${false} | ${0} | ${'username'}
    ${false} | ${true}  | ${0} | ${'mobileNum'}
    ${false} | ${false} | ${0} | ${undefined}
  `('REG-01 AC-1 username $username, mobile $mobile: $tabs tabs, $first first', async (row) => {
    const { tabs, first, ...on } = row as { tabs: number; first?: string };
    await show(setup({}, { methods: { ...on, mobilePassword: true } }));
    expect(screen.queryAllByRole('tab')).toHaveLength(tabs);
    expect(shown()[0]).toBe(first);
    if (!first) expect(screen.getByText(en.closed)).toBeTruthy();
  });

  it('REG-07 the other tab has the number that was typed', async () => {
    await show(setup());
    fill('Mobile number', '9171234567');
    byMobile();
    expect(box('Mobile number').value).toBe('9171234567');
  });

  it('without direct registration only whoever brings a code may open an account', async () => {
    await show(setup({}, { direct: false }));
    expect(screen.getByText(en.closed)).toBeTruthy();
    cleanup();
    await show(setup({}, { direct: false }), {}, '?affiliateCode=ABCD1234');
    expect(button()).toBeTruthy();
  });
});

describe('REG-02 fields', () => {
  it('REG-02 AC-2 all of them, in the order of the specification, with asterisks', async () => {
    await show(setup(EVERY));
    const name = ['username', 'password', 'confirmPassword', ...ABOUT, 'mobileNum'];
    const end = ['recommenderId', 'affiliateCode', 'captcha'];
    expect(shown()).toEqual([...name, ...end]);
    fill('Mobile number', '9171234567');
    expect(shown()).toEqual([...name, 'verificationCode', ...end]);
    const stars = screen.getAllByText('*');
    expect(stars.map((star) => star.closest('label'))).toHaveLength(19);
    byMobile();
    const mobile = ['mobileNum', 'verificationCode', 'password', 'confirmPassword'];
    expect(shown()).toEqual([...mobile, ...ABOUT, ...end]);
  });

  it.each(Object.keys(EVERY).filter((name) => !/username|^password|captcha/.test(name)))(
    'REG-02 AC-2 %s is there only where the deployment has it',
    async (name) => {
      await show(setup({ ...EVERY, [name]: OFF }));
      if (name === 'verificationCode') fill('Mobile number', '9171234567');
      expect(shown()).not.toContain(name);
    },
  );

  it('REG-03 by mobile number there is a password only where the switch has it', async () => {
    const of = setup();
    const mobileTab = { ...of.mobileTab, fields: { ...of.mobileTab.fields, password: OFF } };
    await show({ ...of, mobileTab });
    byMobile();
    expect(shown()).not.toContain('password');
    expect(shown()).not.toContain('confirmPassword');
  });

  it('managers know the fields, and a PIN has digits', async () => {
    await show(setup(EVERY));
    fill('Mobile number', '9171234567');
    const of = (label: string) => [box(label).autocomplete, box(label).inputMode];
    expect(of('Username')).toEqual(['username', '']);
    expect(of('Password')).toEqual(['new-password', '']);
    expect(of('Confirm password')).toEqual(['new-password', '']);
    expect(of('Payment password \\(6 digits\\)')).toEqual(['off', 'numeric']);
    expect(of('Email')).toEqual(['email', 'email']);
    expect(of('Verification code')).toEqual(['one-time-code', 'numeric']);
    expect(of('Mobile number')).toEqual(['tel-national', 'tel']);
  });

  it('REG-03 both passwords can be read, and hidden again', async () => {
    await show(setup());
    const [first] = screen.getAllByRole('button', { name: 'Show password' });
    fireEvent.click(first as HTMLElement);
    expect([box('Password').type, box('Confirm password').type]).toEqual(['text', 'password']);
  });
});
