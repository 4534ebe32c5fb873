// An operator writes a daily sign-in and gives an award; a member takes both on his phone.
import type { Browser, Page } from '@playwright/test';
import { balanceOf, openSession } from '../site.ts';
import { becomeGuest, speak, step, visitAs } from '../visit.ts';
import { answerDialog } from '../site.ts';
import {
  approveElsewhere,
  expect,
  expectAccessible,
  LARGE,
  openConsole,
  SMALL,
  test,
} from './console.ts';

const MEMBER = 'player107';
const PHONE = { width: 390, height: 844 };
const TITLE = 'Lanterns of the week';

async function writeSignIn(page: Page): Promise<string> {
  await openConsole(page, 'operator1', '/console/promotions');
  await expect(page.getByRole('row', { name: /A little something each day/ })).toContainText(
    'Running',
  );
  await expectAccessible(page, 'console-promotions');
  await page.getByRole('link', { name: 'Daily sign-in', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title (EN)' }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Title (TY)' }).fill('Mga parol ng linggo');
  await page.getByRole('textbox', { name: 'Summary (EN)' }).fill('Seven days, seven lanterns.');
  await page.getByRole('textbox', { name: 'Summary (TY)' }).fill('Pitong araw, pitong parol.');
  await page.getByLabel('From').fill('2026-01-01T00:00');
  await page.getByRole('textbox', { name: 'Budget' }).fill('10');
  await page.getByRole('textbox', { name: 'Valid bets the day before' }).fill('0');
  await expectAccessible(page, 'console-promotion-new');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByText(/must be ₱24\.00 at least/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Budget' }).fill('1,000');
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  return new URL(page.url()).pathname.split('/').pop() ?? '';
}

async function publish(page: Page) {
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expectAccessible(page, 'console-promotion');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('textbox', { name: /Reason/ }).fill('as planned for December');
  await answerDialog(page, 'Publish');
  await expect(page.getByText('Running', { exact: true })).toBeVisible();
  await page.setViewportSize(LARGE);
  await expectAccessible(page, 'console-promotion-large');
  await page.setViewportSize(SMALL);
}

async function giveAward(page: Page, browser: Browser, baseURL: string | undefined) {
  const { token } = await openSession(page.request, MEMBER);
  const info = await page.request.get('/wps/member/info', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { value } = (await info.json()) as { value: { id: string } };
  await page.goto(`/console/members/${value.id}/awards`);
  await expect(page.getByText('This member has no award.')).toBeVisible();
  await page.getByRole('button', { name: 'Give an award' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('25');
  await page.getByRole('textbox', { name: 'Reason' }).fill('his game broke in mid-round');
  await expectAccessible(page, 'console-award');
  const asked = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  const reply = (await (await asked).json()) as { value: { changeId: string } };
  await approveElsewhere(browser, baseURL, `/console/changes/${reply.value.changeId}`);
}

/** The words of the member's screens. */
const WORDS = {
  EN: {
    waiting: 'Waiting for you',
    claim: 'Claim ₱25.00',
    bet: 'Bet ₱25.00 before you withdraw it. What is won with it is yours as well.',
    close: 'Close',
    signIn: 'Sign in for ₱1.00',
    signed: 'Signed in today. Tomorrow it is ₱1.00.',
    conditions: 'All conditions',
    row: 'Lanterns of the week',
    info: 'How promotions work',
    login: 'Log in to take part',
  },
  TY: {
    waiting: 'Naghihintay sa iyo',
    row: 'Mga parol ng linggo',
    conditions: 'Lahat ng kondisyon',
    info: 'Paano gumagana ang promo',
    signed: 'Naka-sign in ka na ngayon. Bukas, ₱1.00.',
  },
} as const;

async function claim(page: Page) {
  const token = await visitAs(page, MEMBER, '/m/mine');
  const before = await balanceOf(page.request, token);
  const members = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', {
    name: /^My account 1 to claim$/,
  });
  await expect(members).toBeVisible();
  await page.goto('/m/rewardCenter');
  await expect(page.getByRole('heading', { name: WORDS.EN.waiting })).toBeVisible();
  await expectAccessible(page, 'reward-center');
  await page.getByRole('button', { name: WORDS.EN.claim }).click();
  const present = page.getByRole('dialog');
  await expect(present).toContainText('+₱25.00');
  await expect(present).toContainText(WORDS.EN.bet);
  await expectAccessible(page, 'present');
  await present.getByRole('button', { name: WORDS.EN.close }).click();
  await expect(page.getByText('No award waits right now.')).toBeVisible();
  await expect(page.getByText('A present from us')).toBeVisible();
  await expect.poll(() => balanceOf(page.request, token)).not.toBe(before);
  await page.goto('/m/mine');
  await expect(page.getByRole('link', { name: 'My account', exact: true })).toBeVisible();
}

async function signIn(page: Page) {
  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotions');
  await expectAccessible(page, 'activity');
  await page.getByRole('link', { name: new RegExp(WORDS.EN.row) }).click();
  await expect(page.getByRole('heading', { name: WORDS.EN.conditions })).toBeVisible();
  await expect(page.getByText('You need not have bet anything.')).toBeVisible();
  await expectAccessible(page, 'activity-detail');
  await page.getByRole('button', { name: WORDS.EN.signIn }).click();
  const present = page.getByRole('dialog');
  await expect(present).toContainText('+₱1.00');
  await present.getByRole('button', { name: WORDS.EN.close }).click();
  await expect(page.getByText(WORDS.EN.signed)).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.EN.signIn })).toHaveCount(0);
}

