// What a guest reads on a wide screen is part of the site, not alone in empty space.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untranslated } from '../site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const READ = [
  ['notices', '/m/notice'],
  ['agreement', '/m/useragreement'],
  ['service', '/m/service'],
] as const;
const FRAMED = [
  ['help', '/m/help'],
  ['the member center', '/m/mine'],
] as const;

async function standsInTheSite(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest wins' })).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
}

/** Tapping the logo leads home. */
async function leadsHome(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Palaro' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

async function offersTheLogin(page: Page) {
  await page.goto('/m/gameList');
  const logIn = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await expect(logIn).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(logIn).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn.click();
  await expect(page).toHaveURL(/\/m\/login/);
}

test('HDR-05 a guest’s pages on a wide screen have the frame of the site', async ({ page }) => {
  for (const [name, path] of READ) {
    await test.step(`${name} is between the categories and the latest wins`, async () => {
      await standsInTheSite(page, path);
      // The footer menu stays away (APP-09); tapping the logo still leads home.
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
      await expectAccessible(page, `wide-${name}`);
      await leadsHome(page);
    });
  }
  for (const [name, path] of FRAMED) {
    await test.step(`${name} has the frame of every page, and one heading`, async () => {
      await standsInTheSite(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page, `wide-${path.slice(3)}`);
      await leadsHome(page);
      await expect(page.getByRole('complementary', { name: 'App', exact: true })).toBeHidden();
    });
  }
  await test.step('a guest can log in from any page that has room for it', () =>
    offersTheLogin(page));
});
