// The member center as visitors see it: both versions, both languages, member and guest.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, logInByForm, openAs, PASSWORD, setSite, test } from '../site.ts';

const WORDS = {
  EN: {
    title: 'My account',
    bets: 'Betting record',
    joined: /^Join Palaro on the \d+ day$/,
    prompt: 'Log in or register',
    settings: 'Personal settings',
    back: 'Back to home',
  },
  TY: {
    title: 'Account ko',
    bets: 'Mga taya ko',
    joined: /^Ika-\d+ araw mo sa Palaro$/,
    prompt: 'Mag-log in o mag-register',
    settings: 'Personal na settings',
    back: 'Bumalik sa home',
  },
} as const;

/** Sets the template of a new deployment with one version of the member center. */
const chooseVersion = (request: APIRequestContext, mem_cen: number) =>
  setSite(request, {
    settings: {
      template: {
        app_background: '#0b1026',
        app_desc: 'Palaro',
        app_desc_font_color: '#f6f2e7',
        mem_cen,
        dep_func: 1,
        pwa_icon: '/m/icon-96.png',
        pwa_icon_size: 96,
      },
    },
  });

const shown = (page: Page, version: 'new' | 'base') => page.locator(`[data-version=${version}]`);
/** Waits for fades to end, since a half-faded screen has too little contrast. */
const still = (page: Page) =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))),
  );

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];
    for (const [version, memCen] of [
      ['new', 1],
      ['base', 0],
    ] as const) {
      test(`APP-07 MINE-01 MINE-02 MINE-04 MINE-06 a member's center, ${version} version`, async ({
        page,
      }) => {
        await chooseVersion(page.request, memCen);
        await openAs(page, 'player126', '/m/mine');
        await expect(shown(page, version)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
        await expect(page.getByText('player126')).toBeVisible();
        await expect(page.getByText(words.joined)).toBeVisible();
        await expect(page.getByText('1,000.00').first()).toBeVisible();
        await still(page);
        await expectAccessible(page, `mine-${version}-${language}`);
        await page.getByRole('button', { name: words.bets }).click();
        await expect(page).toHaveURL(/\/m\/gameRecord$/);
        await page.goBack();
        await page.getByRole('button', { name: words.settings }).click();
        await expect(page).toHaveURL(/\/m\/set$/);
        await page.goBack();
        await page.getByRole('button', { name: words.back }).click();
        await expect(page).toHaveURL(/\/m\/home$/);
      });

      test(`MINE-02 MINE-05 a guest's center, ${version} version: a gated item asks for the login and goes on`, async ({
        page,
      }) => {
        await chooseVersion(page.request, memCen);
        await page.goto('/m/mine');
        await expect(shown(page, version)).toBeVisible();
        await expect(page.getByRole('button', { name: words.prompt })).toBeVisible();
        await still(page);
        await expectAccessible(page, `mine-guest-${version}-${language}`);
        await page.getByRole('button', { name: words.bets }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(page).toHaveURL(/\/m\/mine$/);
        await logInByForm(page, 'player126', PASSWORD);
        await expect(page).toHaveURL(/\/m\/gameRecord$/);
      });
    }
  });
}

test('APP-07 the version changes for a visitor who returns to the page', async ({ page }) => {
  await chooseVersion(page.request, 0);
  await openAs(page, 'player126', '/m/mine');
  await expect(shown(page, 'base')).toBeVisible();
  await chooseVersion(page.request, 1);
  await page.reload();
  await expect(shown(page, 'new')).toBeVisible();
});

test('MINE-01 a guest at the settings button is asked to log in, then gets the settings', async ({
  page,
}) => {
  await page.goto('/m/mine');
  await page.getByRole('button', { name: 'Personal settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await logInByForm(page, 'player126', PASSWORD);
  await expect(page).toHaveURL(/\/m\/set$/);
});

test('MINE-06 APP-08 the banner leads to the profile, which has the shell’s header', async ({
  page,
}) => {
  await openAs(page, 'player126', '/m/mine');
  await page.getByRole('link', { name: /player126/ }).click();
  await expect(page).toHaveURL(/\/m\/member\/home$/);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await still(page);
  await expectAccessible(page, 'member-home');
});

test('APP-07 MONEY-03 the member center on a wide screen stands in the site’s frame, with the latest movements', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, 'member1', '/m/mine');
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Betting record' }).first()).toBeVisible();
  const latest = page.getByRole('heading', { name: 'Latest movements' });
  await expect(latest).toBeVisible();
  const moved = page.getByRole('button', { name: /^Bet and result/ });
  await moved.first().click();
  await expect(page.getByRole('dialog')).toContainText('Balance after it');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await still(page);
  await expectAccessible(page, 'mine-wide');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(latest).toBeHidden();
});
