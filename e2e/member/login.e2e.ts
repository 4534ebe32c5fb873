import type { Page } from '@playwright/test';
import {
  answerDialog,
  expect,
  expectAccessible,
  logInByForm,
  openAs,
  setSite,
  test,
} from '../site.ts';
import { becomeGuest, step } from '../visit.ts';

async function readHeader(page: Page, width: number) {
  await page.setViewportSize({ width, height: 740 });
  await page.goto('/m/home');
  const header = page.getByRole('banner');
  const name = header.getByText('promoter1', { exact: true });
  await expect(name).toBeVisible();
  const cut = await name.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(cut).toBe(false);
  await expect(header).toContainText(/₱\s?1,000\.00/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(width);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

async function hideBalance(page: Page) {
  await page.goto('/m/login');
  await logInByForm(page, 'promoter1');
  const header = page.getByRole('banner');
  await expect(header).toContainText('1,000.00');
  await header.getByRole('button', { name: /Hide/ }).click();
  await expect(header).toContainText('***');
  await expect(header).not.toContainText('1,000.00');
  await header.getByRole('button', { name: /Show/ }).click();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/wps/wallets/balance*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: /Refresh/ }).click();
  await expect(header).toContainText('***');
  answer();
  await expect(header).toContainText('1,000.00');
  await page.unroute('**/wps/wallets/balance*');
}

async function signOut(page: Page) {
  await page.goto('/m/login');
  await logInByForm(page, 'special1');
  await expect(page).toHaveURL(/\/m\/home$/);
  await page.goto('/m/set');
  await expectAccessible(page, 'settings');
  await page.evaluate(() => sessionStorage.setItem('trialName', 'x'));
  const token = await page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await answerDialog(page, 'Sign out');
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  const kept = await page.evaluate(() =>
    ['MC_SESSION_INFO', 'trialName'].map((key) => sessionStorage.getItem(key)),
  );
  expect(kept).toEqual([null, null]);
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0');
  const info = await page.request.get('/wps/member/info', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(info.status()).toBe(401);
}

test('HDR-04 HDR-07 FGT-05 FGT-06 who has logged in sees his name and balance, until he signs out', async ({
  page,
}) => {
  await openAs(page, 'promoter1', '/m/home');
  for (const width of [360, 390]) {
    await step(page, `HDR-04 at ${width} px home’s header shows name, total and menu`, () =>
      readHeader(page, width),
    );
  }
  await becomeGuest(page);
  await step(page, 'HDR-04 HDR-07 asterisks hide the balance, even while it is read again', () =>
    hideBalance(page),
  );
  await becomeGuest(page);
  await step(page, 'FGT-05 FGT-06 settings sign out and clear what was kept', () => signOut(page));
});

test('LOGIN-08 REG-04 Firebase sends the code and proves the number in a frame of its own', async ({
  page,
  expected,
}) => {
  expected.push(/400 .*accounts:signInWithPhoneNumber/);
  await setSite(page.request, {
    settings: { 'registration.smsBy': 'firebase' },
    switches: { MOBILEVERCODELOGIN3: true },
  });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await page.getByLabel('Mobile number').last().fill('9980000020');
  expect(loaded).not.toContain('/m/phone-proof.js');
  await page.getByRole('button', { name: 'Get code' }).click();
  await expect(page.getByText('Code sent', { exact: true })).toBeVisible();
  expect(loaded).toContain('/m/phone-proof.js');
  await expect(page.getByRole('timer')).toHaveText(/^(60|5\d) s$/);
  const code = page.getByLabel('Verification code');
  await code.fill('000000');
  const refused = page.waitForResponse(/accounts:signInWithPhoneNumber/);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  expect((await refused).status()).toBe(400);
  await expect(page.getByRole('alert')).toHaveText('');
  await code.fill('123456');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  const kept = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ userName: 'player110' });
});
