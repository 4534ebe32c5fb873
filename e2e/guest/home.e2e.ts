// Home as a guest sees it: what it shows, where it leads, and what it loads.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  setSite,
  stand,
  test,
  untranslated,
  type Language,
} from '../site.ts';

const WORDS = {
  EN: {
    logIn: 'Log in',
    highlights: 'Highlights',
    parts: ['Hot matches', 'Notices', 'Jackpot counter', 'Play that you can check', 'Latest wins'],
    getApp: 'Get the app',
    support: 'Support',
    tag: 'en-PH',
  },
  TY: {
    logIn: 'Mag-log in',
    highlights: 'Mga tampok',
    parts: [
      'Mainit na laban',
      'Mga paunawa',
      'Jackpot counter',
      'Larong puwede mong i-check',
      'Mga bagong panalo',
    ],
    getApp: 'Kunin ang app',
    support: 'Tulong',
    tag: 'fil-PH',
  },
} as const;

// Each test closes the popups itself, since they would open in the middle of it.
test.use({ closesPopups: false });

const firstGame = (page: Page) => page.getByRole('link', { name: /Perlas/ }).first();

/** Scrolls down, because what is below the games loads only when the visitor gets there. */
const goDown = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));

/** Closes home's popups; other tests check them. */
async function closePopups(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^(Close|Isara)$/ }).click();
  await expect(dialog).toBeHidden();
}

/** Opens home on a new device, and closes its popups. Later visits of the device have none. */
async function arrive(page: Page) {
  await page.goto('/m/home');
  await closePopups(page);
}

/** Opens home again, on a device whose popups are closed. */
async function comeBack(page: Page) {
  await page.goto('/m/home');
  await expect(firstGame(page)).toBeVisible();
}

/** Opens the contact button, into which a phone folds the contacts. */
const unfoldWays = (page: Page) =>
  page.getByRole('button', { name: /^(Support|Tulong)$/, expanded: false }).click();

async function leadsByKeyboard(page: Page) {
  const focused = page.locator(':focus');
  const press = (key: string) => page.keyboard.press(key);
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
}

async function showsItsParts(page: Page, language: Language) {
  const words = WORDS[language];
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole('banner').getByRole('link', { name: words.logIn })).toBeVisible();
  await expect(firstGame(page)).toBeVisible();
  await expect(page.getByRole('region', { name: words.highlights })).toBeVisible();
  await goDown(page);
  for (const name of words.parts) await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', words.tag);
  await expectAccessible(page, `home-guest-${language}`);
}

