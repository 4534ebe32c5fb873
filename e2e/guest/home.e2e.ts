import { expect, expectAccessible, test } from '../site.ts';

for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']) {
  test(`APP-01 home answers at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  });
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('HDR-02 HDR-05 HOME-09 GAME-01 home shows logo, login, categories, games and winners', async ({
      page,
    }) => {
      await page.goto('/m/home');
      const login = language === 'EN' ? 'Log in' : 'Mag-log in';
      await expect(page.getByRole('banner').getByRole('link', { name: login })).toBeVisible();
      await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
      await expect(
        page.getByRole('heading', {
          name: language === 'EN' ? 'Latest wins' : 'Mga bagong panalo',
        }),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        language === 'EN' ? 'en-PH' : 'fil-PH',
      );
      await expectAccessible(page, `home-guest-${language}`);
    });
  });
}

test('APP-11 a guest changes the language without a reload, and it is remembered', async ({
  page,
}) => {
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Filipino' }).click();
  await expect(page.getByRole('link', { name: 'Mag-log in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mag-log in' })).toBeVisible();
});

test('GAME-09 a guest who opens a game is asked to log in', async ({ page }) => {
  await page.goto('/m/home');
  await page
    .getByRole('link', { name: /Perlas/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/login/);
});

test('FGT-05 a guest at the settings is sent home', async ({ page }) => {
  await page.goto('/m/set');
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('APP-02 an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/m/no-such-page');
  await expect(page.getByText('There is nothing here')).toBeVisible();
  await expectAccessible(page, 'not-found');
  await page
    .getByRole('link', { name: 'Go to home' })
    .or(page.getByRole('button', { name: 'Go to home' }))
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('GAME-03 the game list searches on Enter', async ({ page }) => {
  await page.goto('/m/gameList?gameType=RNG');
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  await expectAccessible(page, 'game-list');
  const search = page.getByRole('searchbox');
  await search.fill('reels');
  await search.press('Enter');
  await expect(page.getByRole('link', { name: /Perlas/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Reels/ }).first()).toBeVisible();
  await search.fill('zzz');
  await search.press('Enter');
  await expect(page.getByText('No game is called “zzz”')).toBeVisible();
});

test('APP-10 a page whose file does not arrive offers a retry', async ({ page }) => {
  await page.goto('/m/home');
  await page.route('**/assets/LoginPage-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('Loading failed')).toBeVisible();
  await page.unroute('**/assets/LoginPage-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('the first load of home brings no game, chart, date or phone library', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { name: 'Latest wins' })).toBeVisible();
  expect(scripts.filter((url) => /pixi|webgl|browserAll|jose|chart|phone/i.test(url))).toEqual([]);
});

test('a screen without a network says so, and is there again with it', async ({
  page,
  context,
}) => {
  await page.goto('/m/home');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});
