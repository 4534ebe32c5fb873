// Recovering a forgotten password by phone and by mail, with the codes in a demo's outbox; the
// first login after it, and what the settings show of a member's data.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  advanceClock,
  answerDialog,
  expect,
  expectAccessible,
  logInByForm,
  openAs,
  PASSWORD,
  setSite,
  test,
  untranslated,
} from '../site.ts';

const NEW = 'Tatlong-bituin-9';
const FIRST = 'Dalawang-ilog-8';

interface Sent {
  code: string | null;
}

/** The newest code or temporary password that was sent to a number or an address. */
async function codeOf(page: Page, to: string): Promise<string> {
  const answer = await page.request.get(`/sandbox/outbox?to=${encodeURIComponent(to)}`);
  const { value } = (await answer.json()) as { value: Sent[] };
  return value.find(({ code }) => code !== null)?.code ?? '';
}

/** Registers a member with a proven number and an address. */
async function register(page: Page, username: string, mobileNum: string) {
  const email = `${username}@mail.example.ph`;
  const setup = await page.request.get('/wps/system/setting/register');
  const { value } = (await setup.json()) as { value: { agreement: { version: number } | null } };
  await page.request.post('/wps/verification/sms/register', { data: { mobileNum } });
  const verificationCode = await codeOf(page, `+63${mobileNum}`);
  const answer = await page.request.put('/wps/member/register', {
    data: {
      username,
      password: FIRST,
      confirmPassword: FIRST,
      mobileNum,
      verificationCode,
      email,
      ...(value.agreement ? { agreementVersion: value.agreement.version } : {}),
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = ((await answer.json()) as { value: { token: string } }).value;
  return { username, email, mobileNum, token };
}

/** Proves the registered address with its code, as the page of the profile does. */
async function proveEmail(page: Page, { email, token }: { email: string; token: string }) {
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.post('/wps/member/info/email/code', { headers, data: { email } });
  const data = { email, verificationCode: await codeOf(page, email), password: FIRST };
  const answer = await page.request.put('/wps/member/info/email', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

const sessionOf = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '');

test.use({ siteValues: { switches: { CHNGPASSVERIF3: true, REGMOBVERF3: true } } });

test('FGT-01 FGT-03 FGT-07 a code to the phone sets a new password and logs in', async ({
  page,
}) => {
  const { username, mobileNum } = await register(page, 'ilang1', '9175550141');
  // A number gets at most one code a minute.
  await advanceClock(page.request, 61);
  await page.goto('/m/forget');
  await expect(page.getByRole('radio', { name: 'By phone' })).toBeChecked();
  const code = page.getByLabel('Verification code');
  await expect(code).toBeDisabled();
  await page.getByLabel('Mobile number').fill(`0${mobileNum}`);
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(code).toBeEnabled();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page, 'forget-phone');
  await code.fill(await codeOf(page, `+63${mobileNum}`));
  // Whoever proved the number may learn that this is the old password. The code stays valid.
  await page.getByLabel('New password').fill(FIRST);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('alert')).toContainText('cannot be the same');
  await expect(page.getByLabel('New password')).toHaveValue('');
  await page.getByLabel('New password').fill(NEW);
  const login = page.waitForRequest('**/wps/session/login');
  await page.getByRole('button', { name: 'Set new password' }).click();
  expect((await login).headers().encryption).toBe('JWE');
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await sessionOf(page)).toContain(username);
});

test('FGT-02 FGT-04 AC-46 a temporary password by mail leads to a new one', async ({ page }) => {
  const { username, email, token } = await register(page, 'ilang2', '9175550142');
  await proveEmail(page, { email, token });
  await page.goto('/m/forget');
  await page.getByRole('radio', { name: 'By email' }).check();
  await page.getByRole('textbox', { name: 'Username' }).fill(` ${username} `);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await expectAccessible(page, 'forget-email');
  await page.getByRole('button', { name: 'Send temporary password' }).click();
  await expect(page.getByText('the mail is on its way')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect.poll(() => codeOf(page, email)).toMatch(/^\S{16}$/);
  await page.goto('/m/login');
  await logInByForm(page, username, await codeOf(page, email));
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  // The page knows the temporary password from the login, so it does not ask for the old one.
  await expect(page.getByLabel('Old password')).toHaveCount(0);
  await expectAccessible(page, 'change-password');
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password').fill(NEW);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Change saved')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  const info = JSON.parse(await sessionOf(page)) as { token: string };
  const balance = await page.request.get('/wps/wallets/balance', {
    headers: { Authorization: `Bearer ${info.token}` },
  });
  expect(balance.status()).toBe(200);
});

test('AC-42 AC-43 AC-44 FGT-04 the first login of newbie1', async ({ page }) => {
  // The screen asks for nothing that such a session is refused: neither balance nor stream.
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().method() === 'GET' && answer.status() === 403) refused.push(answer.url());
  });
  await page.goto('/m/login');
  await logInByForm(page, 'newbie1');
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('newbie1');
  // No other address can be opened before the change.
  await page.goto('/m/home');
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await page.reload();
  // A reload forgets the password typed at the login, because nothing stored it.
  await page.getByLabel('Old password').fill(PASSWORD);
  expect(refused).toEqual([]);
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm new password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const popup = page.getByRole('alertdialog');
  await expect(popup).toContainText('The new password and the old password cannot be the same');
  await expectAccessible(page, 'change-password-same');
  await answerDialog(page, 'Confirm');
  await expect(popup).toBeHidden();
  await page.getByLabel('New password', { exact: true }).fill(NEW);
  await page.getByLabel('Confirm new password').fill(NEW);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await sessionOf(page)).toContain('"firstTimeLogin":false');
});