async function offersTheApp(page: Page, language: Language) {
  const words = WORDS[language];
  await unfoldWays(page);
  await page.getByRole('button', { name: words.getApp }).click();
  await expect(page.getByRole('dialog', { name: words.getApp })).toBeVisible();
  await expectAccessible(page, `download-${language}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: words.support })).toBeFocused();
}

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
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      if (y < (rail?.bottom ?? 0) || y > (footer?.top ?? 0)) continue;
      seen.count += 1;
      const hit = document.elementFromPoint(x, y);
      // The menu's raised entry stands above its edge; a heart behind it is out of view.
      if (hit?.closest('nav[aria-label="Main menu"]')) continue;
      if (!hit || !heart.contains(hit)) {
        seen.missed.push(`${heart.getAttribute('aria-label')}: ${hit?.outerHTML.slice(0, 120)}`);
      }
    }
    return seen;
  });

async function leavesHeartsFree(page: Page) {
  await expect(page.getByRole('button', { name: 'Support' })).toBeVisible();
  await expect(firstGame(page)).toBeVisible();
  // What a long jump brings into view is drawn a moment later.
  await page.evaluate(() => window.scrollTo(0, 0));
  await stand(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  let seen = 0;
  for (let place = 0; place <= end; place += 24) {
    await page.evaluate((y) => window.scrollTo(0, y), place);
    const { count, missed } = await hearts(page);
    expect(missed, `${place} px down`).toEqual([]);
    seen += count;
  }
  expect(seen).toBeGreaterThan(30);
}

/** On a phone of 360 px; the page keeps 16 px at its edge. */
async function keepsTheRailWithin(page: Page) {
  const rightOf = (text: RegExp) =>
    page.getByText(text).evaluate((word) => Math.round(word.getBoundingClientRect().right));
  await expect.poll(() => rightOf(/^(Support|Tulong)$/)).toBe(360 - 16);
}

test('HDR-02 HDR-05 HOME-01 HOME-02 HOME-03 HOME-05 HOME-06 HOME-08 HOME-09 GAME-01 SVC-01 SVC-02 home shows a guest its parts', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await test.step('the first load has no library for games, charts, dates, phone numbers or old phones', async () => {
    await page.goto('/m/home');
    await expect(firstGame(page)).toBeVisible();
    expect(scripts.filter((url) => /pixi|webgl|browserAll|jose|chart|phone/i.test(url))).toEqual(
      [],
    );
  });
  await test.step('the keyboard reaches the first game in five keys, and gets its place back', () =>
    leadsByKeyboard(page));
  await test.step('banners, announcements, games, matches, counter and winners are on home', () =>
    showsItsParts(page, 'EN'));
  await test.step('the APP icon opens the download popup', () => offersTheApp(page, 'EN'));
  for (const width of [390, 360]) {
    await test.step(`the floating contacts cover no heart at ${width} px, wherever the page stops`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await leavesHeartsFree(page);
    });
  }
  await test.step('the last word of the rail ends within the page', () => keepsTheRailWithin(page));
});

/** The calls that a page of home makes, when the server sent it with home's data. */
async function asksForNothingElse(page: Page, expected: RegExp[]) {
  const calls: string[] = [];
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    // What the popups report is no data of the page.
    if (pathname.endsWith('/marks')) return;
    if (/\/(api|wps|lgw)\//.test(pathname)) calls.push(pathname);
  };
  page.on('request', note);
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
  await expect(firstGame(page)).toBeVisible();
  await expect(page.getByText(/(aged|edad) 21/)).toBeVisible();
  await expect.poll(() => calls).toEqual(['/api/v1/events']);
  page.off('request', note);
}

async function changesTheLanguage(page: Page) {
  await page.evaluate(() => (document.body.dataset['same'] = 'page'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Filipino', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Mag-log in' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mag-log in' })).toBeVisible();
}

test('APP-11 APP-16 HDR-02 HDR-05 HOME-01 HOME-05 HOME-06 HOME-08 HOME-09 SVC-02 home changes its language, and asks for no data in either', async ({
  page,
  expected,
}) => {
  await arrive(page);
  await test.step('the page contains home’s data: only the push stream is requested', () =>
    asksForNothingElse(page, expected));
  await test.step('a guest changes the language without a reload, and it is remembered', () =>
    changesTheLanguage(page));
  await test.step('the page contains home’s data in Filipino too', () =>
    asksForNothingElse(page, expected));
  await test.step('all parts are on home, in Filipino', () => showsItsParts(page, 'TY'));
  await test.step('the APP icon opens the download popup, in Filipino', () =>
    offersTheApp(page, 'TY'));
  await test.step('the last word of the rail ends within the page, in Filipino', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await keepsTheRailWithin(page);
  });
});

async function followsABanner(page: Page) {
  const reported = page.waitForRequest(/\/api\/v1\/banners\/[^/]+\/click$/);
  const banners = page.getByRole('region', { name: 'Highlights' });
  await banners.locator('button:has(img):not([aria-hidden])').click();
  expect((await reported).method()).toBe('POST');
}

async function endsWithHelp(page: Page) {
  await goDown(page);
  const ways = page.getByRole('navigation', { name: 'About this site' }).getByRole('link');
  await expect(ways).toHaveText(['Help center', 'Customer service', 'User agreement']);
  await ways.last().click();
  await expect(page).toHaveURL(/\/m\/useragreement$/);
}

async function saysThatNothingIsHere(page: Page) {
  await page.goto('/m/no-such-page');
  await expect(page.getByText('There is nothing here')).toBeVisible();
  await expectAccessible(page, 'not-found');
  expect(await untranslated(page)).toEqual([]);
  await page
    .getByRole('link', { name: 'Go to home' })
    .or(page.getByRole('button', { name: 'Go to home' }))
    .click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

async function foldsItsContacts(page: Page) {
  const link = (resourceType: string) => ({
    resourceType,
    url: `https://go.example/${resourceType}`,
    labelNameEn: resourceType,
  });
  const types = ['Android', 'TELEGRAM', 'TELEGRAM1', 'FACEBOOK', 'FACEBOOK1'];
  await setSite(page.request, { settings: { 'links.download': types.map(link) } });
  await comeBack(page);
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
  await expect(firstGame(page)).toBeVisible();
  await expect(bar).toBeHidden();
}

test('HOME-01 HOME-02 GAME-09 FGT-05 APP-02 SVC-01 SVC-03 home leads a guest where its parts say', async ({
  page,
}) => {
  await arrive(page);
  await test.step('a tap on a banner is reported and follows its link', () => followsABanner(page));
  await test.step('the announcements lead to the notices', async () => {
    await comeBack(page);
    await page.getByRole('button', { name: /^Announcements/ }).click();
    await expect(page).toHaveURL(/\/m\/notice$/);
  });
  await test.step('home ends with help, contacts and the agreement', async () => {
    await comeBack(page);
    await endsWithHelp(page);
  });
  await test.step('a guest at the settings is sent home', async () => {
    await page.goto('/m/set');
    await expect(page).toHaveURL(/\/m\/home$/);
  });
  await test.step('a guest who opens a game chooses how, and may log in', async () => {
    await firstGame(page).click();
    const sheet = page.locator('[role="dialog"][data-ready]');
    await sheet.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/m\/login/);
  });
  await test.step('an unknown address says so and leads home', () => saysThatNothingIsHere(page));
  await test.step('one group of contacts is open at a time, and a closed download bar stays closed', () =>
    foldsItsContacts(page));
});

test('APP-10 home without a network says so, and a page whose file does not arrive offers a retry', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/, /LoginPage/);
  await arrive(page);
  await test.step('a screen without a network says so, and recovers with it', async () => {
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/You are offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/You are offline/)).toBeHidden();
  });
  await test.step('a page whose file does not arrive offers a retry', async () => {
    await page.route('**/assets/LoginPage-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByText('Loading failed')).toBeVisible();
    await page.unroute('**/assets/LoginPage-*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });
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
