// A browser or network that fails in some way: the site either says so or works as usual.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, logInByForm, openAs, test, untranslated } from '../site.ts';

const YEAR_MS = 31_536_000_000;
const loginLink = (page: Page) => page.getByRole('link', { name: /^(Log in|Mag-log in)$/ });

/** As in an old private window, or on a device whose owner forbids storage. */
function forbidStorage() {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get: refuse });
  }
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

async function worksWithoutRemembering(page: Page) {
  await page.goto('/m/login');
  await logInByForm(page, 'player129');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByText('player129')).toBeVisible();
  await page
    .getByRole('button', { name: /^(Menu|Main menu|Buksan ang menu)$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
}

test('without storage the site works without remembering', async ({ page }) => {
  // What spoils a page stays for the next one, so the worse of the two comes last.
  for (const [what, spoil] of [
    ['full', fillStorage],
    ['blocked', forbidStorage],
  ] as const) {
    await test.step(`with its storage ${what}`, async () => {
      await page.addInitScript(spoil);
      await worksWithoutRemembering(page);
    });
  }
});

/** Moves the clock of the device; the moves of one page add up. */
const moveClock = (page: Page, by: number) =>
  page.addInitScript((ms) => {
    const Real = Date;
    const now = () => Real.now() + ms;
    window.Date = new Proxy(Real, {
      construct: (of, given: []) => Reflect.construct(of, given.length ? given : [now()]) as Date,
      get: (of, name) => (name === 'now' ? now : (Reflect.get(of, name) as unknown)),
    });
  }, by);

test('MONEY-03 a device whose clock is wrong sees the days of the site', async ({ page }) => {
  const rows = page.getByRole('main').getByRole('button', { name: /balance ₱/ });
  const away = () => page.evaluate(() => Date.now()).then((now) => now - Date.now());
  await test.step('a year late', async () => {
    await moveClock(page, -YEAR_MS);
    await openAs(page, 'member1', '/m/transaction/record');
    await expect(rows.first()).toContainText('balance ₱10,000.00');
    expect(await away()).toBeLessThan(-YEAR_MS / 2);
  });
  await test.step('a year ahead', async () => {
    await moveClock(page, 2 * YEAR_MS);
    await page.goto('/m/transaction/record');
    await expect(rows.first()).toContainText('balance ₱10,000.00');
    expect(await away()).toBeGreaterThan(YEAR_MS / 2);
  });
});

async function keepsItsLayout(page: Page) {
  await page.route('**/content/images/**', (route) =>
    route.fulfill({ contentType: 'image/avif', body: 'no picture' }),
  );
  await page.goto('/m/home');
  const banners = page.getByRole('region').first();
  await expect(banners).toBeVisible();
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(moved).toBeLessThan(0.02);
}

async function goesOnWithoutReload(page: Page) {
  await page.route('**/m/home', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const bare = html.replace(/<script type="application\/json".*?<\/script>/, '');
    await route.fulfill({ response: answer, body: bare });
  });
  const settings = '**/wps/system/settings/consolidated';
  const down = { success: false, code: 'try_again', message: 'Not now', requestId: 'r' };
  await page.route(settings, (route) => route.fulfill({ status: 503, json: down }));
  await page.goto('/m/home');
  await expect(page.getByText('No internet, or a slow connection')).toBeVisible();
  await expectAccessible(page, 'api-down');
  expect(await untranslated(page)).toEqual([]);
  await page.evaluate(() => (document.body.dataset['same'] = 'page'));
  await page.unroute(settings);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
}

async function saysThatTheBrowserIsTooOld(page: Page) {
  const html = await (await page.request.get('/m/home')).text();
  expect(html).toMatch(/<script nomodule src="\/m\/no-modules.js"><\/script>/);
  expect(html).toMatch(/<noscript>[^]*JavaScript[^]*<\/noscript>/);
  await page.route('**/m/home', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<title>x</title><div id="root"></div><script src="/m/no-modules.js"></script>',
    }),
  );
  await page.goto('/m/home');
  await expect(page.locator('.too-old')).toHaveText([/luma ang browser/, /too old for this site/]);
  await page.unrouteAll();
}

test('APP-06 APP-11 APP-16 home starts as well as it can', async ({ page }) => {
  await test.step('broken pictures leave the layout as it is', () => keepsItsLayout(page));
  await test.step('a start whose calls fail says so, and goes on without a reload', () =>
    goesOnWithoutReload(page));
  await test.step('a browser without modules or scripts gets a message in both languages', () =>
    saysThatTheBrowserIsTooOld(page));
  await test.step('an unknown language is replaced by the site’s default', async () => {
    await page.context().clearCookies();
    await page.addInitScript(() => localStorage.setItem('language', 'XX'));
    await page.goto('/m/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH');
    await expect(page.getByRole('link', { name: 'Mag-log in' })).toBeVisible();
  });
});

test('APP-10 a screen whose code did not load offline appears when the network is back', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/Failed to fetch|ERR_INTERNET_DISCONNECTED|could not be loaded|Failed to load/);
  await page.goto('/m/home');
  const more = page.getByRole('link', { name: 'See all' });
  await expect(more).toBeVisible();
  await context.setOffline(true);
  await more.click();
  await expect(page.getByText('Loading failed')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByLabel('Search by name')).toBeVisible();
});
