import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, passwordSite, type PasswordSite } from './test-passwords.ts';

let site: PasswordSite;
beforeAll(async () => {
  site = await passwordSite();
});
afterAll(() => site.stop());

const NEW = 'Tatlong-bituin-9';
const form = (oldPassword: string, newPassword = NEW, confirmNewPassword = newPassword) => ({
  oldPassword,
  newPassword,
  confirmNewPassword,
});

it('FGT-04 AC-39 a change gives this session a new token and this device a new pair, and ends the rest', async () => {
  const { id, account } = await site.member();
  const elsewhere = await site.tokenOf(account, PASSWORD);
  const here = await site.logIn(account, PASSWORD, { rememberMe: true });
  const token = here.value['token'] as string;
  const before = (here.value['remember'] as { slot: string }).slot;
  const { status, value } = await site.change(token, form(PASSWORD));
  expect(status).toBe(200);
  expect(value['token']).not.toBe(token);
  expect((value['remember'] as { slot: string }).slot).toMatch(/^dt1\./);
  expect((value['remember'] as { slot: string }).slot).not.toBe(before);
  const alive = [elsewhere, token, value['token'] as string].map((one) => site.info(one));
  expect(await Promise.all(alive)).toEqual([401, 401, 200]);
  expect((await site.logIn(account, PASSWORD)).code).toBe('login.failed');
  expect((await site.logIn(account, NEW)).status).toBe(200);
  expect(await site.changes(id)).toEqual([{ what: 'password', detail: {} }]);
});

it('AC-42 newbie1 may only change the password, log out and read member info until it is changed', async () => {
  const { value } = await site.logIn('newbie1', 'Demo-pass-1');
  expect(value).toMatchObject({ firstTimeLogin: true });
  const token = value['token'] as string;
  expect(await site.info(token)).toBe(200);
  const wallet = (bearer: unknown) =>
    fetch(`${site.url}/wps/wallets/balance`, {
      headers: { Authorization: `Bearer ${bearer as string}` },
    });
  expect((await wallet(token)).status).toBe(403);
  const changed = await site.change(token, form('Demo-pass-1'));
  expect(changed.status).toBe(200);
  expect((await wallet(changed.value['token'])).status).toBe(200);
  expect((await site.logIn('newbie1', NEW)).value).toMatchObject({ firstTimeLogin: false });
});

it('VAL-04 VAL-05 a message of the change is shown at its field', async () => {
  const { account } = await site.member();
  const token = await site.tokenOf(account, PASSWORD);
  expect((await site.change(token, {})).fields).toEqual({
    oldPassword: 'Enter password',
    newPassword: 'Enter password',
    confirmNewPassword: 'Enter password',
  });
  expect((await site.change(token, form(PASSWORD, 'short', 'other'))).fields).toEqual({
    newPassword: 'Use 8 to 64 characters',
    confirmNewPassword: 'Confirmation password not matched',
  });
  expect((await site.change(token, form(PASSWORD, 'password1'))).fields).toEqual({
    newPassword: 'This password is too common',
  });
});

it('AC-43 the same password again is modify.new.old.same', async () => {
  const { account } = await site.member();
  const token = await site.tokenOf(account, PASSWORD);
  expect(await site.change(token, form(PASSWORD, PASSWORD))).toMatchObject({
    status: 422,
    code: 'modify.new.old.same',
    message: 'The new password and the old password cannot be the same',
  });
});

it('FGT-04 a wrong old password is counted like a failed login, and changes nothing', async () => {
  const { account } = await site.member();
  const token = await site.tokenOf(account, PASSWORD);
  expect(await site.change(token, form('Not-my-password'))).toMatchObject({
    status: 422,
    code: 'password.old_wrong',
    fields: { oldPassword: 'This is not your password' },
  });
  for (let n = 0; n < 9; n += 1) await site.change(token, form(`Not-my-password-${n}`));
  expect((await site.change(token, form(PASSWORD))).code).toBe('password.old_wrong');
  expect((await site.logIn(account, PASSWORD)).status).toBe(200);
});

it('a session that no temporary password opened cannot change it without the old one', async () => {
  const { account } = await site.member();
  const token = await site.tokenOf(account, PASSWORD);
  const without = { newPassword: NEW, confirmNewPassword: NEW };
  expect((await site.change(token, without)).fields).toEqual({ oldPassword: 'Enter password' });
});

it('a guest and a trial account cannot change a password', async () => {
  expect((await site.change(undefined, form(PASSWORD))).code).toBe('not_logged_in');
  const trial = await site.login('trial1');
  expect((await site.change(trial, form('Demo-pass-1'))).code).toBe('account.trial');
});
