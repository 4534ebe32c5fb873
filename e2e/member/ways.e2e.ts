// A bench of ways: how many taps and typed fields each costs a person on a phone.
import type { Page } from '@playwright/test';
import { operatorAt } from '../../packages/testkit/src/operator.ts';
import { givePayee } from '../cashier.ts';
import { expect, setSite, test } from '../site.ts';
import { countWay, type Way } from '../taps.ts';
import { becomeGuest, step, visitAs } from '../visit.ts';

const PASSWORD = 'Kulintang-9-gabi';
const PIN = '246810';
const MOBILE = '9175550180';
const STEPS = /1 of 7 steps are done/;
const KYC = '/console/api/kyc';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const exact = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const input = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const ofAge = (page: Page) => page.getByRole('checkbox', { name: /21/ });
const atHome = (page: Page) => expect(page).toHaveURL(/\/m\/home$/);
const footer = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name });
const dice = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /Sampung Libo Dice/ })
    .first();

async function guestToPlayMoney(page: Page) {
  const { tap, count } = countWay();
  await page.goto('/m/gameList');
  await tap(dice(page));
  await tap(button(page, /play free now/));
  await expect(exact(page, 'Roll')).toBeEnabled({ timeout: 30_000 });
  expect(count.taps).toBeLessThanOrEqual(2);
  expect(count.typed).toBe(0);
}

async function trialToRegistered(page: Page) {
  await page.goto('/m/home');
  const { tap, tick, type, count } = countWay();
  await tap(button(page, 'Account menu'));
  await tap(page.getByRole('banner').getByRole('button', { name: 'Open an account' }));
  await type(input(page, 'username'), 'tala_ways');
  await type(input(page, 'password'), PASSWORD);
  await type(input(page, 'confirmPassword'), PASSWORD);
  await tick(ofAge(page));
  await tap(exact(page, 'Open an account'));
  await atHome(page);
  expect(count.taps).toBeLessThanOrEqual(8);
  expect(count.typed).toBeLessThanOrEqual(3);
}

/** With real money: the deposit of what the stake lacks is on the way. */
async function registerToFirstRound(page: Page) {
  await becomeGuest(page);
  await page.goto('/m/register?back=%2Fm%2Fgame%2Fdice');
  const { tap, tick, type, count } = countWay();
  await type(input(page, 'username'), 'mayumi_ways');
  await type(input(page, 'password'), PASSWORD);
  await type(input(page, 'confirmPassword'), PASSWORD);
  await tick(ofAge(page));
  await tap(exact(page, 'Open an account'));
  await tap(exact(page, 'No balance'));
  await tap(exact(page, 'Deposit'));
  await tap(exact(page, 'Pay ₱50.00'));
  await page.waitForURL(/\/pay\//);
  await tap(exact(page, 'Pay ₱50.00'));
  await tap(exact(page, 'Back to the game'));
  const answered = page.waitForResponse((response) => response.url().includes('/dice/bet'));
  await tap(exact(page, 'Roll'));
  expect((await answered).status()).toBe(200);
  expect(count.taps).toBeLessThanOrEqual(8);
  expect(count.typed).toBeLessThanOrEqual(3);
}

async function depositByGCash(page: Page) {
  await page.goto('/m/home');
  const { tap, count } = countWay();
  await tap(footer(page, 'Deposit'));
  await tap(exact(page, '₱500'));
  await tap(exact(page, 'Pay ₱500.00'));
  await page.waitForURL(/\/pay\//);
  await tap(exact(page, 'Pay ₱500.00'));
  await expect(page.getByText('₱500.00 added to your wallet')).toBeVisible({ timeout: 20_000 });
  expect(count).toEqual({ taps: 4, typed: 0 });
}

async function withdraw(page: Page) {
  await setSite(page.request, { settings: { 'hold.cardHours': 0 } });
  await givePayee(page.request, 'player111', 'Imelda Carreon');
  await visitAs(page, 'player111', '/m/home');
  const { tap, type, count } = countWay();
  await tap(footer(page, 'My account'));
  await tap(page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }));
  await tap(exact(page, 'All'));
  await tap(exact(page, 'Review'));
  await type(page.getByLabel('Payment password', { exact: true }), PIN);
  await tap(button(page, /^Withdraw ₱/));
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
  expect(count.taps).toBeLessThanOrEqual(5);
  expect(count.typed).toBe(1);
}

test('the ways to a first round and to a withdrawal take few taps', async ({ page }) => {
  await step(page, 'guest to play money: 2 taps', () => guestToPlayMoney(page));
  await step(page, 'trial to registered: 8 taps', () => trialToRegistered(page));
  await step(page, 'register to the first round: 8 taps', () => registerToFirstRound(page));
  await step(page, 'withdraw: 5 taps', () => withdraw(page));
});

/** The newest code sent to the new member's number. */
async function smsCode(page: Page): Promise<string> {
  const answer = await page.request.get(`/sandbox/outbox?to=${encodeURIComponent(`+63${MOBILE}`)}`);
  const { value } = (await answer.json()) as { value: { code: string | null }[] };
  return String(value[0]?.code);
}

