import { holdPassword, heldPassword } from '@palaro/accounts/web';
import { currentSession, endSession, readStored, startSession, writeStored } from '@palaro/client';
import { sendPlainBodies } from '@palaro/client/test-plain-bodies';
import { dismissToasts } from '@palaro/ui';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ChangePasswordPage from './ChangePasswordPage.tsx';
import { pass, showScreen, type Answers } from './test-screen.tsx';

const CHANGE = '/wps/member/password';
const OLD = 'Isang-lumang-1';
const NEW = 'Isang-bagong-2';
const OK = { [CHANGE]: { token: 'next' } };
const SAME = 'The new password and the old password cannot be the same';

beforeEach(() => {
  sendPlainBodies();
  history.replaceState(null, '', '/m/changePsw');
  startSession({
    token: 't',
    merchantCode: 'palaro',
    userName: 'mayumi',
    type: 0,
    firstTimeLogin: true,
  });
});
afterEach(() => {
  cleanup();
  dismissToasts();
  endSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (answers: Answers = OK) => showScreen(<ChangePasswordPage />, answers);

it('FGT-04 AC-44 the name is read-only; the old password is requested only if it is not in memory', () => {
  show();
  const name = screen.getByLabelText<HTMLInputElement>('Username');
  expect([name.value, name.readOnly, name.autocomplete]).toEqual(['mayumi', true, 'username']);
  const old = screen.getByLabelText<HTMLInputElement>('Old password');
  expect(old.autocomplete).toBe('current-password');
  cleanup();
  holdPassword('mayumi', OLD);
  show();
  expect(screen.queryByLabelText('Old password')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('New password').autocomplete).toBe('new-password');
});

it('FGT-04 the password is kept only in memory, for this member, until the session ends', () => {
  holdPassword('another', OLD);
  expect(heldPassword()).toBeNull();
  holdPassword('mayumi', OLD);
  expect(heldPassword()).toBe(OLD);
  expect(
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  ).not.toContain(OLD);
  endSession();
  startSession({
    token: 't',
    merchantCode: 'palaro',
    userName: 'mayumi',
    type: 0,
    firstTimeLogin: false,
  });
  expect(heldPassword()).toBeNull();
});

it('FGT-04 a change: loading, Change saved for a second, new token and memory, then home', async () => {
  holdPassword('mayumi', OLD);
  writeStored('PSW', 'x');
  const { type, press, bodyOf } = show({ [CHANGE]: { token: 'next', after: 3 } });
  type('New password', NEW);
  type('Confirm new password', NEW);
  await press('Confirm');
  expect(screen.getByText('Saving your new password')).toBeTruthy();
  await pass(3);
  expect(screen.queryByText('Saving your new password')).toBeNull();
  expect(screen.getByText('Change saved')).toBeTruthy();
  expect(bodyOf(CHANGE)).toEqual({ oldPassword: OLD, newPassword: NEW, confirmNewPassword: NEW });
  expect(currentSession()).toMatchObject({ token: 'next', firstTimeLogin: false });
  expect(heldPassword()).toBe(NEW);
  expect(readStored('PSW')).toBeNull();
  expect(location.pathname).toBe('/m/changePsw');
  await pass(0.9);
  expect(screen.getByText('Change saved')).toBeTruthy();
  await pass(0.1);
  expect(location.pathname).toBe('/m/home');
});

it('FGT-04 the saved login of this device gets the fresh half; without one, none is saved', async () => {
  holdPassword('mayumi', OLD);
  const remember = { type: 'username', slot: 'dt1.selector.half' };
  const { type, press } = show({ [CHANGE]: { token: 'next', remember } });
  type('New password', NEW);
  type('Confirm new password', NEW);
  await press('Confirm');
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('half');
});

it('FGT-04 VAL-04 AC-43 the same password shows a popup with Confirm, before and after the call', async () => {
  holdPassword('mayumi', OLD);
  const { type, press, sent } = show({ [CHANGE]: { code: 'modify.new.old.same', message: SAME } });
  type('New password', OLD);
  type('Confirm new password', OLD);
  await press('Confirm');
  const popup = screen.getByRole('alertdialog');
  expect(popup.textContent).toContain(SAME);
  expect(sent).toEqual([]);
  await pass(1);
  popup.querySelector('button')?.click();
  await pass(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  type('New password', NEW);
  type('Confirm new password', NEW);
  await press('Confirm');
  expect(screen.getByRole('alertdialog').textContent).toContain(SAME);
  expect(screen.queryByText('Saving your new password')).toBeNull();
});

it('VAL-04 VAL-05 every field says what it needs; a repetition that no longer matches is checked again', async () => {
  const { type, press } = show();
  await press('Confirm');
  expect(screen.getAllByText('Enter password')).toHaveLength(3);
  type('New password', 'short');
  type('Confirm new password', 'other');
  await press('Confirm');
  expect(screen.getByText('Use 8 to 64 characters')).toBeTruthy();
  expect(screen.getByText('Confirmation password not matched')).toBeTruthy();
  type('New password', NEW);
  type('Confirm new password', NEW);
  expect(screen.queryByText('Confirmation password not matched')).toBeNull();
});

it('FGT-04 a failure hides the loading, and a wrong remembered password is requested again', async () => {
  holdPassword('mayumi', OLD);
  const { type, press } = show({
    [CHANGE]: { code: 'password.old_wrong', message: 'This is not your password' },
  });
  type('New password', NEW);
  type('Confirm new password', NEW);
  await press('Confirm');
  expect(screen.queryByText('Saving your new password')).toBeNull();
  expect(screen.getByLabelText('Old password')).toBeTruthy();
  expect(location.pathname).toBe('/m/changePsw');
});

it('FGT-04 a failure that is no field’s only hides the loading', async () => {
  const { type, press } = show({ [CHANGE]: { code: 'unknown', message: 'It went wrong' } });
  type('Old password', OLD);
  type('New password', NEW);
  type('Confirm new password', NEW);
  await press('Confirm');
  expect(screen.queryByText('Saving your new password')).toBeNull();
  expect(screen.queryByText('It went wrong')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('FGT-04 without a session the page leads home', async () => {
  endSession();
  show();
  await pass(0.01);
  expect(location.pathname).toBe('/m/home');
});
