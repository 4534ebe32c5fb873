import { currentSession, endSession } from '@palaro/client';
import { sendPlainBodies } from '@palaro/client/test-plain-bodies';
import { heldPassword } from '@palaro/accounts/web';
import { dismissToasts } from '@palaro/ui';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import ForgetPage from './ForgetPage.tsx';
import { pass, showScreen, type Answers } from './test-screen.tsx';

const MAIL = '/wps/member/password/email';
const CODE = '/wps/verification/sms/noLogin';
const RESET = '/wps/member/password/mobile';
const LOGIN = '/wps/session/login';
const NEW = 'Isang-bagong-2';

beforeEach(() => {
  sendPlainBodies();
  history.replaceState(null, '', '/m/forget');
});
afterEach(() => {
  cleanup();
  dismissToasts();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (answers: Answers = {}, byPhone = true) =>
  showScreen(<ForgetPage />, answers, { CHNGPASSVERIF3: byPhone });

it('FGT-01 by phone first if the deployment has it, else only by mail', () => {
  show();
  expect(screen.getByRole('radio', { name: 'By phone' })).toHaveProperty('checked', true);
  expect(screen.getByLabelText('Verification code')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'By email' }));
  expect(screen.getByLabelText('Email')).toBeTruthy();
  cleanup();
  show({}, false);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByLabelText('Email')).toBeTruthy();
});