async function register(page: Page, { tap, tick, type, offered }: Way) {
  await page.goto('/m/register');
  await tap(page.getByRole('tab', { name: 'Mobile number' }));
  await type(input(page, 'mobileNum'), MOBILE);
  await tap(exact(page, 'Get code'));
  await expect(page.getByRole('timer')).toBeVisible();
  await offered(input(page, 'verificationCode'), await smsCode(page));
  await type(input(page, 'password'), PASSWORD);
  await type(input(page, 'confirmPassword'), PASSWORD);
  await tick(ofAge(page));
  await tap(exact(page, 'Open an account'));
  await atHome(page);
}

async function sayWhoItIs(page: Page, { tap, tick, type, pick, day, shoot }: Way) {
  await tap(page.getByRole('link', { name: /^Say who you are/ }));
  await type(page.getByLabel('Full name'), 'Liwayway Santos');
  await day(page.getByLabel('Date of birth'), '1990-05-17');
  await pick(page.getByLabel('Place of birth'), 'Laguna');
  await type(page.getByLabel('Address'), '12 Rizal Street, Poblacion, Makati');
  await pick(page.getByLabel('Occupation'), 'Employed');
  await pick(page.getByLabel('Where your money comes from'), 'Salary');
  await tick(page.getByRole('checkbox', { name: 'Yes, all of this is true' }));
  await tap(exact(page, 'Save and continue'));
  await type(page.getByLabel('Number of the ID'), '1234-5678-9012-3456');
  for (const side of ['Front of the ID', 'Back of the ID', 'You with the ID']) {
    await shoot(page.getByLabel(side));
  }
  await expect(page.getByText('Received')).toHaveCount(3);
  await tap(exact(page, 'Send for review'));
  await expect(page).toHaveURL(/\/m\/withdraw$/);
}

/** The payment password is set on the way to the account, and proves it. */
async function addAccount(page: Page, { tap, type }: Way) {
  await tap(page.getByRole('link', { name: /^Add an account in your name/ }));
  const sheet = page.getByRole('dialog');
  await type(sheet.getByLabel('New payment password', { exact: true }), PIN);
  await type(sheet.getByLabel('Login password', { exact: true }), PASSWORD);
  await tap(sheet.getByRole('button', { name: 'Set payment password' }));
  await expect(sheet.getByLabel('Bank or e-wallet')).toHaveValue('GCASH');
  await expect(sheet.getByLabel('Mobile number of the e-wallet')).toHaveValue(`0${MOBILE}`);
  await tap(sheet.getByRole('button', { name: 'Add card or e-wallet' }));
  await expect(page).toHaveURL(/\/m\/withdraw$/);
  await expect(page.getByText('4 of 7 steps are done')).toBeVisible();
}

/** What is not the member's to do: an operator approves what he sent. */
async function approve(page: Page) {
  const desk = await operatorAt(new URL(page.url()).origin, 'operator1');
  const { value } = await desk.call<{ list: { id: string; account: string }[] }>(
    'GET',
    `${KYC}?queue=waiting&level=2`,
  );
  const { userName } = JSON.parse(
    await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'),
  ) as { userName: string };
  const own = value.list.find(({ account }) => account === userName);
  expect((await desk.call('POST', `${KYC}/next`, { first: own?.id })).status).toBe(200);
  const approved = await desk.call('POST', `${KYC}/applications/${own?.id}/approve`, {});
  expect(approved.status, JSON.stringify(approved)).toBe(200);
}

test('the way of a new member to his first payout takes 25 taps and 9 typed fields', async ({
  page,
}) => {
  // What is played for is counted by the other ways.
  await setSite(page.request, {
    settings: { 'deposit.turnover': '0.0000', 'hold.cardHours': 0 },
  });
  const way = countWay();
  await step(page, 'registers', () => register(page, way));
  await way.tap(footer(page, 'My account'));
  // The member centre has the list, and its line says how far he is.
  await expect(page.getByRole('main').getByRole('button', { name: STEPS })).toBeVisible();
  await step(page, 'says who he is', () => sayWhoItIs(page, way));
  await step(page, 'adds an account', () => addAccount(page, way));
  await approve(page);
  await step(page, 'GCash 500: 4 taps', () => depositByGCash(page));
  await page.goto('/m/home');
  await way.tap(footer(page, 'My account'));
  await way.tap(page.getByRole('main').getByRole('button', { name: 'Withdraw', exact: true }));
  await way.tap(exact(page, 'All'));
  await way.tap(exact(page, 'Review'));
  await way.type(page.getByLabel('Payment password', { exact: true }), PIN);
  await way.tap(button(page, /^Withdraw ₱/));
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
  expect(way.count.taps).toBeLessThanOrEqual(25);
  expect(way.count.typed).toBeLessThanOrEqual(9);
});
