// Help, notices, agreement and popups as a guest sees them, from the demo's content.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untranslated, type Language } from '../site.ts';

const WORDS = {
  EN: { help: 'Help center', notices: 'Notices', agreement: 'User agreement', version: /Version/ },
  TY: { help: 'Help center', notices: 'Mga paunawa', agreement: 'Kasunduan', version: /Bersyon/ },
};

/** Expects that nothing is wider than the phone. */
async function expectFits(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

async function showsHelp(page: Page, language: Language) {
  await page.goto('/m/help?i=1');
  const { help } = WORDS[language];
  await expect(page.getByRole('heading', { level: 1, name: help })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${help}`));
  // The page has a header itself; the shell's is hidden (APP-08).
  await expect(page.getByRole('banner')).toHaveCount(0);
  const topics = page.getByRole('navigation').first().getByRole('link');
  await expect(topics.nth(1)).toHaveAttribute('aria-current', 'true');
  const title = await topics.nth(2).innerText();
  await topics.nth(2).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(page).toHaveURL(/\/m\/help\?i=2$/);
  await expectFits(page);
  await expectAccessible(page, `help-${language}`);
  await page.goto('/m/helpDetail?i=2');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);
  await expectFits(page);
  await expectAccessible(page, `help-detail-${language}`);
  expect(await untranslated(page)).toEqual([]);
}

/** The earlier pages set the language cookie, so the server sends this one in that language. */
async function asksForNoTopics(page: Page) {
  await page.goto('/m/help');
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(api|wps|lgw)\//.test(pathname)) calls.push(pathname);
  });
  await page.reload();
  await expect(page.getByRole('navigation').first().getByRole('link').first()).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();
  // The earlier page may have opened its stream only now, so do not count it.
  expect(calls.filter((path) => path !== '/api/v1/events')).toEqual([]);
}

async function opensNotices(page: Page, language: Language) {
  await page.goto('/m/notice');
  const { notices } = WORDS[language];
  await expect(page.getByRole('heading', { level: 1, name: notices })).toBeVisible();
  await expectAccessible(page, `notices-${language}`);
  await page.getByRole('main').getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expectFits(page);
  await expectAccessible(page, `notice-${language}`);
  expect(await untranslated(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/m\/notice$/);
  await page.getByRole('banner').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

async function showsTheAgreement(page: Page, language: Language) {
  await page.goto('/m/useragreement');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(WORDS[language].agreement);
  await expect(page.getByText(WORDS[language].version)).toBeVisible();
  await expectFits(page);
  await expectAccessible(page, `agreement-${language}`);
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('SVC-06 HDR-01 REWARD-06 a guest reads help, notices and the agreement', async ({
      page,
    }) => {
      await test.step('help shows its topics at the left and the topic in the address', () =>
        showsHelp(page, language));
      await test.step('the page contains the help topics: only the push stream is requested', () =>
        asksForNoTopics(page));
      await test.step('notices open, back closes them first and then leads home', () =>
        opensNotices(page, language));
      await test.step('the agreement shows its version and the date it took effect', () =>
        showsTheAgreement(page, language));
    });
  });
}

interface Home {
  announcements: { popup: { title: string }[] };
}
const BLOCK = /(<script type="application\/json" id="start-up">)(.*?)(<\/script>)/s;

/** Changes home's popups, both in the call's answer and in the page itself. */
async function changePopups(page: Page, change: (popups: { title: string }[]) => object[]) {
  const changed = ({ announcements, ...home }: Home) => ({
    ...home,
    announcements: { ...announcements, popup: change(announcements.popup) },
  });
  await page.route('**/api/v1/home?*', async (route) => {
    const { value } = (await (await route.fetch()).json()) as { value: Home };
    await route.fulfill({ json: { success: true, value: changed(value) } });
  });
  await page.route('**/m/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(BLOCK, (_all, head: string, json: string, end) => {
      // A busy site sends the page without home's data, which then come by the call.
      const start = JSON.parse(json) as { home?: Home };
      const next = JSON.stringify(start.home ? { ...start, home: changed(start.home) } : start);
      return `${head}${next.replace(/</g, '\\u003c')}${String(end)}`;
    });
    await route.fulfill({ response, body });
  });
}

/** Closes the popup, which comes back when its content has changed. */
async function isClosedUntilItChanges(page: Page) {
  const popup = page.getByRole('dialog', { name: 'News' });
  await page.goto('/m/home');
  await expect(popup).toBeVisible();
  await expectAccessible(page, 'popup');
  await popup.getByRole('button', { name: 'Close' }).click();
  await expect(popup).toBeHidden();
  const stored = () => page.evaluate(() => localStorage.getItem('SHELL_PU_B') ?? '{}');
  expect(JSON.parse(await stored())).toMatchObject({ show: false });
  expect(await page.evaluate(() => localStorage.getItem('SHELL_PU_A'))).toBeNull();
  for (const language of ['TY', 'EN'] as const) {
    await page.evaluate((to) => localStorage.setItem('language', to), language);
    await page.reload();
    await expect
      .poll(async () => JSON.parse(await stored()) as unknown)
      .toMatchObject({ language, show: false });
  }

  await changePopups(page, (popups) => popups.map((each) => ({ ...each, title: 'Changed' })));
  await page.reload();
  await expect(popup.getByRole('heading', { name: 'Changed' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
}

async function isTurned(page: Page) {
  await page.unrouteAll();
  await changePopups(page, (popups) =>
    ['First', 'Second'].map((title) => ({ ...popups[0], id: `${title}-popup`, title })),
  );
  await page.goto('/m/home');
  const popup = page.getByRole('dialog', { name: 'News' });
  await expect(popup.getByRole('heading', { name: 'First' })).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await popup.getByRole('button', { name: 'Next' }).click();
  await expect(popup.getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect(popup.getByText('2 of 2')).toBeVisible();
  await expectAccessible(page, 'popup-second');
  await expectFits(page);
}

test.describe('popups', () => {
  test.use({ closesPopups: false });

  test('POP-01 POP-03 POP-04 a guest closes and turns popups', async ({ page }) => {
    await test.step('a popup is closed, stays closed, and comes back changed', () =>
      isClosedUntilItChanges(page));
    await test.step('several popups can be turned, and end at the last', () => isTurned(page));
  });
});
