import type { Page } from '@playwright/test';
import { openLine, type Line } from '../line.ts';
import { expect, expectAccessible, setSite, test as base, untranslated } from '../site.ts';

const test = base.extend<{ line: Line }>({
  line: async ({ baseURL }, use) => {
    const line = await openLine(baseURL ?? '');
    await use(line);
    await line.cut().catch(() => undefined);
  },
  // Playwright closes `line` last because this fixture needs it, so errors are read before it ends.
  expected: async ({ line: _line }, use) => {
    await use([]);
  },
});
/** What a browser logs while the line is cut. */
const CUT = [/^Failed to load resource: net::/, /could not be loaded/];

test.use({ serviceWorkers: 'allow' });

/** A page without the popups that greet a guest on home. */
const GAMES = '/m/gameList?gameType=RNG';

/** Waits until the worker has stored everything and controls the page. */
const installed = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

async function canBeInstalled(page: Page, line: Line) {
  await page.goto(`${line.url}/m/home`);
  await installed(page);
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  // Test windows are private, which is the only reason not to offer installing.
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
}

async function hasItsIcons(page: Page) {
  const sizes = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    const manifest = (await (await fetch(link?.href ?? '')).json()) as {
      icons: { src: string; sizes: string }[];
    };
    return Promise.all(
      manifest.icons.map(async ({ src, sizes: says }) => {
        const picture = new Image();
        picture.src = src;
        await picture.decode();
        return { says, is: `${picture.naturalWidth}x${picture.naturalHeight}` };
      }),
    );
  });
  expect(sizes.length).toBe(4);
  for (const { says, is } of sizes) expect(is).toBe(says);
}

async function answersNoCall(page: Page, line: Line) {
  await page.goto(line.url + GAMES);
  await expect(page.getByRole('searchbox')).toBeVisible();
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname);
  });
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect.poll(() => answered.length).toBeGreaterThan(5);
  expect(
    answered.filter((path) => !/^\/m\/(gameList|early\.js|icon\.svg|assets\/.*)$/.test(path)),
  ).toEqual([]);
  const kept = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/m/'))).toEqual([]);
}

async function removesItself(page: Page) {
  await setSite(page.request, { settings: { 'site.installable': false } });
  await page.reload();
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }));
  await expect.poll(left).toEqual({ workers: 0, caches: 0 });
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByText('New version ready')).toBeHidden();
}

test('SVC-05 the installed site', async ({ page, line }) => {
  await test.step('a browser can install it', () => canBeInstalled(page, line));
  await test.step('every icon of the manifest is a picture of its stated size', () =>
    hasItsIcons(page));
  await test.step('the worker never answers or stores a call', () => answersNoCall(page, line));
  await test.step('when it is switched off, the worker removes itself and its cache', () =>
    removesItself(page));
});

/** Starts the installed site without a network, until there is one again. */
async function startsOffline(page: Page, line: Line, language: 'EN' | 'TY') {
  await page.goto(`${line.url}/m/home`);
  await installed(page);
  await line.cut();
  await page.context().setOffline(true);
  await page.reload();
  const says = language === 'EN' ? 'No internet, or a slow connection' : /internet/i;
  await expect(page.getByRole('heading', { name: says })).toBeVisible();
  await expectAccessible(page, `offline-${language}`);
  expect(await untranslated(page)).toEqual([]);
  await line.mend();
  await page.context().setOffline(false);
  const login = language === 'EN' ? 'Log in' : 'Mag-log in';
  await expect(page.getByRole('banner').getByRole('link', { name: login })).toBeVisible();
}

async function startsWithAFailingServer(page: Page, line: Line) {
  await line.cut();
  await page.goto(line.url + GAMES);
  await expect(page.getByRole('heading', { name: 'No internet' })).toBeVisible();
  await line.mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    test('SVC-05 a start without network or server says so, and recovers', async ({
      page,
      line,
      expected,
    }) => {
      expected.push(...CUT);
      await test.step('without a network', () => startsOffline(page, line, language));
      if (language === 'TY') return;
      await test.step('a failing server does not show a bare error page', () =>
        startsWithAFailingServer(page, line));
    });
  });
}

test('SVC-05 LIMIT-01 a newer version is looked for after 60 s and offered, never forced', async ({
  page,
  line,
}) => {
  await page.clock.install();
  await page.goto(line.url + GAMES);
  await page.clock.runFor(3_000);
  await installed(page);
  const before = line.asked('/m/sw.js');
  line.append('/m/sw.js', '\n// A newer version.');
  await page.clock.runFor(30_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(line.asked('/m/sw.js')).toBe(before);
  await page.clock.runFor(32_000);
  const offer = page.getByText('New version ready');
  await expect(offer).toBeVisible();
  await expectAccessible(page, 'new-version');

  // A visitor who goes on is not disturbed: the offer and the typed text stay.
  // The clock stands, since what was typed goes into the address after a while.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('searchbox').fill('reels');
  await expect(offer).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await expect(page.getByRole('searchbox')).toHaveValue('reels');

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await page.clock.resume();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(offer).toBeHidden();
});

test('SVC-05 a postponed offer does not come back on the next screen', async ({ page, line }) => {
  await page.clock.install();
  await page.goto(line.url + GAMES);
  await page.clock.runFor(3_000);
  await installed(page);
  line.append('/m/sw.js', '\n// A newer version.');
  await page.clock.runFor(62_000);
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(page.getByText('New version ready')).toBeHidden();
});