describe('by mail', () => {
  it('FGT-02 trims both fields, says to wait, shows the message for a second, then goes back', async () => {
    const { type, press, bodyOf } = show({}, false);
    type('Username', '  Mayumi ');
    type('Email', ' mayumi@mail.example.ph ');
    await press('Send temporary password');
    expect(bodyOf(MAIL)).toEqual({ username: 'Mayumi', email: 'mayumi@mail.example.ph' });
    const line = 'If the name and the email match, the mail is on its way';
    expect(screen.getByText(line)).toBeTruthy();
    await pass(0.9);
    expect(location.pathname).toBe('/m/forget');
    await pass(0.2);
    expect(location.pathname).toBe('/m/home');
    expect(screen.queryByText(line)).toBeNull();
  });

  it('FGT-02 VAL-05 messages show at their fields and nothing is sent', async () => {
    const { type, press, sent } = show({}, false);
    await press('Send temporary password');
    expect(screen.getByText('Enter a username')).toBeTruthy();
    expect(screen.getByText('Enter your email')).toBeTruthy();
    type('Username', 'abc');
    type('Email', 'mayumi@mail');
    await press('Send temporary password');
    expect(screen.getByText('Use 4 to 16 characters')).toBeTruthy();
    expect(screen.getByText('Incorrect email address')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('FGT-02 a failure ends the loading and says why', async () => {
    const refusal = { code: 'too_many_requests', message: 'Too many requests' };
    const { type, press } = show({ [MAIL]: refusal }, false);
    type('Username', 'mayumi');
    type('Email', 'mayumi@mail.example.ph');
    await press('Send temporary password');
    expect(screen.queryByText('Please wait')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('Too many requests');
  });
});

describe('by phone', () => {
  const answered = (more: Answers = {}): Answers => ({
    [CODE]: { expiredMinutes: 5 },
    [RESET]: { userName: 'mayumi' },
    [LOGIN]: {
      token: 't',
      userName: 'mayumi',
      customerType: 0,
      firstTimeLogin: false,
      passwordExpired: false,
      merchantCode: 'palaro',
    },
    ...more,
  });
  const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');
  const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Set new password' });

  async function filled(answers: Answers) {
    const shown = show(answers);
    shown.type('Mobile number', '9171234567');
    await shown.press('Get code');
    shown.type('Verification code', '123456');
    shown.type('New password', NEW);
    return shown;
  }

  it('FGT-03 no code can be typed before one was sent; its lifetime sets the countdown', async () => {
    const { type, press, bodyOf } = show(answered());
    expect(code().disabled).toBe(true);
    expect(code().autocomplete).toBe('one-time-code');
    type('Mobile number', '9171234567');
    await press('Get code');
    expect(bodyOf(CODE)).toEqual({ mobileNum: '9171234567', countryDialingCode: '63' });
    expect(code().disabled).toBe(false);
    expect(screen.getByRole('timer').textContent).toContain('300');
    await pass(1);
    expect(screen.getByRole('timer').textContent).toContain('299');
  });

  it('FGT-07 a number that does not fit names the least number of digits; nothing is sent', async () => {
    const { type, press, sent } = show(answered());
    await press('Get code');
    expect(screen.getByText('Enter your mobile number')).toBeTruthy();
    type('Mobile number', '917');
    await press('Get code');
    expect(screen.getByText('A mobile number has at least 10 digits')).toBeTruthy();
    expect(sent).toEqual([]);
    expect(code().disabled).toBe(true);
  });

  it('FGT-03 the button waits until a field was touched and no error is left', async () => {
    const { type } = show(answered());
    expect(submit().disabled).toBe(true);
    type('Mobile number', '917');
    expect(submit().disabled).toBe(false);
    fireEvent.blur(screen.getByLabelText('Mobile number'));
    expect(submit().disabled).toBe(true);
    type('Mobile number', '9171234567');
    expect(submit().disabled).toBe(false);
  });

  it('FGT-07 after a success, the name in the answer logs in with the new password', async () => {
    const { press, bodyOf } = await filled(answered());
    await press('Set new password');
    await pass(0.1);
    expect(bodyOf(RESET)).toMatchObject({
      mobileNum: '9171234567',
      verificationCode: '123456',
      newPassword: NEW,
    });
    expect(bodyOf(LOGIN)).toMatchObject({ type: 'username', username: 'mayumi', password: NEW });
    expect(currentSession()).toMatchObject({ userName: 'mayumi', token: 't' });
    expect(heldPassword()).toBe(NEW);
    expect(location.pathname).toBe('/m/home');
  });

  it('APP-15 FGT-03 the message of a success stays for a second', async () => {
    const { press } = await filled(answered());
    await press('Set new password');
    await pass(0.1);
    expect(screen.getByText('Change saved')).toBeTruthy();
    await pass(1);
    expect(screen.queryByText('Change saved')).toBeNull();
  });

  it('FGT-07 a login that needs another step leads to the login page', async () => {
    const more = { code: 'login.second_factor', message: 'One more step' };
    const { press } = await filled(answered({ [LOGIN]: more }));
    await press('Set new password');
    await pass(0.1);
    expect(location.pathname).toBe('/m/login');
  });

  it.each([
    ['modify.new.old.same', ['123456', '']],
    ['verification.invalid', ['', NEW]],
    ['too_many_requests', ['', NEW]],
  ])('FGT-03 AC-47 after %s the right field is empty', async (refused, kept) => {
    const answers = answered({ [RESET]: { code: refused, message: 'No' } });
    const { press } = await filled(answers);
    await press('Set new password');
    const password = screen.getByLabelText<HTMLInputElement>('New password');
    expect([code().value, password.value]).toEqual(kept);
    expect(screen.queryByText('Please wait')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('No');
  });

  it('FGT-03 a code that was not sent ends the loading and opens no field', async () => {
    const refusal = { code: 'too_many_requests', message: 'Wait a little' };
    const { type, press } = show(answered({ [CODE]: refusal }));
    type('Mobile number', '9171234567');
    await press('Get code');
    expect(screen.queryByText(/Sending/)).toBeNull();
    expect(screen.getByText('Wait a little')).toBeTruthy();
    expect(code().disabled).toBe(true);
  });

  it('says before a reset that withdrawals will wait', () => {
    show(answered());
    expect(screen.getByText(/withdrawals wait 24 hours/)).toBeTruthy();
  });
});
