// The frame around every screen as a guest sees it: header, popover, side menu, footer.
import { expect, expectAccessible, setSite, test } from '../site.ts';
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

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];

    test('HDR-02 home has a menu button and a logo, other pages have the back arrow', async ({
      page,
    }) => {
      await page.goto('/m/home');
      const header = banner(page);
      await expect(header.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Palaro' })).toBeVisible();
      await expect(header.getByRole('button', { name: words.back })).toHaveCount(0);
      await page.goto('/m/gameList?gameType=RNG');
      await expect(header.getByRole('button', { name: words.back })).toBeVisible();
      await expect(header.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
    });

    test('HDR-06 a guest’s popover has help, language, licence image and copyright, and no account', async ({
      page,
    }) => {
      await page.goto('/m/home');
      await page.getByRole('button', { name: words.account }).click();
      const popover = banner(page);
      await expect(popover.getByRole('img', { name: /21/ })).toBeVisible();
      await expect(popover.getByText(words.responsible)).toBeVisible();
      await expect(popover.getByText(/© \d{4} Palaro/)).toBeVisible();
      await expect(popover.getByRole('button', { name: /Sign out|Mag-sign out/ })).toHaveCount(0);
      await expect(popover.getByRole('button', { name: /balance|balanse/ })).toHaveCount(0);
      await expectAccessible(page, `popover-guest-${language}`);
      await popover.getByRole('button', { name: words.help }).click();
      await expect(page).toHaveURL(/\/m\/help$/);
    });

    test('MENU-01 the side menu has Hot, then the vendor data’s categories, and the login', async ({
      page,
    }) => {
      await page.goto('/m/home');
      await openMenu(page);
      const categories = menu(page).getByRole('navigation').getByRole('link');
      await expect(categories).toHaveText(CATEGORIES);
      await expect(menu(page).getByRole('button', { name: words.download })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: words.settings })).toHaveCount(0);
      await expectAccessible(page, `menu-guest-${language}`);
      await menu(page).getByRole('link', { name: words.slots }).click();
      await expect(menu(page)).toHaveCount(0);
      await expect(page).toHaveURL(/\/m\/home\?category=RNG$/);
    });

    test('FTR-02 the footer menu marks home and sends a guest at members to the login', async ({
      page,
    }) => {
      await page.goto('/m/home');
      const footer = page.getByRole('navigation', { name: words.main });
      await expect(footer.getByRole('link', { name: words.home })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await footer.getByRole('link', { name: words.members }).click();
      await expect(page).toHaveURL(/\/m\/login/);
      await expect(footer).toHaveCount(0);
    });
  });
}

for (const path of ['/m/gameList', '/m/login', '/m/mine'])
  test(`APP-13 a finger that strays taps nothing, on every control of ${path}`, async ({
    page,
  }) => {
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
  });

for (const path of ['/m/home', '/m/notice'])
  test(`the first HTML of ${path} alone shows logo, title and skeletons`, async ({
    page,
    expected,
  }) => {
    expected.push(/ERR_FAILED/);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path);
    await expect(page).toHaveTitle('Palaro');
    const sight = page.locator('.first-sight');
    const logo = sight.locator('header svg');
    await expect(logo).toBeVisible();
    expect(await sight.locator('li:visible, p:visible, b:visible').count()).toBeGreaterThan(5);
    if (path !== '/m/home') return;
    const before = await logo.boundingBox();
    await page.unroute(/\.js$/);
    await page.goto(path);
    const after = page.getByRole('banner').getByRole('link', { name: 'Palaro' }).locator('svg');
    // Nothing jumps when the app takes over.
    expect(await after.first().boundingBox()).toEqual(before);
  });

test('APP-13 the header lifts off the page from 100 px on', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  const ground = () => banner(page).evaluate((header) => getComputedStyle(header).backgroundColor);
  const before = await ground();
  await page.evaluate(() => window.scrollTo(0, 100));
  expect(await ground()).toBe(before);
  await page.evaluate(() => window.scrollTo(0, 140));
  await expect.poll(ground).not.toBe(before);
});

test('OC-19 APP-12 APP-16 switches, name and template change while the visitor watches', async ({
  page,
  request,
}) => {
  await page.goto('/m/home');
  await expect(page).toHaveTitle('Home · Palaro');
  // Wait for home, so that the page listens before the change is announced.
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  await setSite(request, { settings: { 'site.name': 'Pista' } });
  await expect(page).toHaveTitle('Home · Pista');
  await setSite(request, { regionRestriction: true });
  await expect(page.getByText('Pista is not available in your location.')).toBeVisible();
  await setSite(request, { regionRestriction: false, settings: { 'site.name': 'Palaro' } });
  await expect(page).toHaveTitle('Home · Palaro');
});

test('APP-05 with reduced motion a new screen only fades, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/m/home');
  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  const travel = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--travel').trim(),
  );
  expect(travel).toBe('0');
});
