// The frame around every screen as a guest sees it: header, popover, side menu, footer, login.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, logInByForm, setSite, test } from '../site.ts';

const WORDS = {
  EN: {
    account: 'Account menu',
    logIn: 'Log in',
    register: 'Register',
    back: 'Back',
    help: 'Help center',
    responsible: '21+ · Play responsibly',
    main: 'Main menu',
    home: 'Home',
    members: 'My account',
    slots: 'Slots',
    settings: 'Settings',
    close: 'Close',
    download: 'Download the app',
    app: 'Get the app',
  },
  TY: {
    account: 'Menu ng account',
    logIn: 'Mag-log in',
    register: 'Mag-register',
    back: 'Bumalik',
    help: 'Help center',
    responsible: '21+ · Maglaro nang responsable',
    main: 'Pangunahing menu',
    home: 'Home',
    members: 'Account ko',
    slots: 'Slots',
    settings: 'Settings',
    close: 'Isara',
    download: 'I-download ang app',
    app: 'Kunin ang app',
  },
} as const;

/** Named alike in both languages, in the order of the vendor data. */
const CATEGORIES = ['Hot', 'Slots', 'PVP', 'Live', 'Fish', 'Originals'];

const banner = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
async function openMenu(page: Page) {
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('[role="dialog"][data-ready]')).toBeVisible();
}
/** Taps beside the drawer, on its mask. */
const tapMask = (page: Page) => page.mouse.click(380, 400);

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

for (const language of ['EN', 'TY'] as const) {
  test.describe(`asked to log in, in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];

    test('MINE-05 a gated tap asks for the login over the screen, and goes on after it', async ({
      page,
    }) => {
      await page.goto('/m/mine');
      await page
        .getByRole('button', { name: /Personal settings|Personal na settings|Settings/ })
        .first()
        .click();
      const sheet = page.getByRole('dialog', { name: words.logIn });
      await expect(sheet.getByRole('textbox', { name: 'Username' })).toBeVisible();
      await expect(page).toHaveURL(/\/m\/mine$/);
      // Forgotten password, registration and free trial.
      await expect(sheet.getByRole('link')).toHaveCount(3);
      await expectAccessible(page, `login-sheet-${language}`);
      await logInByForm(page, 'member2');
      await expect(page).toHaveURL(/\/m\/set$/);
      await expect(sheet).toHaveCount(0);
      // The sheet has left no entry in the browser's history.
      await page.goBack();
      await expect(page).toHaveURL(/\/m\/mine$/);
    });
  });
}

test('MINE-05 MINE-07 back, Escape and the mask close the login, and the page stays', async ({
  page,
}) => {
  await page.goto('/m/mine');
  const sheet = page.getByRole('dialog', { name: 'Log in' });
  const ask = async () => {
    await page.getByRole('button', { name: 'Messages' }).click();
    await expect(page.locator('[role="dialog"][data-ready]')).toBeVisible();
  };
  await ask();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await ask();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await ask();
  await page.mouse.click(195, 40);
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/mine$/);
});

test('MINE-05 a layer that closes while another page is on its way does not call that page off', async ({
  page,
}) => {
  await page.goto('/m/home');
  await page.goto('/m/mine');
  await page.getByRole('button', { name: 'Messages' }).click();
  await expect(page.locator('[role="dialog"][data-ready]')).toBeVisible();
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
  // The entry that the layer left behind uses up no back key.
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/mine$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/m\/home$/);
});

test.describe('with home’s popup closed first', () => {
  test.use({ closesPopups: false });
  test('MENU-01 a category picked in the menu becomes home’s current one, without a step in the history', async ({
    page,
  }) => {
    await page.goto('/m/help');
    await page.goto('/m/home');
    // Back would close a popup that opens later.
    const popup = page.getByRole('dialog', { name: 'News' });
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toHaveCount(0);
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
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test('MENU-01 a category picked on another page leads home to its games, and back leads back', async ({
    page,
  }) => {
    await page.goto('/m/gameList');
    const column = page.getByRole('navigation', { name: 'Categories', exact: true });
    await column.getByRole('link', { name: 'Slots' }).click();
    await expect(page).toHaveURL(/\/m\/home\?category=RNG$/);
    await expect(column.getByRole('link', { name: 'Slots' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(page.getByRole('heading', { name: 'Slots', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/gameList$/);
  });
});

test('MENU-04 the menu closes on its mask, on back, and when the screen changes', async ({
  page,
}) => {
  await page.goto('/m/help');
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
});

test('the side menu’s download promo opens the download popup', async ({ page }) => {
  await page.goto('/m/home');
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Download the app' }).click();
  await expect(page.getByRole('dialog', { name: 'Get the app' })).toBeVisible();
});

test('APP-10 a menu whose code does not load says so, and opens at the next tap', async ({
  page,
  expected,
}) => {
  expected.push(/SideMenu|part of the screen/);
  await page.route('**/assets/SideMenu-*.js', (route) => route.abort());
  await page.goto('/m/home');
  await banner(page).getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByText(/No internet, or a slow connection/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
});

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
