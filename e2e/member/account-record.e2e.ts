import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { speak, step, visitAs } from '../visit.ts';

const RECORD = '/m/transaction/record';

async function readBalance(page: Page) {
  const token = await openAs(page, 'member1', RECORD);
  const rows = page.getByRole('main').getByRole('button', { name: /balance ₱/ });
  await expect(rows.first()).toContainText('balance ₱10,000.00');
  expect(await balanceOf(page.request, token)).toBe('10000.0000');
  await expect(page.getByText(/\d+ entries/)).toBeVisible();
  await expectAccessible(page, 'account-record');
  await rows.first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Balance after it');
  await expect(sheet).toContainText('Entry');
  await expectAccessible(page, 'account-record-entry');
}

async function filter(page: Page) {
  await page.goto(`${RECORD}?types=A`);
  await page.getByRole('button', { name: '90 days' }).click();
  await page.getByRole('button', { name: 'Transfers', exact: true }).click();
  await expect(page).toHaveURL(/types=A/);
  await expect(page).toHaveURL(/days=90/);
  await expect(page).toHaveURL(/kind=transfers/);
  await expect(page.getByText('3 entries')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Deposits', exact: true }).click();
  await expect(page).toHaveURL(/kind=deposits/);
  await page.getByRole('button', { name: 'Withdrawals', exact: true }).click();
  await expect(page).toHaveURL(/kind=withdrawals/);
  await page.getByRole('button', { name: '30 days' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const count = page.getByText(/^\d+ entries\s*$/);
  await expect(count).toBeVisible();
  const total = Number.parseInt((await count.textContent()) ?? '', 10);
  const rows = page.getByRole('main').getByRole('button', { name: /balance ₱/ });
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 5_000);
      return rows.count();
    })
    .toBe(total);
}

async function keepFile(page: Page) {
  await page.goto(`${RECORD}?days=90`);
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await kept;
  expect(file.suggestedFilename()).toMatch(/^account-record-[\d-]+\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  const count = await page.getByText(/^\d+ entries\s*$/).textContent();
  expect(lines).toHaveLength(Number.parseInt(count ?? '', 10) + 1);
  expect(lines[0]).toContain('Time,Kind,');
}

async function openRound(page: Page) {
  await page.goto(`${RECORD}?days=90&kind=play`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /balance ₱/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'See the round' }).click();
  await expect(page).toHaveURL(/\/m\/gameRecord\?days=90&round=/);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Stake');
  await expect(sheet.getByRole('button', { name: 'Copy the round’s number' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('1 round')).toBeVisible();
  await page.getByRole('button', { name: 'Settled', exact: true }).click();
  await expect(page).not.toHaveURL(/round=/);
  const games = page.getByLabel('Game', { exact: true });
  await games.selectOption({ index: 1 });
  await expect(page).toHaveURL(/game=/);
}

test('MONEY-03 MONEY-06 the account record: its balance, filters and rounds, also in Filipino', async ({
  page,
}) => {
  await step(page, 'MONEY-03 MONEY-06 it ends with the balance in the header', () =>
    readBalance(page),
  );
  await step(
    page,
    'MONEY-03 filters are in the address, sums follow them, and the list grows to its end',
    () => filter(page),
  );
  await step(page, 'MONEY-03 the record is kept as a file, with every entry of the filter', () =>
    keepFile(page),
  );
  await step(page, 'MONEY-03 a movement leads to its round in the betting record', () =>
    openRound(page),
  );
  await step(page, 'MONEY-03 the member center leads to the record, in Filipino', async () => {
    await speak(page, 'TY');
    await visitAs(page, 'member2', '/m/mine');
    await page.getByRole('button', { name: 'Record ng account' }).first().click();
    await expect(page).toHaveURL(/\/m\/transaction\/record/);
    await expect(page.getByText('Diperensya')).toBeVisible();
    await expectAccessible(page, 'account-record-ty');
  });
});

test('MONEY-03 an empty period, a failed reading and a lost connection each say so', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/status of 500/, /ERR_INTERNET_DISCONNECTED/, /installed app could not start/);
  await openAs(page, 'member2', `${RECORD}?kind=rewards`);
  await expect(page.getByText('No movements in this period')).toBeVisible();
  await page.route('**/ODS2_MemberTransaction*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText('The record could not be loaded')).toBeVisible();
  await page.unroute('**/ODS2_MemberTransaction*');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The record could not be loaded')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The record could not be loaded')).toBeHidden();
});
