// The member center as visitors see it: both versions, both languages, member and guest.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, logInByForm, setSite, test, type Language } from '../site.ts';
import { becomeGuest, step, visitAs } from '../visit.ts';

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

const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Words and look of a guest's center, in either version. */
async function expectGuest(page: Page, version: 'new' | 'base', language: Language) {
  await expect(shown(page, version)).toBeVisible();
  await expect(button(page, WORDS[language].prompt)).toBeVisible();
  await expectAccessible(page, `mine-guest-${version}-${language}`);
}

/** Words and look of a member's center, in either version. */
async function expectMember(page: Page, version: 'new' | 'base', language: Language) {
  const words = WORDS[language];
  await expect(shown(page, version)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText('player126')).toBeVisible();
  await expect(page.getByText(words.joined)).toBeVisible();
  await expect(page.getByText('1,000.00').first()).toBeVisible();
  await expectAccessible(page, `mine-${version}-${language}`);
}

/** A gated item of a guest's center asks for the login and goes on. */
async function goThroughLogin(page: Page, item: string, address: RegExp) {
  await button(page, item).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/m\/mine$/);
  await logInByForm(page, 'player126');
  await expect(page).toHaveURL(address);
}

async function walk(page: Page, language: Language) {
  const words = WORDS[language];
  await button(page, words.bets).click();
  await expect(page).toHaveURL(/\/m\/gameRecord$/);
  await page.goBack();
  await button(page, words.settings).click();
  await expect(page).toHaveURL(/\/m\/set$/);
  await page.goBack();
  await button(page, words.back).click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

/** The banner leads to the VIP room; the center's other address has the account's facts. */
async function openMemberHome(page: Page) {
  await page.goto('/m/mine');
  await page.getByRole('link', { name: /player126/ }).click();
  await expect(page).toHaveURL(/\/m\/member\/benefits$/);
  await page.goto('/m/member/home');
  await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(page.getByText('Registered', { exact: true })).toBeVisible();
  await expect(button(page, 'Security center').first()).toBeVisible();
  await expect(button(page, 'Betting record').first()).toBeVisible();
  await expectAccessible(page, 'member-home');
}

/** On a wide screen the center stands in the site's frame, with the latest movements. */
async function lookWide(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitAs(page, 'member1', '/m/mine');
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await expect(button(page, 'Betting record').first()).toBeVisible();
  const latest = page.getByRole('heading', { name: 'Latest movements' });
  await expect(latest).toBeVisible();
  const moved = page.getByRole('button', { name: /^Bet and result/ });
  await moved.first().click();
  await expect(page.getByRole('dialog')).toContainText('Balance after it');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page, 'mine-wide');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(latest).toBeHidden();
}

test('APP-07 APP-08 MINE-01 MINE-02 MINE-04 MINE-05 MINE-06 MONEY-03 the center of a guest and a member, in both versions', async ({
  page,
}) => {
  const { bets, settings } = WORDS.EN;
  await chooseVersion(page.request, 1);
  await page.goto('/m/mine');
  await step(page, 'MINE-05 new version: a gated item asks for the login and goes on', async () => {
    await expectGuest(page, 'new', 'EN');
    await goThroughLogin(page, bets, /\/m\/gameRecord$/);
  });
  await step(page, 'MINE-01 MINE-02 MINE-04 a member’s center, new version', async () => {
    await page.goto('/m/mine');
    await expectMember(page, 'new', 'EN');
    await walk(page, 'EN');
  });
  await step(
    page,
    'MINE-06 MINE-04 the banner leads to the VIP room, /m/member/home is the whole center',
    () => openMemberHome(page),
  );
  await step(page, 'APP-07 the version changes for a visitor who returns to the page', async () => {
    await page.goto('/m/mine');
    await expect(shown(page, 'new')).toBeVisible();
    await chooseVersion(page.request, 0);
    await page.reload();
    await expectMember(page, 'base', 'EN');
    await walk(page, 'EN');
  });
  await step(page, 'MINE-05 base version: a gated item asks and goes on', async () => {
    await becomeGuest(page);
    await page.goto('/m/mine');
    await expectGuest(page, 'base', 'EN');
    await goThroughLogin(page, bets, /\/m\/gameRecord$/);
  });
  await step(page, 'MINE-01 a guest at the settings logs in, then gets them', async () => {
    await chooseVersion(page.request, 1);
    await becomeGuest(page);
    await page.goto('/m/mine');
    await goThroughLogin(page, settings, /\/m\/set$/);
  });
  await step(page, 'APP-07 MONEY-03 a wide screen has the latest movements', () => lookWide(page));
});

test.describe('in Filipino', () => {
  test.use({ language: 'TY' });
  test('APP-07 MINE-01 MINE-02 MINE-05 the center of a guest and a member speaks Filipino, in both versions', async ({
    page,
  }) => {
    for (const [version, memCen] of [
      ['new', 1],
      ['base', 0],
    ] as const) {
      await chooseVersion(page.request, memCen);
      await page.goto('/m/mine');
      await step(page, `a guest’s center, ${version} version`, async () => {
        await expectGuest(page, version, 'TY');
        await goThroughLogin(page, WORDS.TY.bets, /\/m\/gameRecord$/);
      });
      await step(page, `a member’s center, ${version} version`, async () => {
        await page.goto('/m/mine');
        await expectMember(page, version, 'TY');
        for (const name of [WORDS.TY.settings, WORDS.TY.back])
          await expect(button(page, name)).toBeVisible();
      });
      await becomeGuest(page);
    }
  });
});
