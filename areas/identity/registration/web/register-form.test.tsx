import { endSession, setCall, startSession } from '@palaro/client';
import { dismissToasts } from '@palaro/ui';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registrationApi } from '../registration.api.ts';
import { en } from '../registration.en.ts';
import {
  agree,
  ASKED,
  box,
  button,
  fill,
  no,
  OFF,
  registrations,
  setup,
  show,
  shown,
  submit,
  yes,
} from './test-register.tsx';

afterEach(() => {
  act(() => dismissToasts());
  cleanup();
  startSession({ token: 't', merchantCode: '', userName: 'x', type: 0, firstTimeLogin: false });
  endSession();
  vi.unstubAllGlobals();
});

const EVERY = Object.fromEntries(Object.keys(setup().fields).map((name) => [name, ASKED]));
const ABOUT = [
  'paymentPassword',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'email',
  'nickname',
  'payeeName',
];
const methodsOf = (ways: readonly string[]) => ({
  username: ways.includes('username'),
  mobile: ways.includes('mobile'),
  mobilePassword: true,
});
type Row = { first: string };
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

  describe('typed values stay while an operator switches tabs', () => {
    const having = (ways: string[]) => setup({}, { methods: methodsOf(ways) });
    const operatorSets = (ways: string[]) =>
      act(() => setCall(registrationApi.registerSetup, () => having(ways)));
    const both = ['username', 'mobile'];

    it.each`
      what                       | before          | during          | first
      ${'the other tab goes'}    | ${both}         | ${['username']} | ${'username'}
      ${'the other tab comes'}   | ${['username']} | ${both}         | ${'username'}
      ${'a tab comes before it'} | ${['mobile']}   | ${both}         | ${'mobileNum'}
      ${'its own tab goes'}      | ${both}         | ${['mobile']}   | ${'mobileNum'}
    `('REG-01 $what', async (row) => {
      const { before, during, first } = row as Record<'before' | 'during', string[]> & Row;
      await show(having(before));
      fill('Mobile number', '9171234567');
      fill('Password', 'Kulintang-9');
      agree();
      const password = box('Password');
      operatorSets(during);
      expect(shown()[0]).toBe(first);
      expect(box('Mobile number').value).toBe('9171234567');
      expect(box('Password').value).toBe('Kulintang-9');
      // The same element is kept, so that an open keyboard stays open.
      expect(box('Password')).toBe(password);
      expect(button().disabled).toBe(false);
    });

    it('REG-01 a tab that closed unnoticed leads to the other one when it is sent', async () => {
      const form = yes(having(both));
      const { sent } = await show(setup(), {
        '/wps/system/setting/register': form,
        '/wps/member/register': no(403, 'switched_off'),
      });
      fill('Username', 'mayumi');
      fill('Password', 'Kulintang-9');
      fill('Confirm password', 'Kulintang-9');
      agree();
      Object.assign(form, yes(having(['mobile'])));
      await submit();
      expect(registrations(sent)).toHaveLength(1);
      expect(shown()[0]).toBe('mobileNum');
      expect(screen.getByText('said switched_off')).toBeTruthy();
      expect(box('Password').value).toBe('Kulintang-9');
      expect(button().disabled).toBe(false);
    });

    it('REG-01 both are closed for a moment', async () => {
      await show(having(['username']));
      fill('Username', 'mayumi');
      operatorSets([]);
      expect(screen.getByText(en.closed)).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
      operatorSets(['mobile']);
      expect(screen.queryByText(en.closed)).toBeNull();
      operatorSets(both);
      fireEvent.click(screen.getByRole('tab', { name: 'Username' }));
      expect(box('Username').value).toBe('mayumi');
    });
  });

  it('without direct registration only a visitor with a code may open an account', async () => {
    await show(setup({}, { direct: false }));
    expect(screen.getByText(en.closed)).toBeTruthy();
    cleanup();
    await show(setup({}, { direct: false }), {}, '?affiliateCode=ABCD1234');
    expect(button()).toBeTruthy();
  });
});

describe('REG-02 fields', () => {
  it('REG-02 AC-2 all fields, in the order of the specification, with asterisks', async () => {
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
    'REG-02 AC-2 %s is there only if the deployment has it',
    async (name) => {
      await show(setup({ ...EVERY, [name]: OFF }));
      if (name === 'verificationCode') fill('Mobile number', '9171234567');
      expect(shown()).not.toContain(name);
    },
  );

  it('REG-02 says before a number is typed that it will need its code', async () => {
    const optional = { enabled: true, required: false };
    const says = () => screen.queryByText(/For a number you also enter the code/) !== null;
    await show(setup({ ...EVERY, mobileNum: optional }));
    expect([shown().includes('verificationCode'), says()]).toEqual([false, true]);
    fill('Mobile number', '9171234567');
    expect([shown().includes('verificationCode'), says()]).toEqual([true, true]);
    byMobile();
    expect(says()).toBe(false);
  });

  it('REG-03 by mobile number there is a password only if its switch is on', async () => {
    const of = setup();
    const mobileTab = { ...of.mobileTab, fields: { ...of.mobileTab.fields, password: OFF } };
    await show({ ...of, mobileTab });
    byMobile();
    expect(shown()).not.toContain('password');
    expect(shown()).not.toContain('confirmPassword');
  });

  it('password managers know the fields, and a PIN has digits', async () => {
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

  it('REG-03 both passwords can be shown and hidden again', async () => {
    await show(setup());
    const [first] = screen.getAllByRole('button', { name: 'Show password' });
    fireEvent.click(first as HTMLElement);
    expect([box('Password').type, box('Confirm password').type]).toEqual(['text', 'password']);
  });
});
