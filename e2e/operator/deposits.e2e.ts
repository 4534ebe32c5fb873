import type { Page } from '@playwright/test';
import { sayTransferred } from '../cashier.ts';
import { speak, step } from '../visit.ts';
import { answerDialog, balanceOf } from '../site.ts';
import { expect, expectAccessible, openConsole, test } from './console.ts';

type Transfer = Awaited<ReturnType<typeof sayTransferred>>;

async function confirm(page: Page, came: Transfer) {
  await openConsole(page, 'cashier1', `/console/deposits?reference=${came.reference}`);
  await expect(page.getByRole('link', { name: came.reference })).toBeVisible();
  await expectAccessible(page, 'console-deposits');
  await page.getByRole('link', { name: came.reference }).click();
  await page.getByRole('button', { name: 'Show the names' }).click();
  await page.getByLabel('Reason', { exact: true }).fill('compare with the statement');
  await answerDialog(page, 'Show the names');
  await expect(page.getByText('Nilo Ramos')).toBeVisible();
  await expectAccessible(page, 'console-deposit');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await page.getByLabel('What really came').fill('700');
  await page.getByLabel('Reason', { exact: true }).fill('line 12 of the statement');
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await expect(dialog).toContainText('Add ₱700.00 to player203');
  await expectAccessible(page, 'console-deposit-confirm');
  await answerDialog(page, 'Confirm');
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible();
  expect(await balanceOf(page.request, came.token)).toBe('1700.0000');
  // A dialog that closes steps back in the history, which would cut the next address off.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function reject(page: Page, missing: Transfer) {
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await page.goto(`/console/deposits/queue?item=${missing.id}`);
  await expect(page.getByRole('heading', { name: /₱800\.00/ })).toBeVisible();
  await expectAccessible(page, 'console-deposit-queue');
  await page.keyboard.press('t');
  await expect(page.getByText('You have taken this')).toBeVisible();
  await page.keyboard.press('r');
  await expect(dialog).toContainText('nothing is added');
  await page.getByLabel('Reason', { exact: true }).fill('no such line in three days');
  await answerDialog(page, 'Reject');
  await expect(page.getByText('Done', { exact: true }).first()).toBeVisible();
  expect(await balanceOf(page.request, missing.token)).toBe('1000.0000');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

test('a cashier decides on transfers by hand, on screens that also speak Filipino', async ({
  page,
}) => {
  const came = await sayTransferred(page.request, 'player203', {
    amount: '700.0000',
    payerName: 'Nilo Ramos',
  });
  const missing = await sayTransferred(page.request, 'player204', {
    amount: '800.0000',
    payerName: 'Dina Cruz',
  });
  await step(page, 'he confirms what really came of a transfer by hand', () => confirm(page, came));
  await step(page, 'he rejects one that did not come', () => reject(page, missing));
  await step(page, 'the screens of deposits speak Filipino', async () => {
    await speak(page, 'TY');
    await page.goto('/console/deposits');
    await expect(page.getByRole('heading', { name: 'Mga deposit' })).toBeVisible();
    await expectAccessible(page, 'console-deposits-ty');
    await page.goto('/console/deposits/unmatched');
    await expect(page.getByRole('heading', { name: 'Di-tugmang pera' })).toBeVisible();
    await expectAccessible(page, 'console-unmatched-ty');
  });
});
