// The frame around every screen as a member sees it.
import type { Page } from '@playwright/test';
import {
  answerDialog,
  expect,
  expectAccessible,
  openAs,
  setSite,
  test,
  type Language,
} from '../site.ts';
import { step, visitAs } from '../visit.ts';

const WORDS = {
  EN: {
    account: 'Account menu',
    out: 'Sign out',
    stay: 'Stay',
    logIn: 'Log in',
    items: ['Refresh balance', 'Hide balance', 'Help center'],
  },
  TY: {
    account: 'Menu ng account',
    out: 'Mag-sign out',
    stay: 'Huwag muna',
    logIn: 'Mag-log in',
    items: ['I-refresh ang balanse', 'Itago ang balanse', 'Help center'],
  },
} as const;

async function readPopover(page: Page, language: Language) {
  const words = WORDS[language];
  await page.getByRole('button', { name: words.account }).click();
  const popover = page.getByRole('banner');
  for (const name of [...words.items, words.out])
    await expect(popover.getByRole('button', { name }).last()).toBeVisible();
  await expect(popover.getByRole('img', { name: /21/ })).toBeVisible();
  await expect(popover.getByText(/© \d{4} Palaro/)).toBeVisible();
  await expectAccessible(page, `popover-member-${language}`);
  await page.keyboard.press('Escape');
  await expect(popover.getByText(/© \d{4} Palaro/)).toBeHidden();
}

async function signOut(page: Page, language: Language, token: string) {
  const words = WORDS[language];
  const ask = async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.out }).click();
  };
  await ask();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, `sign-out-${language}`);
  await answerDialog(page, words.stay);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.account })).toBeVisible();
  const told = page.waitForRequest(
    (request) => request.url().includes('/wps/session/logout') && request.method() !== 'GET',
  );
  await ask();
  await answerDialog(page, words.out);
  expect((await told).headers().authorization).toBe(`Bearer ${token}`);
  await expect(page.getByRole('banner').getByRole('link', { name: words.logIn })).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('autoLogin'))).toBe('0');
  const info = await page.request.get('/wps/member/info', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(info.status()).toBe(401);
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('HDR-06 MENU-03 a member’s popover and menu, from the balance to signing out', async ({
      page,
    }) => {
      const token = await openAs(page, 'player101', '/m/home');
      await step(
        page,
        'HDR-06 the popover refreshes, hides, signs out, and ends with licence and copyright',
        () => readPopover(page, language),
      );
      await step(
        page,
        'MENU-03 signing out asks first; cancel stays, confirm logs out and leads home',
        () => signOut(page, language, token),
      );
    });
  });
}

/** On a phone the shortcuts take the place of the messages, which are in the account menu too. */
const ROOMY = { width: 700, height: 900 };
const PHONE = { width: 390, height: 844 };

async function seeKept(page: Page) {
  await expect(page.getByRole('banner').getByText('player105')).toBeVisible();
  const kept = () => page.evaluate(() => sessionStorage.getItem('memberInfo'));
  await expect.poll(kept).toContain('player105');
  for (const name of ['gameHot', 'getVassGameType', 'ANNOUNT_NOTICE', 'service_link', 'down_link'])
    expect(await page.evaluate((key) => sessionStorage.getItem(key), name)).not.toBeNull();
}

async function seeNickname(page: Page) {
  await page.route('**/api/v1/home?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { value: { mine: { memberInfo: { nickname: string } } } };
    body.value.mine.memberInfo.nickname = 'Ligaya';
    await route.fulfill({ response: answer, json: body });
  });
  await visitAs(page, 'player105', '/m/home');
  await expect(page.getByRole('banner').getByText('Ligaya')).toBeVisible();
  await expect(page.getByRole('banner').getByText('player105')).toHaveCount(0);
  await page.unroute('**/api/v1/home?*');
}

async function useColumn(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/m/home');
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toHaveCount(0);
  const column = page.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(column.getByRole('button', { name: 'Download the app' })).toBeVisible();
  await expectAccessible(page, 'home-wide');
  await column.getByRole('link', { name: 'My account' }).click();
  await expect(page).toHaveURL(/\/m\/mine$/);
}

async function loseRecord(page: Page) {
  const listens = page.waitForResponse(/\/api\/v1\/events/);
  await page.goto('/m/transaction/record');
  await expect(page.getByRole('heading', { name: 'Account record' })).toBeVisible();
  await listens;
  await setSite(page.request, { switches: { TRANSREC3: false } });
  await expect(page.getByText('There is nothing here')).toBeVisible();
}

const badge = (page: Page, name: RegExp) => page.getByRole('banner').getByRole('button', { name });

async function loseInbox(page: Page) {
  await page.goto('/m/home');
  await expect(badge(page, /^Messages/)).toBeVisible();
  await setSite(page.request, { switches: { MAILCEN: false } });
  await expect(badge(page, /^Messages/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('button', { name: /^Messages/ })).toHaveCount(0);
  await page.goto('/m/webEmail');
  await expect(page.getByText('There is nothing here')).toBeVisible();
}

async function refusePlayMoney(page: Page) {
  await page.setViewportSize(PHONE);
  await visitAs(page, 'trial1', '/m/home');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').last().click();
  const refusal = page.getByText('Free trial accounts cannot open this page');
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(refusal).toHaveCount(0);
}

test('APP-12 APP-17 FTR-02 HDR-04 MINE-07 the frame of members, on a phone and on a desktop', async ({
  page,
}) => {
  await openAs(page, 'player105', '/m/home');
  await step(page, 'APP-17 the name from the last page shows while the account is read again', () =>
    seeKept(page),
  );
  await step(page, 'HDR-04 a nickname replaces the account’s name', () => seeNickname(page));
  await step(page, 'the desktop’s left column has the items of the menu', () => useColumn(page));
  await page.setViewportSize(PHONE);
  await step(
    page,
    'APP-12 TRANSREC3 off removes the account record while the member looks at it',
    () => loseRecord(page),
  );
  await step(page, 'MINE-07 the header’s messages have a dot and lead to the inbox', async () => {
    await page.setViewportSize(ROOMY);
    await visitAs(page, 'member1', '/m/home');
    await badge(page, /^Messages, \d+ unread$/).click();
    await expect(page).toHaveURL(/\/m\/webEmail$/);
  });
  await step(
    page,
    'APP-12 MAILCEN off: header and menu lose the inbox at once, and its address is unknown',
    () => loseInbox(page),
  );
  await step(page, 'FTR-02 play money is refused at members, for 2 s', () => refusePlayMoney(page));
});
