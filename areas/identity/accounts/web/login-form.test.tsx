import { endSession, startSession } from '@palaro/client';
import { dismissToasts } from '@palaro/ui';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { heldPassword } from './held-password.ts';
import { dropSavedLogin, readSavedLogin, saveLogin } from './saved-login.ts';
import {
  box,
  fill,
  logins,
  no,
  reply,
  serve,
  settle,
  show,
  site,
  submit,
  tab,
  yes,
} from './test-login.tsx';

const BY_MOBILE = { MOBILEVERCODELOGIN3: true };
const WRONG = no(401, 'login.failed');
const WITH_CAPTCHA = no(401, 'login.failed', { captcha: true });

beforeEach(() => {
  dropSavedLogin();
  site(BY_MOBILE);
});
afterEach(() => {
  act(() => dismissToasts());
  cleanup();
  // Another account starts without this account's answers.
  startSession({
    token: 't',
    merchantCode: '',
    userName: 'mayumi',
    type: 0,
    firstTimeLogin: false,
  });
  endSession();
  vi.unstubAllGlobals();
});

async function logInByName(name = 'mayumi', password = 'Demo-pass-1') {
  fill('Username', name);
  fill('Password', password);
  await submit();
}

describe('LOGIN-01 the ways in', () => {
  it('LOGIN-01 the tab by mobile number shows only with its switch', () => {
    serve();
    show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Username',
      'Mobile number',
    ]);
    cleanup();
    site({ MOBILEVERCODELOGIN3: false });
    show();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(box('Username')).toBeTruthy();
  });

  it('LOGIN-10 fields have the names of the specification, and password managers know them', () => {
    serve();
    show();
    const of = (input: HTMLInputElement) => [input.name, input.autocomplete];
    expect(of(box('Username'))).toEqual(['username', 'username']);
    expect(of(box('Password'))).toEqual(['password', 'current-password']);
    tab('Mobile number');
    expect(of(box('Mobile number'))).toEqual(['mobileNum', 'tel-national']);
    expect(of(box('Verification code'))).toEqual(['messageCode', 'one-time-code']);
  });

  it.each`
    name      | password | said
    ${''}     | ${''}    | ${'Enter a username'}
    ${'abc'}  | ${'x'}   | ${'Use 4 to 16 characters'}
    ${'9ab'}  | ${'x'}   | ${'Use 4 to 16 characters'}
    ${'9ab_'} | ${''}    | ${'Enter a password'}
  `('VAL-05 name "$name" with password "$password": $said', async (row) => {
    const { name, password, said } = row as { name: string; password: string; said: string };
    const sent = serve(WRONG);
    show();
    await logInByName(name, password);
    expect(screen.getByText(said)).toBeTruthy();
    expect(logins(sent)).toEqual([]);
  });

  it('LOGIN-07 LOGIN-10 a right password logs in and is kept only in memory', async () => {
    const sent = serve(yes(reply()));
    const { done } = show();
    await logInByName();
    expect(logins(sent)).toEqual([
      { type: 'username', rememberMe: false, username: 'mayumi', password: 'Demo-pass-1' },
    ]);
    expect(done).toHaveBeenCalledWith(reply());
    startSession({
      token: 't',
      merchantCode: '',
      userName: 'mayumi',
      type: 0,
      firstTimeLogin: false,
    });
    expect(heldPassword()).toBe('Demo-pass-1');
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ).not.toContain('Demo-pass-1');
  });

  it('LOGIN-08 by mobile number: a code is requested and sent with the dialing code', async () => {
    const sent = serve(yes(reply()));
    const { done } = show();
    tab('Mobile number');
    fireEvent.click(screen.getByRole('button', { name: 'Get code' }));
    await settle();
    expect(screen.getByText('Enter your mobile number')).toBeTruthy();
    expect(sent).toEqual([]);
    fill('Mobile number', '09171234567');
    fireEvent.click(screen.getByRole('button', { name: 'Get code' }));
    await settle();
    const code = { mobileNum: '09171234567', countryDialingCode: '63' };
    expect(sent).toContainEqual({ path: '/wps/verification/sms/noLogin', body: code });
    expect(screen.getByRole('timer').textContent).toBe('300 s');
    fill('Verification code', '123456');
    await submit();
    expect(logins(sent)).toEqual([
      { type: 'sms', rememberMe: false, ...code, verificationCode: '123456' },
    ]);
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('LOGIN-05 the captcha', () => {
  const picture = () =>
    screen.queryByRole<HTMLImageElement>('img', { name: 'Picture with the code' });

  it('LOGIN-05 AC-21 appears with the flag, is replaced by a tap, and is sent', async () => {
    const sent = serve(
      WRONG,
      WITH_CAPTCHA,
      no(422, 'captcha.wrong', { captcha: true }),
      yes(reply()),
    );
    const { done } = show();
    await logInByName();
    expect(picture()).toBeNull();
    await submit();
    const first = picture()?.src;
    expect(first).toMatch(/^data:image\/png;base64,/);
    fireEvent.click(screen.getByRole('button', { name: 'Get another picture' }));
    await settle();
    expect(picture()?.src).not.toBe(first);
    const answer = box('Captcha code');
    expect([answer.name, answer.inputMode, answer.maxLength]).toEqual([
      'identifying',
      'numeric',
      6,
    ]);
    await submit();
    expect(screen.getByText('Enter the code in the picture')).toBeTruthy();
    expect(logins(sent)).toHaveLength(2);
    fill('Captcha code', '12a34');
    expect(answer.value).toBe('1234');
    await submit();
    expect(answer.value).toBe('');
    fill('Captcha code', '5678');
    await submit();
    expect(logins(sent).map(({ captcha }) => captcha)).toEqual([
      undefined,
      undefined,
      '1234',
      '5678',
    ]);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('LOGIN-05 is requested if it was not shown yet, instead of being called wrong', async () => {
    const fields = { captcha: 'Wrong captcha' };
    serve(no(422, 'captcha.wrong', { captcha: true, fields }));
    show();
    await logInByName();
    expect(screen.getByText('Enter the code in the picture')).toBeTruthy();
    expect(screen.queryByText('Wrong captcha')).toBeNull();
    expect(document.activeElement).toBe(box('Captcha code'));
    fill('Captcha code', '1234');
    await submit();
    expect(screen.getByText('Wrong captcha')).toBeTruthy();
  });

  it('LOGIN-02 a shown captcha is replaced when the tab changes', async () => {
    serve(WITH_CAPTCHA);
    show();
    await logInByName();
    const first = picture()?.src;
    tab('Mobile number');
    await settle();
    expect(picture()?.src).toBeTruthy();
    expect(picture()?.src).not.toBe(first);
  });

  it.each`
    kind          | typed       | kept
    ${'alnum'}    | ${'aB-3 x'} | ${'aB3x'}
    ${'equation'} | ${'-1x2'}   | ${'-12'}
    ${'digits'}   | ${'1a2'}    | ${'12'}
  `('VAL-02 of kind $kind keeps $kept of "$typed"', async (row) => {
    const { kind, typed, kept } = row as { kind: string; typed: string; kept: string };
    site(BY_MOBILE, { 'captcha.kind': kind });
    serve(WITH_CAPTCHA);
    show();
    await logInByName();
    fill('Captcha code', typed);
    expect(box('Captcha code').value).toBe(kept);
  });
});

describe('LOGIN-11 the saved login', () => {
  const byName = {
    type: 'username',
    username: 'mayumi',
    countryDialingCode: '',
    token: 'dt1.sel.half',
  } as const;
  const byMobile = {
    ...byName,
    type: 'sms',
    username: '9171234567',
    countryDialingCode: '63',
  } as const;

  it('LOGIN-02 AC-36 is kept if the box is ticked, and dropped if not', async () => {
    const sent = serve(
      yes(reply({ remember: { type: 'username', slot: 'dt1.sel.half' } })),
      yes(reply()),
    );
    show();
    fireEvent.click(screen.getByLabelText('Remember me'));
    await logInByName();
    expect(logins(sent)[0]).toMatchObject({ rememberMe: true });
    expect(readSavedLogin('username')).toEqual(byName);
    cleanup();
    show();
    fireEvent.click(screen.getByLabelText('Remember me'));
    await logInByName();
    expect(readSavedLogin('username')).toBeNull();
  });

  it('LOGIN-11 fills in the name, shows dots, and logs in with the device’s token', async () => {
    saveLogin(byName);
    const sent = serve(yes(reply({ remember: { type: 'username', slot: 'dt1.next.half' } })));
    show();
    expect(box('Username').value).toBe('mayumi');
    expect(box('Password').placeholder).toMatch(/^•+$/);
    expect(box('Password').value).toBe('');
    await submit();
    expect(logins(sent)).toEqual([
      { type: 'username', rememberMe: true, username: 'mayumi', password: 'dt1.sel.half' },
    ]);
    expect(readSavedLogin('username')?.token).toBe('dt1.next.half');
  });

  it('LOGIN-11 typing a password drops it; another name does not use it', async () => {
    saveLogin(byName);
    const sent = serve(yes(reply()));
    show();
    fill('Username', 'someone');
    expect(box('Password').placeholder).toBe('');
    await submit();
    expect(screen.getByText('Enter a password')).toBeTruthy();
    expect(logins(sent)).toEqual([]);
    expect(readSavedLogin('username')).toEqual(byName);
    fill('Password', 'x');
    expect(readSavedLogin('username')).toBeNull();
  });

  it('LOGIN-02 AC-41 each tab loads its saved login', () => {
    saveLogin(byName);
    saveLogin(byMobile);
    serve();
    show();
    expect(box('Username').value).toBe('mayumi');
    tab('Mobile number');
    expect(box('Mobile number').value).toBe('9171234567');
    expect(box('Verification code').placeholder).toMatch(/^•+$/);
    tab('Username');
    expect(box('Username').value).toBe('mayumi');
  });

  it('AC-37 one that the server refuses is dropped, and the password is required', async () => {
    saveLogin(byName);
    serve(WRONG);
    show();
    await submit();
    expect(readSavedLogin('username')).toBeNull();
    expect(screen.getByText(/no longer valid/)).toBeTruthy();
    expect(document.activeElement).toBe(box('Password'));
  });

  it('asks for the second factor, and remembers with its answer', async () => {
    serve(no(401, 'login.second_factor', { data: { ticket: 'k', methods: ['totp'] } }));
    const { done, second } = show();
    fireEvent.click(screen.getByLabelText('Remember me'));
    await logInByName();
    expect(screen.getByRole('alert').textContent).toBe('');
    const [step] = second.mock.calls[0] ?? [];
    expect(step).toMatchObject({ ticket: 'k', methods: ['totp'] });
    step?.finish(reply({ remember: { type: 'username', slot: 'dt1.sel.half' } }) as never);
    expect(readSavedLogin('username')).toEqual(byName);
    expect(done).toHaveBeenCalledTimes(1);
  });
});
