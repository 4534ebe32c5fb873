import type { Page } from '@playwright/test';
import { expect, expectAccessible, setSite, test } from '../site.ts';

/** Scrolls down, because what is below the games loads only when the visitor gets there. */
const goDown = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

// Each test closes the popups itself, since they would open in the middle of it.
test.use({ closesPopups: false });

/** Closes home's popups; other tests check them. */
async function closePopups(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^(Close|Isara)$/ }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the contact button, into which a phone folds the contacts. */
const unfoldWays = (page: Page) =>
  page.getByRole('button', { name: /^(Support|Tulong)$/, expanded: false }).click();

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
      await goDown(page);
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
  await closePopups(page);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Filipino', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Mag-log in' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mag-log in' })).toBeVisible();
});

test('GAME-09 a guest who opens a game is asked to log in', async ({ page }) => {
  await page.goto('/m/home');
  await closePopups(page);
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

test('APP-10 a page whose file does not arrive offers a retry', async ({ page, expected }) => {
  expected.push(/LoginPage/);
  await page.goto('/m/home');
  await closePopups(page);
  await page.route('**/assets/LoginPage-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByText('Loading failed')).toBeVisible();
  await page.unroute('**/assets/LoginPage-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
});

test('the first load of home has no game, chart, date or phone library', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/m/home');
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  expect(scripts.filter((url) => /pixi|webgl|browserAll|jose|chart|phone/i.test(url))).toEqual([]);
});

test('a screen without a network says so, and recovers with it', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/m/home');
  await closePopups(page);
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});

for (const language of ['EN', 'TY'] as const) {
  test.describe(`home in ${language}`, () => {
    test.use({ language });
    const en = language === 'EN';

    test('APP-16 the page contains home’s data: only the push stream is requested', async ({
      page,
      expected,
    }) => {
      await page.goto('/m/home');
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        // What the popups report is no data of the page.
        if (/\/marks$/.test(pathname)) return;
        if (/\/(api|wps|lgw)\//.test(pathname)) calls.push(pathname);
      });
      // Between the pages stands a picture. It makes no calls, but the browser asks for its icon.
      expected.push(/favicon/);
      // The first visit set the language cookie, so the server now sends the page in that language.
      // A busy server leaves home's data out rather than let the page wait: then this asks again.
      let html = '';
      while (!html.includes(',"home":{')) {
        // Leaves the earlier page first, whose own calls would count as the next page's.
        await page.goto('/m/icon.svg');
        calls.length = 0;
        html = (await (await page.goto('/m/home'))?.text()) ?? '';
      }
      await closePopups(page);
      await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
      await expect(page.getByText(/(aged|edad) 21/)).toBeVisible();
      await expect.poll(() => calls).toEqual(['/api/v1/events']);
    });

    test('HOME-01 HOME-02 HOME-06 HOME-08 banners, announcements, matches and counter are on home', async ({
      page,
    }) => {
      await page.goto('/m/home');
      await closePopups(page);
      await expect(
        page.getByRole('region', { name: en ? 'Highlights' : 'Mga tampok' }),
      ).toBeVisible();
      await goDown(page);
      for (const name of en
        ? ['Hot matches', 'Notices', 'Jackpot counter', 'Play that you can check']
        : ['Mainit na laban', 'Mga paunawa', 'Jackpot counter', 'Larong puwede mong i-check']) {
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }
      await page.getByRole('button', { name: en ? /^Announcements/ : /^Mga anunsyo/ }).click();
      await expect(page).toHaveURL(/\/m\/notice$/);
    });

    test('HOME-05 SVC-02 the APP icon opens the download popup', async ({ page }) => {
      await page.goto('/m/home');
      await closePopups(page);
      const name = en ? 'Get the app' : 'Kunin ang app';
      await unfoldWays(page);
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expectAccessible(page, `download-${language}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: en ? 'Support' : 'Tulong' })).toBeFocused();
    });
  });
}

test('home ends with help, contacts and the agreement', async ({ page }) => {
  await page.goto('/m/home');
  await closePopups(page);
  await goDown(page);
  const ways = page.getByRole('navigation', { name: 'About this site' }).getByRole('link');
  await expect(ways).toHaveText(['Help center', 'Customer service', 'User agreement']);
  await ways.last().click();
  await expect(page).toHaveURL(/\/m\/useragreement$/);
});

test('HOME-01 a tap on a banner is reported and follows its link', async ({ page }) => {
  await page.goto('/m/home');
  await closePopups(page);
  const reported = page.waitForRequest(/\/api\/v1\/banners\/[^/]+\/click$/);
  const banners = page.getByRole('region', { name: 'Highlights' });
  await banners.locator('button:has(img):not([aria-hidden])').click();
  expect((await reported).method()).toBe('POST');
});

test('SVC-01 SVC-03 one group of contacts is open at a time, and a closed download bar stays closed', async ({
  page,
  request,
}) => {
  const link = (resourceType: string) => ({
    resourceType,
    url: `https://go.example/${resourceType}`,
    labelNameEn: resourceType,
  });
  const types = ['Android', 'TELEGRAM', 'TELEGRAM1', 'FACEBOOK', 'FACEBOOK1'];
  await setSite(request, { settings: { 'links.download': types.map(link) } });
  await page.goto('/m/home');
  await closePopups(page);
  await unfoldWays(page);
  await page.getByRole('button', { name: 'Telegram', exact: true }).click();
  await expect(page.getByRole('button', { name: 'TELEGRAM1' })).toBeVisible();
  await page.getByRole('button', { name: 'Facebook', exact: true }).click();
  await expect(page.getByRole('button', { name: 'TELEGRAM1' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'FACEBOOK1' })).toBeVisible();
  await page.keyboard.press('Escape');
  const bar = page.getByRole('complementary', { name: 'App' });
  await bar.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  await expect(bar).toBeHidden();
});

/**
 * Hearts in view between the parts above and below the games, and those of them that a finger on
 * their middle would miss.
 */
const hearts = (page: Page) =>
  page.evaluate(() => {
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const rail = edge('nav[aria-label="Game categories"]');
    const footer = edge('nav[aria-label="Main menu"]');
    const seen = { count: 0, missed: [] as string[] };
    for (const heart of document.querySelectorAll('main article > button')) {
      const { left, right, top, bottom } = heart.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (y < (rail?.bottom ?? 0) || y > (footer?.top ?? 0)) continue;
      seen.count += 1;
      const hit = document.elementFromPoint(x, y);
      if (!hit || !heart.contains(hit)) {
        seen.missed.push(`${heart.getAttribute('aria-label')}: ${hit?.outerHTML.slice(0, 120)}`);
      }
    }
    return seen;
  });

for (const language of ['EN', 'TY'] as const) {
  test.describe(`the rail in ${language}`, () => {
    test.use({ language, viewport: { width: 360, height: 740 } });

    test('the last word of the rail ends within the page', async ({ page }) => {
      await page.goto('/m/home');
      await closePopups(page);
      const rightOf = (text: RegExp) =>
        page.getByText(text).evaluate((word) => Math.round(word.getBoundingClientRect().right));
      expect(await rightOf(/^(Support|Tulong)$/)).toBe(360 - 16);
    });
  });
}

for (const width of [360, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('HOME-03 SVC-01 the floating contacts cover no heart, wherever the page stops', async ({
      page,
    }) => {
      await page.goto('/m/home');
      await closePopups(page);
      await expect(page.getByRole('button', { name: 'Support' })).toBeVisible();
      await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      let seen = 0;
      for (let place = 0; place <= end; place += 24) {
        await page.evaluate((y) => window.scrollTo(0, y), place);
        const { count, missed } = await hearts(page);
        expect(missed, `${place} px down`).toEqual([]);
        seen += count;
      }
      expect(seen).toBeGreaterThan(30);
    });
  });
}

test('the keyboard reaches the first game in five keys, and gets its place back', async ({
  page,
}) => {
  const focused = page.locator(':focus');
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/m/home');
  const popup = page.getByRole('dialog');
  await expect(popup).toBeFocused();
  await press('Escape');
  await expect(popup).toBeHidden();
  // Nothing had the focus before the popup, so the page begins again.
  await press('Tab');
  await expect(focused).toHaveText('Skip to content');
  await press('Enter');
  await expect(page.getByRole('region', { name: 'Hot', exact: true })).toBeFocused();
  await expect(page).toHaveURL(/\/m\/home$/);
  await press('Tab');
  await press('Tab');
  await expect(focused).toHaveAccessibleName(/^Perlas/);
  // The categories are one stop, with the arrow keys inside.
  const rail = page.getByRole('navigation', { name: 'Game categories' });
  await rail.getByRole('button', { name: 'Hot', exact: true }).focus();
  await press('ArrowRight');
  await expect(focused).toHaveText('Slots');
  await press('Shift+Tab');
  await expect(focused).toHaveAccessibleName(/^Announcements/);
  await press('Tab');
  await expect(focused).toHaveText('Slots');
  await press('End');
  await press('Tab');
  await expect(rail.locator(':focus')).toHaveCount(0);
  // A layer gives the focus back to what opened it.
  const ways = page.getByRole('button', { name: 'Support', expanded: false });
  await ways.focus();
  await press('Enter');
  await page.getByRole('button', { name: 'Get the app' }).focus();
  await press('Enter');
  await expect(popup).toBeVisible();
  await press('Escape');
  await expect(popup).toBeHidden();
  await expect(page.getByRole('button', { name: 'Support' })).toBeFocused();
});

test.describe('on a phone with two pixels a point', () => {
  test.use({ deviceScaleFactor: 2 });
  test('pictures of content come in the size that they are drawn in', async ({ page }) => {
    await page.goto('/m/home');
    const first = page.getByRole('region', { name: 'Highlights' }).getByRole('img').first();
    await expect(first).toBeVisible();
    await closePopups(page);
    await goDown(page);
    await expect(page.getByRole('heading', { name: 'Latest wins' })).toBeVisible();
    const drawn = await page.evaluate(() =>
      Array.from(document.images)
        .filter(({ currentSrc, width }) => /content\/images/.test(currentSrc) && width > 0)
        .map(({ currentSrc, width }) => ({
          has: Number(/(\d+)\.\w+$/.exec(currentSrc)?.[1]),
          needs: width * devicePixelRatio,
        })),
    );
    expect(drawn.length).toBeGreaterThan(5);
    // The smallest width on offer that is enough.
    const enough = (needs: number) => [160, 480, 768, 960].find((width) => width >= needs) ?? 960;
    expect(drawn.filter(({ has, needs }) => has > enough(needs))).toEqual([]);
  });
});
