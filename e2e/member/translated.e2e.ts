import type { Page } from '@playwright/test';
import { playWished } from '../games.ts';
import { balanceOf, expect, openAs, test } from '../site.ts';
import { translate } from '../translator.ts';

const ACCOUNT = 'player108';

interface Round {
  balance: string;
  stake: string;
}

/** A round won and one lost: the line, the last results and the balance follow. */
async function playDice(page: Page, token: string) {
  const roll = page.getByRole('button', { name: 'Roll', exact: true });
  const play = (wish: 'win' | 'nothing') =>
    playWished<Round>(page, { account: ACCOUNT, game: 'dice', wish }, () => roll.click());
  await expect(page.getByText('Pick your numbers and roll.')).toBeVisible();
  await page.getByRole('radio', { name: 'Over' }).check();
  await page.getByRole('button', { name: 'Raise the stake' }).click();
  await play('win');
  await expect(page.locator('strong', { hasText: 'Won' })).toBeVisible();
  const { balance } = await play('nothing');
  await expect(page.getByText(/^No win/).first()).toBeVisible();
  await expect(page.locator('strong', { hasText: 'Won' })).toHaveCount(0);
  expect(await balanceOf(page.request, token)).toBe(balance);
  const figures = balance.replace(/\d\d$/, '').replace(/\B(?=(\d{3})+\.)/g, ',');
  await expect(page.getByText(figures).first()).toBeVisible();
}

async function deposit(page: Page) {
  await page.goto('/m/voucherCenter?method=BANK_MANUAL');
  const figure = page.getByRole('textbox', { name: 'How much' });
  await figure.fill('64,00');
  await expect(page.getByText('A comma only groups: 1,000.')).toBeVisible();
  await figure.fill('20');
  await page.getByRole('button', { name: '₱500', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pay ₱500.00' })).toBeEnabled();
  await figure.fill('750');
  await page.getByRole('button', { name: 'Pay ₱750.00' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your transfer' });
  await sheet.getByLabel('Name on your account').fill('');
  await sheet.getByRole('button', { name: /^Get the reference/ }).click();
  await sheet.getByLabel('Name on your account').fill('Player Thirty');
  await sheet.getByRole('button', { name: /^Get the reference/ }).click();
  await expect(page.getByText(/Transfer exactly ₱750\.00/)).toBeVisible();
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('We are checking your payment')).toBeVisible();
}

async function readRecords(page: Page) {
  await page.goto('/m/transaction/record');
  const rows = page.getByRole('main').getByRole('button', { name: /balance ₱/ });
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: 'Deposits', exact: true }).click();
  await expect(rows).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await rows.first().click();
  await expect(page.getByRole('dialog')).toContainText('Balance after it');
}

async function changeSettings(page: Page) {
  await page.goto('/m/set');
  await page.getByRole('radio', { name: 'Filipino' }).click();
  await expect(page.getByText('Mag-sign out')).toBeVisible();
  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByText('Sign out', { exact: true })).toBeVisible();
}

test('a translated site stays whole for a member who plays, pays and reads', async ({ page }) => {
  await translate(page);
  const token = await openAs(page, ACCOUNT, '/m/game/dice');
  await test.step('dice: a round won and one lost', () => playDice(page, token));
  await test.step('deposit: amounts, refusals, an order', () => deposit(page));
  await test.step('the account record: filters and an entry', () => readRecords(page));
  await test.step('settings: both languages', () => changeSettings(page));
});
