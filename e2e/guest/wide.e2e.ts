// What a guest reads on a wide screen is part of the site, not alone in empty space.
import { expect, expectAccessible, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

for (const [name, path] of [
  ['notices', '/m/notice'],
  ['agreement', '/m/useragreement'],
  ['service', '/m/service'],
] as const) {
  test(`${name} is between the categories and the latest wins`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Latest wins' })).toBeVisible();
    // The footer menu stays away (APP-09); tapping the logo still leads home.
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
    await expectAccessible(page, `wide-${name}`);
    await page.getByRole('banner').getByRole('link', { name: 'Palaro' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
  });
}

for (const [name, path] of [
  ['help', '/m/help'],
  ['the member center', '/m/mine'],
] as const) {
  test(`${name} has the frame of every page, and one heading`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Latest wins' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(page, `wide-${path.slice(3)}`);
    await page.getByRole('banner').getByRole('link', { name: 'Palaro' }).click();
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('complementary', { name: 'App', exact: true })).toBeHidden();
  });
}

test('HDR-05 a guest can log in from any page that has room for it', async ({ page }) => {
  await page.goto('/m/gameList');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await expect(logIn).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(logIn).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn.click();
  await expect(page).toHaveURL(/\/m\/login/);
});
