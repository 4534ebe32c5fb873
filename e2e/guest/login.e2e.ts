// Logging in: by name, by what the browser stores, past a captcha, and from the sheet over a
// screen.
import type { BrowserContext, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  logInByForm,
  PASSWORD,
  test,
  untranslated,
  type Language,
} from '../site.ts';

const storedSession = (page: Page) =>
  page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));

/** The session ends without a logout, as it does by itself after a while. */
const endSession = (page: Page) => page.evaluate(() => sessionStorage.clear());

async function logsInEncrypted(page: Page, language: Language) {
  await page.goto('/m/login');
  await expect(page.getByRole('tab')).toHaveCount(2);
  await expectAccessible(page, `login-${language}`);
  expect(await untranslated(page)).toEqual([]);
  const sent = page.waitForRequest('**/wps/session/login');
  await logInByForm(page, 'member2');
  const request = await sent;
  expect(request.headers().encryption).toBe('JWE');
  expect(request.postData()).not.toContain(PASSWORD);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(JSON.parse((await storedSession(page)) ?? '{}') as object).toMatchObject({
    userName: 'member2',
    merchantCode: 'palaro',
    type: 0,
    firstTimeLogin: false,
    token: expect.any(String) as unknown,
  });
  await expect(page.getByRole('banner')).toContainText(/₱\s?\d{1,3},?\d{3}\.\d\d/);
  if (language === 'EN') await expectAccessible(page, 'home-member');
}

async function goesOnByKeyboard(page: Page) {
  await page.goto('/m/mine');
  await page
    .getByRole('button', { name: /settings/i })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: 'Log in' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page, 'login-sheet');
  await sheet.getByRole('textbox', { name: 'Username' }).focus();
  await page.keyboard.type('member2');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/m\/set$/);
}

async function remembersUntilSignOut(page: Page, context: BrowserContext) {
  await page.goto('/m/login');
  await page.getByLabel('Remember me').check({ force: true });
  await logInByForm(page, 'player127');
  await expect(page).toHaveURL(/\/m\/home$/);
  const slot = await page.evaluate(() => localStorage.getItem('savedLogin'));
  expect(Object.keys(JSON.parse(slot ?? '{}') as object).sort()).toEqual([
    'countryDialingCode',
    'password',
    'type',
    'username',
  ]);
  const half = (await context.cookies()).find(({ name }) => name === 'pd');
  expect(half).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/wps/session' });
  await endSession(page);
  await page.goto('/m/login');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('player127');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expectAccessible(page, 'login-saved');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('savedLogin'))).not.toBe(slot);
  await page.goto('/m/set');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.locator('[role="alertdialog"][data-ready]').getByText('Sign out').last().click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('savedLogin'))).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('pd');
}

/** Runs in the page: how long a sound lasts there, seconds; an error where it cannot be played. */
async function secondsOf(wav: string) {
  const sound = new Audio(`data:audio/wav;base64,${wav}`);
  await new Promise((resolve, reject) => {
    sound.onloadedmetadata = resolve;
    sound.onerror = reject;
  });
  return sound.duration;
}

async function asksForACaptcha(page: Page) {
  await page.goto('/m/login');
  for (let tries = 0; tries < 3; tries++) {
    await logInByForm(page, 'house1', 'wrong-password');
    await expect(
      page.getByText('Username or password is wrong, or the account is disabled'),
    ).toBeVisible();
    if (tries < 2) await expect(page.getByLabel('Captcha code')).toHaveCount(0);
  }
  const code = page.getByLabel('Captcha code');
  const picture = page.getByRole('img', { name: 'Picture with the code' });
  const first = await picture.getAttribute('src');
  expect(first).toMatch(/^data:image\/png;base64,/);
  await page.getByRole('button', { name: 'Get another picture' }).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('maxlength', '6');
  await expectAccessible(page, 'login-captcha');
  const said = page.waitForResponse('**/wps/captcha?*audio=1*');
  await page.getByRole('button', { name: 'Hear digits instead of the picture' }).click();
  const id = (await said).headers()['captcha-id'] ?? '';
  const { value: sound } = (await (await said).json()) as { value: string };
  expect(await page.evaluate(secondsOf, sound)).toBeGreaterThan(2);
  await expect(page.getByText('Type the digits you hear.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show a picture instead' })).toBeFocused();
  await expectAccessible(page, 'login-captcha-heard');
  const answer = await page.request.get(`/sandbox/outbox?to=captcha:${id}`);
  const { value } = (await answer.json()) as { value: { code: string }[] };
  await code.fill(value[0]?.code ?? '');
  await logInByForm(page, 'house1');
  await expect(page).toHaveURL(/\/m\/home$/);
}

test('LOGIN-01 LOGIN-02 LOGIN-05 LOGIN-06 LOGIN-07 LOGIN-11 MINE-05 AC-21 AC-36 AC-40 members log in', async ({
  page,
  context,
}) => {
  await test.step('encrypted, and land on home', () => logsInEncrypted(page, 'EN'));
  await endSession(page);
  await test.step('the sheet over a screen leads to the tapped item, by keyboard alone', () =>
    goesOnByKeyboard(page));
  await endSession(page);
  await test.step('a browser remembers until the member signs out', () =>
    remembersUntilSignOut(page, context));
  await test.step('three wrong passwords, then a captcha, then the login', () =>
    asksForACaptcha(page));
});

test.describe('in Filipino', () => {
  test.use({ language: 'TY' });
  test('LOGIN-01 LOGIN-06 LOGIN-07 a member logs in, encrypted, and lands on home', ({ page }) =>
    logsInEncrypted(page, 'TY'));
});
