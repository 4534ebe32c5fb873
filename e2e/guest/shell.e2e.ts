// The frame around every screen as a guest sees it: header, popover, side menu, footer.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, setSite, test, untranslated, type Language } from '../site.ts';
import { banner, menu, openMenu } from './side-menu.ts';

const WORDS = {
  EN: {
    account: 'Account menu',
    back: 'Back',
    help: 'Help center',
    responsible: '21+ · Play responsibly',
    main: 'Main menu',
    home: 'Home',
    members: 'My account',
    slots: 'Slots',
    settings: 'Settings',
    download: 'Download the app',
  },
  TY: {
    account: 'Menu ng account',
    back: 'Bumalik',
    help: 'Help center',
    responsible: '21+ · Maglaro nang responsable',
    main: 'Pangunahing menu',
    home: 'Home',
    members: 'Account ko',
    slots: 'Slots',
    settings: 'Settings',
    download: 'I-download ang app',
  },
} as const;

/** Named alike in both languages, in the order of the vendor data. */
const CATEGORIES = ['Hot', 'Slots', 'PVP', 'Live', 'Fish', 'Originals'];

type Words = (typeof WORDS)[Language];

async function hasTheButtonsOfItsPage(page: Page, words: Words) {
  const header = banner(page);
  await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Palaro' })).toBeVisible();
  await expect(header.getByRole('button', { name: words.back })).toHaveCount(0);
  await page.goto('/m/gameList?gameType=RNG');
  await expect(header.getByRole('button', { name: words.back })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
  expect(await untranslated(page)).toEqual([]);
}

async function hasNoAccountInThePopover(page: Page, words: Words, language: Language) {
  await page.getByRole('button', { name: words.account }).click();
  const popover = banner(page);
  await expect(popover.getByRole('img', { name: /21/ })).toBeVisible();
  await expect(popover.getByText(words.responsible)).toBeVisible();
  await expect(popover.getByText(/© \d{4} Palaro/)).toBeVisible();
  await expect(popover.getByRole('button', { name: /Sign out|Mag-sign out/ })).toHaveCount(0);
  // Hiding is for members; reading the balance leads a guest to the login over the page (HDR-06).
  await expect(
    popover.getByRole('button', { name: /(hide|show|itago|ipakita).*balan/i }),
  ).toHaveCount(0);
  await expectAccessible(page, `popover-guest-${language}`);
  expect(await untranslated(page)).toEqual([]);
  await popover.getByRole('button', { name: /^(Refresh balance|I-refresh ang balanse)$/ }).click();
  await expect(
    page.locator('[role="dialog"][data-ready]').getByRole('textbox').first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.account }).click();
  await popover.getByRole('button', { name: words.help }).click();
  await expect(page).toHaveURL(/\/m\/help$/);
}

async function hasCategoriesInTheMenu(page: Page, words: Words, language: Language) {
  await openMenu(page);
  const categories = menu(page).getByRole('navigation').getByRole('link');
  await expect(categories).toHaveText(CATEGORIES);
  await expect(menu(page).getByRole('button', { name: words.download })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: words.settings })).toHaveCount(0);
  await expectAccessible(page, `menu-guest-${language}`);
  expect(await untranslated(page)).toEqual([]);
  await menu(page).getByRole('link', { name: words.slots }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home\?category=RNG$/);
}

async function asksForALogin(page: Page, words: Words) {
  const footer = page.getByRole('navigation', { name: words.main });
  await expect(footer.getByRole('link', { name: words.home })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await footer.getByRole('link', { name: words.members }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(footer).toHaveCount(0);
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];

    test('HDR-02 HDR-06 MENU-01 FTR-02 the frame around a guest’s screens', async ({ page }) => {
      await page.goto('/m/home');
      await test.step('home has a menu button and a logo, other pages have the back arrow', () =>
        hasTheButtonsOfItsPage(page, words));
      await test.step('a guest’s popover has help, language, licence image and copyright, and no account', async () => {
        await page.goto('/m/home');
        await hasNoAccountInThePopover(page, words, language);
      });
      await test.step('the side menu has Hot, then the vendor data’s categories, and the login', async () => {
        await page.goto('/m/home');
        await hasCategoriesInTheMenu(page, words, language);
      });
      await test.step('the footer menu marks home and sends a guest at members to the login', () =>
        asksForALogin(page, words));
    });
  });
}

