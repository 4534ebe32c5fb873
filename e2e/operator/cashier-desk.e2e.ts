// The cashier's smaller screens: methods, cards that wait, and what a member must still bet.
import type { Page } from '@playwright/test';
import { step, visitAs } from '../visit.ts';
import { renewSite } from '../own-site.ts';
import { answerDialog } from '../site.ts';
import { expect, expectAccessible, openConsole, test } from './console.ts';

async function waiveTurnover(page: Page) {
  await openConsole(page, 'operator1', '/console/members?q=player211');
  await page.getByRole('link', { name: 'player211' }).first().click();
  await page.getByRole('tab', { name: 'Turnover' }).click();
  const waive = page.getByRole('button', { name: 'Ask to waive' });
  await expect(waive).toHaveCount(6);
  await expectAccessible(page, 'console-turnover');
  const turnover = page.url();
  await waive.first().click();
  await page.getByLabel('Reason', { exact: true }).fill('promised after a complaint');
  await answerDialog(page, 'Ask to waive');
  const waits = page.getByRole('link', { name: 'Waits for a second person' });
  await expect(waits).toBeVisible();
  const address = await waits.getAttribute('href');
  await openConsole(page, 'operator2', address ?? '');
  await page.getByRole('button', { name: 'Approve' }).click();
  await answerDialog(page, 'Approve');
  await expect(page.getByText('It was done')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await openConsole(page, 'operator1', turnover);
  await expect(page.getByText('Waived', { exact: true })).toBeVisible();
  await expect(waive).toHaveCount(5);
}

async function removeCard(page: Page) {
  await openConsole(page, 'cashier1', '/console/bank-cards');
  const row = page.getByRole('row').filter({ hasText: 'player210' });
  await expect(row).toContainText('Another member has this number');
  await expectAccessible(page, 'console-cards');
  await row.click();
  await page.getByRole('button', { name: 'Show the names' }).click();
  await page.getByLabel('Reason', { exact: true }).fill('compare the two holders');
  await answerDialog(page, 'Show the names');
  await expect(page.getByText('player206')).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByLabel('Reason', { exact: true }).fill('belongs to player206');
  await answerDialog(page, 'Remove it');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function switchMethod(page: Page) {
  await openConsole(page, 'operator1', '/console/payment-methods');
  await expect(page.getByText('GrabPay').first()).toBeVisible();
  await expectAccessible(page, 'console-methods');
  await page.getByRole('button', { name: 'Switch off GrabPay', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('their pages do not open');
  await answerDialog(page, 'Switch off');
  const row = page.getByRole('row').filter({ hasText: 'GrabPay' }).first();
  await expect(row).toContainText('Off');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await visitAs(page, 'player207', '/m/voucherCenter');
  await expect(page.getByRole('radio', { name: /^GCash/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^GrabPay/ })).toHaveCount(0);
  await page.goto('/console/payment-methods');
  await page.getByRole('button', { name: 'Switch on GrabPay', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('their pages open again');
  await answerDialog(page, 'Switch on');
  // It closes with its answer, and takes a step back in the history, which would cancel the next.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/console/changes');
  await expect(page.getByText('their pages open again')).toBeVisible();
}

test('MONEY-02 what a member must still bet, cards that wait, and methods', async ({ page }) => {
  // What is waived stays waived, and another test counts what this member must still bet.
  renewSite();
  await step(
    page,
    'MONEY-02 two people waive what a member must still bet, and his page shows that it waits',
    () => waiveTurnover(page),
  );
  await step(page, 'a cashier looks at a card that another member has, and removes it', () =>
    removeCard(page),
  );
  await step(page, 'a method is switched off by one person at once, and only asked on again', () =>
    switchMethod(page),
  );
});
