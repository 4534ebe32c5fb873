// Help, notices, agreement and popups as a guest sees them, from the demo's content.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../site.ts';

const WORDS = {
  EN: { help: 'Help center', notices: 'Notices', agreement: 'User agreement', version: /Version/ },
  TY: { help: 'Help center', notices: 'Mga paunawa', agreement: 'Kasunduan', version: /Bersyon/ },
};

/** Expects that nothing is wider than the phone. */
async function expectFits(page: Page) {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

for (const language of ['EN', 'TY'] as const) {
  const words = WORDS[language];
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('SVC-06 HDR-01 help shows its topics at the left and the topic in the address', async ({
      page,
    }) => {
      await page.goto('/m/help?i=1');
      await expect(page.getByRole('heading', { level: 1, name: words.help })).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(`^${words.help}`));
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
    });

    test('SVC-06 the page contains the help topics: only the push stream is requested', async ({
      page,
    }) => {
      await page.goto('/m/help');
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/\/(api|wps|lgw)\//.test(pathname)) calls.push(pathname);
      });
      // The first visit set the language cookie, so the server now sends the page in that language.
      await page.reload();
      await expect(page.getByRole('navigation').first().getByRole('link').first()).toBeVisible();
      await expect(page.locator('article p').first()).toBeVisible();
      // The earlier page may have opened its stream only now, so do not count it.
      expect(calls.filter((path) => path !== '/api/v1/events')).toEqual([]);
    });

    test('REWARD-06 HDR-01 notices open, back closes them first and then leads home', async ({
      page,
    }) => {
      await page.goto('/m/notice');
      await expect(page.getByRole('heading', { level: 1, name: words.notices })).toBeVisible();
      await expectAccessible(page, `notices-${language}`);
      await page.getByRole('main').getByRole('button').first().click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await expectFits(page);
      await expectAccessible(page, `notice-${language}`);
      await page.goBack();
      await expect(sheet).toBeHidden();
      await expect(page).toHaveURL(/\/m\/notice$/);
      await page.getByRole('banner').getByRole('button').first().click();
      await expect(page).toHaveURL(/\/m\/home$/);
    });

    test('REWARD-06 the agreement shows its version and the date it took effect', async ({
      page,
    }) => {
      await page.goto('/m/useragreement');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(words.agreement);
      await expect(page.getByText(words.version)).toBeVisible();
      await expectFits(page);
      await expectAccessible(page, `agreement-${language}`);
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

test.describe('popups', () => {
  // A page that a service worker answers cannot be changed here.
  test.use({ closesPopups: false, serviceWorkers: 'block' });

  test('POP-01 POP-03 POP-04 a popup is closed, stays closed, and comes back changed', async ({
    page,
  }) => {
    const popup = page.getByRole('dialog', { name: 'News' });
    await page.goto('/m/home');
    await expect(popup).toBeVisible();
    await expectAccessible(page, 'popup');
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    const stored = () => page.evaluate(() => localStorage.getItem('SHELL_PU_B') ?? '{}');
    expect(JSON.parse(await stored())).toMatchObject({ show: false });
    expect(await page.evaluate(() => localStorage.getItem('SHELL_PU_A'))).toBeNull();

    await changePopups(page, (popups) => popups.map((each) => ({ ...each, title: 'Changed' })));
    await page.reload();
    await expect(popup.getByRole('heading', { name: 'Changed' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  });

  test('POP-01 several popups can be turned, and end at the last', async ({ page }) => {
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
  });
});