async function liftsTheHeader(page: Page) {
  const ground = () => banner(page).evaluate((header) => getComputedStyle(header).backgroundColor);
  const before = await ground();
  await page.evaluate(() => window.scrollTo(0, 100));
  expect(await ground()).toBe(before);
  await page.evaluate(() => window.scrollTo(0, 140));
  await expect.poll(ground).not.toBe(before);
}

async function changesWithTheSite(page: Page) {
  await expect(page).toHaveTitle('Home · Palaro');
  await setSite(page.request, { settings: { 'site.name': 'Pista' } });
  await expect(page).toHaveTitle('Home · Pista');
  await setSite(page.request, { regionRestriction: true });
  await expect(page.getByText('Pista is not available in your location.')).toBeVisible();
  await setSite(page.request, { regionRestriction: false, settings: { 'site.name': 'Palaro' } });
  await expect(page).toHaveTitle('Home · Palaro');
}

test('OC-19 APP-05 APP-12 APP-13 APP-16 home and its header while the visitor stays', async ({
  page,
}) => {
  await page.goto('/m/home');
  // Wait for home, so that the page listens before a change is announced.
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  await test.step('the header lifts off the page from 100 px on', () => liftsTheHeader(page));
  await test.step('switches, name and template change while the visitor watches', () =>
    changesWithTheSite(page));
  await test.step('with reduced motion a new screen only fades, and nothing moves', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('link', { name: 'My account' }).click();
    await expect(page).toHaveURL(/\/m\/login/);
    const travel = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--travel').trim(),
    );
    expect(travel).toBe('0');
  });
});

/** Presses each wide control of the page, and lets go beside the place that was pressed. */
async function straysOnEveryControl(page: Page, path: string) {
  await page.goto(path);
  const controls = page.locator('a[href]:visible, button:visible:enabled');
  await expect(controls.nth(3)).toBeVisible();
  await page.evaluate(() => {
    const site = window as { clicks?: number };
    site.clicks = 0;
    document.body.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('a[href], button')) site.clicks = (site.clicks ?? 0) + 1;
    });
  });
  const boxes = await controls.evaluateAll((all) =>
    all
      .map((one) => one.getBoundingClientRect())
      .filter(({ top, bottom, width }) => top >= 0 && bottom < innerHeight && width > 72)
      .map(({ left, top, height }) => ({ x: left + 10, y: top + height / 2 })),
  );
  expect(boxes.length).toBeGreaterThan(1);
  for (const { x, y } of boxes) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 31, y);
    await page.mouse.up();
  }
  expect(await page.evaluate(() => (window as { clicks?: number }).clicks)).toBe(0);
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await untranslated(page)).toEqual([]);
}

test('APP-13 a finger that strays taps nothing, on every control', async ({ page }) => {
  for (const path of ['/m/gameList', '/m/login', '/m/mine'])
    await test.step(path, () => straysOnEveryControl(page, path));
});

/** The logo in the page's first HTML. */
const firstLogo = (page: Page) => page.locator('.first-sight header svg');

async function showsItsFirstSight(page: Page, path: string) {
  await page.goto(path);
  await expect(page).toHaveTitle('Palaro');
  await expect(firstLogo(page)).toBeVisible();
  const drawn = page.locator('.first-sight').locator('li:visible, p:visible, b:visible');
  expect(await drawn.count()).toBeGreaterThan(5);
}

test('the first HTML alone shows logo, title and skeletons, and nothing jumps after it', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  await page.route(/\.js$/, (route) => route.abort());
  await test.step('/m/notice', () => showsItsFirstSight(page, '/m/notice'));
  await test.step('/m/home', () => showsItsFirstSight(page, '/m/home'));
  await test.step('the app takes over', async () => {
    const before = await firstLogo(page).boundingBox();
    await page.unroute(/\.js$/);
    await page.goto('/m/home');
    const after = page.getByRole('banner').getByRole('link', { name: 'Palaro' }).locator('svg');
    expect(await after.first().boundingBox()).toEqual(before);
  });
});
