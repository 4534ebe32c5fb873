import { expect, expectAccessible, logInByForm, openAs, PASSWORD, test } from '../site.ts';

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('LOGIN-01 LOGIN-06 LOGIN-07 a member logs in, encrypted, and is home', async ({
      page,
    }) => {
      await page.goto('/m/login');
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expectAccessible(page, `login-${language}`);
      const sent = page.waitForRequest('**/wps/session/login');
      await logInByForm(page, 'member2');
      const request = await sent;
      expect(request.headers().encryption).toBe('JWE');
      expect(request.postData()).not.toContain(PASSWORD);
      await expect(page).toHaveURL(/\/m\/home$/);
      const info = await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
      expect(JSON.parse(info ?? '{}') as object).toMatchObject({
        userName: 'member2',
        merchantCode: 'palaro',
        type: 0,
        firstTimeLogin: false,
        token: expect.any(String) as unknown,
      });
      await expect(page.getByRole('banner')).toContainText(/₱\s?\d{1,3},?\d{3}\.\d\d/);
      await expectAccessible(page, `home-member-${language}`);
    });
  });
}

test('LOGIN-05 the third wrong password brings a captcha, which a tap changes', async ({
  page,
}) => {
  await page.goto('/m/login');
  for (let tries = 0; tries < 3; tries++) {
    await logInByForm(page, 'house1', 'wrong-password');
    await expect(page.getByText('User does not exist or is disabled')).toBeVisible();
    if (tries < 2) await expect(page.getByLabel('Captcha code')).toHaveCount(0);
  }
  const code = page.getByLabel('Captcha code');
  await expect(code).toBeVisible();
  const picture = page.getByRole('img', { name: 'Picture with digits' });
  const first = await picture.getAttribute('src');
  expect(first).toMatch(/^data:image\/png;base64,/);
  await page.getByRole('button', { name: 'Get another picture' }).click();
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('maxlength', '6');
  await expectAccessible(page, 'login-captcha');
});

for (const width of [360, 390])
  test(`HDR-04 at ${width} px home's header shows name, total and menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openAs(page, 'promoter1', '/m/home');
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
  });

test('HDR-04 HDR-07 the balance is hidden by asterisks, and while it is read anew', async ({
  page,
}) => {
  await page.goto('/m/login');
  await logInByForm(page, 'promoter1');
  const header = page.getByRole('banner');
  await expect(header).toContainText('1,000.00');
  await page.getByRole('button', { name: /Hide/ }).click();
  await expect(header).toContainText('***');
  await expect(header).not.toContainText('1,000.00');
  await page.getByRole('button', { name: /Show/ }).click();
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
});

test('FGT-05 FGT-06 settings sign out and clear what was kept', async ({ page }) => {
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
});
