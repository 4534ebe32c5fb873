// What browser tests of the console start from: a desktop, an operator logged in, no error on it.
import { expect, type Browser, type Page } from '@playwright/test';
import { PASSWORD, test as base } from '../site.ts';

export { expect };
export { advanceClock, expectAccessible, setSite } from '../site.ts';

/** The two sizes that the console is drawn for (docs/domain/design.md, Console). */
export const SMALL = { width: 1280, height: 800 };
export const LARGE = { width: 1440, height: 900 };

/** Refusals are normal answers, but browsers log them. */
const REFUSED = /status of 4\d\d/;

export const test = base.extend({
  viewport: SMALL,
  isMobile: false,
  hasTouch: false,
  expected: [REFUSED],
});

/** Logs an operator in through the form, as a person does. The demo asks no second factor. */
export async function logInOperator(page: Page, name: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: /^(Operator name|Pangalan ng operator)$/ }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^(Log in|Mag-log in)$/ }).click();
  await expect(page.getByRole('banner')).toContainText(name);
}

/** Opens an address of the console as an operator; the session is made without the form. */
export async function openConsole(page: Page, name: string, path = '/console') {
  const answer = await page.request.post('/console/api/session', {
    data: { name, password: PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto(path);
  await expect(page.getByRole('banner')).toContainText(name);
}

/** Another operator at a browser of his own. */
export async function elsewhere(
  browser: Browser,
  baseURL: string | undefined,
  name: string,
  path: string,
) {
  const context = await browser.newContext({ baseURL, viewport: SMALL, locale: 'en' });
  await context.addInitScript(() => localStorage.setItem('language', 'EN'));
  const page = await context.newPage();
  await openConsole(page, name, path);
  return page;
}

/** Somebody else agrees to the change at that address, at a browser of his own. */
export async function approveElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  address: string,
) {
  const page = await elsewhere(browser, baseURL, 'operator2', address);
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
  await page.context().close();
}
