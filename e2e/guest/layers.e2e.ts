// What lies over the screen, login and side menu: how it closes, and where back leads then.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  logInByForm,
  test,
  untranslated,
  type Language,
} from '../site.ts';
import { banner, menu, openMenu } from './side-menu.ts';

const LOG_IN = { EN: 'Log in', TY: 'Mag-log in' } as const;

/** Taps beside the drawer, on its mask. */
const tapMask = (page: Page) => page.mouse.click(380, 400);

/** Taps what only members have, and waits until the sheet over the page accepts clicks. */
async function tapMessages(page: Page) {
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.locator('[role="dialog"][data-ready]')).toBeVisible();
}

async function closesOnBackEscapeAndMask(page: Page) {
  const sheet = page.getByRole('dialog', { name: 'Log in' });
  await tapMessages(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await tapMessages(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await tapMessages(page);
  await page.mouse.click(195, 40);
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/mine$/);
}

async function callsNoPageOff(page: Page) {
  await page.goto('/m/home');
  await page.goto('/m/mine');
  await tapMessages(page);
  // Playwright asks nothing of a page that is being left, so the page says itself that it closed.
  const closed = new Promise<void>((resolve) => void page.exposeFunction('tellClosed', resolve));
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role="dialog"]')) return;
      observer.disconnect();
      Reflect.get(window, 'tellClosed')();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.route('**/m/help', async (route) => {
    await page.keyboard.press('Escape');
    await closed;
    await route.continue();
  });
  await page.goto('/m/help');
  await page.unroute('**/m/help');
  // The entry that the layer left behind uses up no back key.
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/mine$/);
  // Before the page's code runs, a step back is the browser's alone.
  await expect(page.getByRole('button', { name: 'Messages' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
}

async function goesOnAfterTheLogin(page: Page, language: Language) {
  await page.goto('/m/mine');
  await page
    .getByRole('button', { name: /Personal settings|Personal na settings|Settings/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: LOG_IN[language] });
  await expect(sheet.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/mine$/);
  // Forgotten password, registration and free trial.
  await expect(sheet.getByRole('link')).toHaveCount(3);
  await expectAccessible(page, `login-sheet-${language}`);
  expect(await untranslated(page)).toEqual([]);
  await logInByForm(page, 'member2');
  await expect(page).toHaveURL(/\/m\/set$/);
  await expect(sheet).toHaveCount(0);
  // The sheet has left no entry in the browser's history.
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/mine$/);
}

test('MINE-05 MINE-07 the login over the screen', async ({ page }) => {
  await test.step('back, Escape and the mask close the login, and the page stays', async () => {
    await page.goto('/m/mine');
    await closesOnBackEscapeAndMask(page);
  });
  await test.step('a layer that closes while another page is on its way does not call that page off', () =>
    callsNoPageOff(page));
  await test.step('a gated tap asks for the login over the screen, and goes on after it', () =>
    goesOnAfterTheLogin(page, 'EN'));
});

test.describe('in Filipino', () => {
  test.use({ language: 'TY' });
  test('MINE-05 a gated tap asks for the login over the screen, and goes on after it', ({ page }) =>
    goesOnAfterTheLogin(page, 'TY'));
});

/** Picks categories on home, to which help led. */
async function picksCategories(page: Page) {
  for (const name of ['Slots', 'Originals']) {
    await openMenu(page);
    await menu(page).getByRole('link', { name }).click();
    await expect(menu(page)).toHaveCount(0);
    const rail = page.getByRole('navigation', { name: 'Game categories' });
    await expect(rail.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/help$/);
}

async function closesTheMenu(page: Page) {
  await page.goto('/m/home');
  await openMenu(page);
  await tapMask(page);
  await expect(menu(page)).toHaveCount(0);
  await openMenu(page);
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/m\/mine$/);
  await expect(menu(page)).toHaveCount(0);
}

async function picksFromAWideScreen(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/gameList');
  const column = page.getByRole('navigation', { name: 'Categories', exact: true });
  await column.getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/m\/home\?category=RNG$/);
  await expect(column.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'Slots', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/gameList$/);
}

test.describe('with home’s popup closed first', () => {
  test.use({ closesPopups: false });
  test('MENU-01 MENU-04 a guest’s side menu leads on, and closes', async ({ page }) => {
    await page.goto('/m/help');
    await page.goto('/m/home');
    // Back would close a popup that opens later. Closed once, it stays closed.
    const popup = page.getByRole('dialog', { name: 'News' });
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toHaveCount(0);
    await test.step('a category picked in the menu becomes home’s current one, without a step in the history', () =>
      picksCategories(page));
    await test.step('the menu closes on its mask, on back, and when the screen changes', () =>
      closesTheMenu(page));
    await test.step('the side menu’s download promo opens the download popup', async () => {
      await page.goto('/m/home');
      await openMenu(page);
      await menu(page).getByRole('button', { name: 'Download the app' }).click();
      await expect(page.getByRole('dialog', { name: 'Get the app' })).toBeVisible();
    });
    await test.step('a category picked on another page leads home to its games, and back leads back', () =>
      picksFromAWideScreen(page));
  });
});

test('APP-10 a menu whose code does not load says so, and comes with a fresh page at the next try', async ({
  page,
  expected,
}) => {
  expected.push(/SideMenu|part of the screen/);
  await page.route('**/assets/SideMenu-*.js', (route) => route.abort());
  await page.goto('/m/home');
  const opener = banner(page).getByRole('button', { name: 'Menu', exact: true });
  await opener.click();
  await expect(page.getByText(/No internet, or a slow connection/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  // Older browsers remember the failed file until the page is a fresh one.
  const fresh = page.waitForEvent('load');
  await opener.click();
  await fresh;
  await page.unroute('**/assets/SideMenu-*.js');
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
