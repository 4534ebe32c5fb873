// A member invites a friend: the link, its panel, who came, and what the menus say without it.
import type { Browser, Page } from '@playwright/test';
import { elsewhere } from '../operator/console.ts';
import { renewSite } from '../own-site.ts';
import { answerDialog, expect, expectAccessible, PASSWORD, test } from '../site.ts';
import { becomeGuest, speak, step, visitAs } from '../visit.ts';

const MEMBER = 'player215';
const FRIEND = 'bagongsalta';
const MOBILE = '9171550066';
const INVITE = /\/m\/inviteFriends$/;

const WORDS = {
  EN: {
    main: 'Main menu',
    invite: 'Invite',
    gives: '₱50.00 for you, ₱20.00 for your friend',
    none: 'Nobody has come with your link yet.',
    link: 'Link management',
    came: 'Mobile verified',
    service: 'Please contact customer service about invitations.',
  },
  TY: {
    main: 'Pangunahing menu',
    invite: 'Mag-imbita',
    gives: '₱50.00 para sa iyo, ₱20.00 para sa kaibigan mo',
    link: 'Mga link ko',
    came: 'Beripikado ang mobile',
  },
} as const;

const footer = (page: Page, language: keyof typeof WORDS = 'EN') =>
  page.getByRole('navigation', { name: WORDS[language].main }).getByRole('link');
const tapInvite = (page: Page) => footer(page).filter({ hasText: WORDS.EN.invite }).click();

/** The address of the member's link as the page shows it. */
const linkOn = async (page: Page) =>
  (await page.getByText(/\/m\/register\?recommenderId=/).textContent()) ?? '';

async function friendRegisters(page: Page, link: string) {
  const code = new URL(link).searchParams.get('recommenderId') ?? '';
  await becomeGuest(page);
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.locator('input[name="recommenderId"]').first()).toHaveValue(code);
  const { request } = page;
  await request.post('/wps/verification/sms/register', { data: { mobileNum: MOBILE } });
  const to = encodeURIComponent(`+63${MOBILE}`);
  const sent = (await (await request.get(`/sandbox/outbox?to=${to}`)).json()) as {
    value: { code: string }[];
  };
  const fields = { mobileNum: MOBILE, verificationCode: sent.value[0]?.code };
  const login = { username: FRIEND, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await request.put('/wps/member/register', {
    data: { ...login, ...fields, recommenderId: code },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** An operator pauses the referral promotion while the member's page stays open. */
async function pausePromotion(browser: Browser, baseURL: string | undefined) {
  renewSite();
  const desk = await elsewhere(browser, baseURL, 'operator1', '/console/promotions');
  await desk.getByRole('link', { name: 'Better with friends' }).click();
  await desk.getByRole('button', { name: 'Pause' }).click();
  await desk.getByRole('textbox', { name: /Reason/ }).fill('as planned for December');
  await answerDialog(desk, 'Pause');
  await expect(desk.getByText('Paused', { exact: true })).toBeVisible();
  await desk.context().close();
}

test('FTR-01 FTR-03 SESS-04 REWARD-04 MENU-02 MINE-04 a member invites a friend and sees him come', async ({
  page,
  browser,
  baseURL,
}) => {
  await step(page, 'the footer has its five entries; a guest is asked to log in', async () => {
    await page.goto('/m/home');
    await expect(footer(page)).toHaveCount(5);
    await tapInvite(page);
    await expect(page).toHaveURL(/\/m\/login\?back=%2Fm%2FinviteFriends$/);
  });
  await step(page, 'a trial is told that it needs an account', async () => {
    await visitAs(page, 'trial1', '/m/home');
    await tapInvite(page);
    await expect(page).toHaveURL(INVITE);
    await expect(page.getByText(/^This is for members/)).toBeVisible();
  });
  let link = '';
  await step(page, 'a member sees his link with every condition before he sends it', async () => {
    await visitAs(page, MEMBER, '/m/home');
    await tapInvite(page);
    await expect(page).toHaveURL(INVITE);
    await expect(page.getByText(WORDS.EN.gives)).toBeVisible();
    await expect(page.getByText(WORDS.EN.none)).toBeVisible();
    await expect(page.getByText(/Stages of at most 30 friends/)).toBeVisible();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectAccessible(page, 'invite');
    link = await linkOn(page);
  });
  await step(page, 'the link opens the registration with the code filled in', () =>
    friendRegisters(page, link),
  );
  await step(page, 'the friend is listed by masked name and stage, in both languages', async () => {
    await visitAs(page, MEMBER, '/m/inviteFriends');
    await expect(page.getByText('b***a', { exact: true })).toBeVisible();
    await expect(page.getByText(WORDS.EN.came)).toBeVisible();
    await speak(page, 'TY');
    await page.reload();
    await expect(page.getByText(WORDS.TY.gives)).toBeVisible();
    await expect(page.getByText(WORDS.TY.came)).toBeVisible();
    await expectAccessible(page, 'invite-ty');
    await page.goto('/m/mine');
    await expect(footer(page, 'TY')).toHaveCount(5);
    await page.getByText(WORDS.TY.link, { exact: true }).click();
    await expect(page).toHaveURL(INVITE);
    await speak(page, 'EN');
  });
  await step(page, 'the side menu shares the link in a panel that leads to the page', async () => {
    await page.goto('/m/home');
    await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.locator('[role="dialog"][data-ready]');
    await menu.getByText(WORDS.EN.invite, { exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Share' });
    await expect(panel.getByText(link)).toBeVisible();
    await expectAccessible(page, 'share-panel');
    await panel.getByRole('button', { name: 'Friends and conditions' }).click();
    await expect(page).toHaveURL(INVITE);
  });
  await step(
    page,
    'without a promotion the open page says for two seconds whom to ask',
    async () => {
      await page.goto('/m/home');
      await pausePromotion(browser, baseURL);
      const refusal = page.getByText(WORDS.EN.service);
      await tapInvite(page);
      await expect(refusal).toBeVisible();
      await expect(page).toHaveURL(/\/m\/home$/);
      await expect(refusal).toHaveCount(0);
      await page.goto('/m/inviteFriends');
      await expect(page.getByText('No referral promotion runs now.')).toBeVisible();
    },
  );
});