async function readInFilipino(page: Page) {
  await speak(page, 'TY');
  await page.goto('/m/activity');
  await page.getByRole('link', { name: new RegExp(WORDS.TY.row) }).click();
  await expect(page.getByText(WORDS.TY.signed)).toBeVisible();
  await expect(page.getByRole('heading', { name: WORDS.TY.conditions })).toBeVisible();
  await page.goto('/m/activityInfo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.TY.info);
  await expectAccessible(page, 'activity-info');
  await page.goto('/m/rewardCenter');
  await expect(page.getByRole('heading', { name: WORDS.TY.waiting })).toBeVisible();
}

async function readLevels(page: Page) {
  await visitAs(page, 'member1', '/m/member/benefits');
  await expect(page.getByText('Papunta sa VIP 4')).toBeVisible();
  await speak(page, 'EN');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What VIP 3 gives' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(2);
  await expectAccessible(page, 'benefits');
  await page.getByRole('button', { name: 'To the reward center' }).click();
  await expect(page).toHaveURL(/rewardCenter/);
}

async function lookAsGuest(page: Page, id: string) {
  await becomeGuest(page);
  await speak(page, 'EN');
  await page.goto(`/m/activityDetail?id=${id}`);
  await page.getByRole('button', { name: WORDS.EN.login }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
}

test('REWARD-01 REWARD-02 FTR-04 a written sign-in and a given award reach a member', async ({
  page,
  browser,
  baseURL,
  furtherPage,
}) => {
  let id = '';
  await step(page, 'an operator writes a sign-in', async () => {
    id = await writeSignIn(page);
  });
  await step(page, 'publishes it', () => publish(page));
  await step(page, 'and gives an award with a second person', () =>
    giveAward(page, browser, baseURL),
  );
  const phone = await furtherPage('EN', PHONE);
  await phone.goto('/m/home');
  await step(phone, 'the member claims the award', () => claim(phone));
  await step(phone, 'and signs in for today', () => signIn(phone));
  await step(phone, 'both languages say the same', () => readInFilipino(phone));
  await step(phone, 'REWARD-05 the VIP room shows level and benefits', () => readLevels(phone));
  await step(phone, 'a guest is asked to log in', () => lookAsGuest(phone, id));
  await step(page, 'the operator sees what it gave', async () => {
    await page.goto(`/console/promotions/${id}`);
    await expect(page.getByText('₱1.00').first()).toBeVisible();
  });
});
