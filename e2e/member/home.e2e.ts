import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test, type Language } from '../site.ts';
import { step } from '../visit.ts';

test.use({ closesPopups: false });

const CALL = /\/(api|wps|lgw)\//;

/** Records the page's calls from now on, by path. */
function watchCalls(page: Page): URL[] {
  const calls: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    // What the popups report is no part of what home needs.
    if (CALL.test(url.pathname) && !url.pathname.endsWith('/marks')) calls.push(url);
  });
  return calls;
}

/** Closes home's popups; other tests check them. */
async function closePopups(page: Page) {
  const close = page.getByRole('dialog').getByRole('button', { name: /^(Close|Isara)$/ });
  await close.click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function openHome(page: Page, language: Language) {
  const calls = watchCalls(page);
  const answered = page.waitForResponse(/\/api\/v1\/home\?/);
  await openAs(page, 'member2', '/m/home');
  // An open popup hides the banner from whoever asks for it by its role.
  await closePopups(page);
  await expect(page.getByRole('banner')).toContainText(/\d\.\d\d/);
  await expect(page.getByRole('link', { name: /Perlas/ }).first()).toBeVisible();
  await expect(page.getByText(/(aged|edad) 21/)).toBeVisible();
  const paths = calls.map(({ pathname }) => pathname);
  expect(paths).toContain('/api/v1/events');
  const home = calls.find(({ pathname }) => pathname === '/api/v1/home');
  expect(home?.searchParams.get('parts')).toContain(
    'memberInfo,renewal,balance,funds,unread,openMoney,favourites,unclaimed',
  );
  expect(calls.length).toBeLessThanOrEqual(3);
  // The page came with a guest's announcements in the site's language: others are sent again.
  const { value } = (await (await answered).json()) as { value: { announcements: object } };
  const sent = Object.keys(value.announcements);
  expect(sent).toEqual(language === 'TY' ? ['popup'] : expect.arrayContaining(['player']));
  await expectAccessible(page, `home-member-${language}`);
}

async function betOnMatch(page: Page) {
  // What is below the games loads only when the visitor scrolls there.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'See all hot matches' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hot matches' });
  await expect(dialog.getByText(/^\d\d\/\d\d \d\d:\d\d$/).first()).toBeVisible();
  await expectAccessible(page, 'hot-matches');
  const launched = page.waitForRequest((request) => request.url().includes('/wps/game/launchGame'));
  await dialog.getByRole('button', { name: 'Bet on the first match' }).click();
  expect((await launched).postDataJSON()).toMatchObject({ vendor: 'DEMO' });
  await expect(page).toHaveURL(/\/m\/launchGame\?vendor=DEMO/);
}

test('HOME-07 HOME-10 a member’s home, and the bet of its hot-match popup', async ({ page }) => {
  await step(
    page,
    'HOME-10 home shows wallet, favourites and messages after three calls at most',
    () => openHome(page, 'EN'),
  );
  await step(page, 'HOME-07 the bet of the hot-match popup opens the first match’s room', () =>
    betOnMatch(page),
  );
});

test('POP-02 a promotion’s popup leads a member to the reward center, another one does not', async ({
  page,
}) => {
  await openAs(page, 'player119', '/m/home');
  const popup = page.getByRole('dialog', { name: 'News' });
  const toRewards = popup.getByRole('button', { name: 'Go to reward center' });
  await expect(popup.getByRole('heading', { name: 'Good to have you here' })).toBeVisible();
  await expect(toRewards).toBeVisible();
  await expectAccessible(page, 'popup-promotion');
  await popup.getByRole('button', { name: 'Next' }).click();
  await expect(popup.getByRole('heading', { name: /How long have you/ })).toBeVisible();
  await expect(toRewards).toBeHidden();
  await popup.getByRole('button', { name: 'Previous' }).click();
  await toRewards.click();
  await expect(page).toHaveURL(/\/m\/rewardCenter$/);
  await expect(page.getByRole('heading', { name: 'Reward center' })).toBeVisible();
});

test.describe('in Filipino', () => {
  test.use({ language: 'TY' });
  test('HOME-10 a member’s home shows wallet, favourites and messages after three calls at most', ({
    page,
  }) => openHome(page, 'TY'));
});