async function sayHowLongWithdrawalsWait(page: Page) {
  await setSite(page.request, { settings: { 'hold.resetHours': 12, 'site.location': 'SG' } });
  await page.goto('/m/forget');
  await expect(page.getByText('withdrawals wait 12 hours')).toBeVisible();
  await expect(page.getByRole('button', { name: /\+65/ })).toBeVisible();
  await openAs(page, 'player118', '/m/securityCenter');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Mobile number/ })
    .click();
  await expect(page.getByText('nothing is paid out for 12 hours')).toBeVisible();
  await expect(page.getByRole('button', { name: /\+65/ })).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
}

async function handOverTheData(page: Page) {
  await page.goto('/m/set');
  await page.getByRole('button', { name: /Privacy and data/ }).click();
  await expect(page).toHaveURL(/\/m\/privacy$/);
  await expect(page.getByText('There is money in your wallets')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close my account' })).toBeDisabled();
  await expectAccessible(page, 'privacy');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const sheet = page.getByRole('dialog', { name: 'Download your data' });
  await sheet.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await expectAccessible(page, 'privacy-password');
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^palaro-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await file.path(), 'utf8');
  const data = JSON.parse(text) as { accounts: { profile: object }; lists: object };
  expect(data.accounts.profile).toMatchObject({ account: 'player118' });
  expect(Object.keys(data.lists)).toContain('wallet.movements');
  await expect(page.getByText(/You can make the next file/)).toBeVisible();
}

test('the screens say what waits, and hand over the data', async ({ page }) => {
  await test.step('the screens say how long withdrawals wait, and ask for a number of the site’s country', () =>
    sayHowLongWithdrawalsWait(page));
  await test.step('members download their data with the password, and money keeps the account open', () =>
    handOverTheData(page));
});

test.describe('in Filipino', () => {
  test.use({ language: 'TY', viewport: { width: 360, height: 740 } });

  test('APP-11 FGT-04 FGT-05 the pages speak Filipino, and guests find no settings', async ({
    page,
  }) => {
    await test.step('a guest finds no settings and cannot change a password', async () => {
      for (const path of ['/m/changePsw', '/m/set']) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/m\/home$/);
      }
    });
    await test.step('the pages speak Filipino', async () => {
      await page.goto('/m/forget');
      await expect(page.getByText('Magpapadala kami ng code')).toBeVisible();
      await expectAccessible(page, 'forget-ty');
      await openAs(page, 'player119', '/m/changePsw');
      await expect(page.getByLabel('Lumang password')).toBeVisible();
      await expectAccessible(page, 'change-password-ty');
      expect(await untranslated(page)).toEqual([]);
      await page.goto('/m/privacy');
      await expect(page.getByText('May pera pa sa mga wallet mo')).toBeVisible();
      await expectAccessible(page, 'privacy-ty');
    });
  });
});
