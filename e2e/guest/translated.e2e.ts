import type { Page } from '@playwright/test';
import { closePopups, expect, logInByForm, test } from '../site.ts';
import { translate } from '../translator.ts';
import { menu, openMenu } from './side-menu.ts';

/** The popup goes; the side menu changes the language of the screen below it, and goes. */
async function changeLanguage(page: Page) {
  await page.goto('/m/home');
  const popup = page.getByRole('dialog', { name: 'News' });
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  await openMenu(page);
  await menu(page).getByRole('radio', { name: 'Filipino' }).click();
  await expect(page.getByRole('dialog').getByText('Tema', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(menu(page).getByText('Theme', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
}

async function fillRegistration(page: Page) {
  await page.goto('/m/register');
  const name = page.locator('input[name="username"]');
  await name.fill('9abc');
  await name.blur();
  await expect(page.getByText('Start with a letter; letters, digits and _ only')).toBeVisible();
  await name.fill('tala_77');
  await name.blur();
  await expect(page.getByText('Start with a letter; letters, digits and _ only')).toHaveCount(0);
  await page.getByRole('button', { name: /Philippines, \+63/ }).click();
  await page.getByRole('searchbox').fill('sing');
  await page.getByRole('button', { name: /Singapore/ }).click();
  await expect(page.getByRole('button', { name: /Singapore, \+65/ })).toContainText('+65');
}

async function failToLogIn(page: Page) {
  await page.goto('/m/login');
  await page.getByRole('tab', { name: 'Mobile number' }).click();
  await page.getByLabel('Mobile number').last().fill('9980000123');
  await page.getByRole('tab', { name: 'Username' }).click();
  await logInByForm(page, 'nobody_here', 'Wrong-pass-1');
  await expect(page.getByRole('alert').first()).not.toBeEmpty();
  await logInByForm(page, 'nobody_here', 'Wrong-pass-2');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
}

test.use({ closesPopups: false });

test('a translated site stays whole for a guest who looks around', async ({ page }) => {
  await translate(page);
  await test.step('home and its side menu, in both languages', () => changeLanguage(page));
  await closePopups(page);
  await test.step('registration: refusals come and go', () => fillRegistration(page));
  await test.step('login: tabs and a refusal', () => failToLogIn(page));
});
