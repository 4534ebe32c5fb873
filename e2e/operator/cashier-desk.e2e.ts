// The cashier's smaller screens: methods, cards that wait, and what a member must still bet.
import { answerDialog, openAs } from '../site.ts';
import { elsewhere, expect, expectAccessible, openConsole, test } from './console.ts';

test('MONEY-02 two people waive what a member must still bet, and his page shows that it waits', async ({
  page,
  browser,
  baseURL,
}) => {
  await openConsole(page, 'operator1', '/console/members?q=player211');
  await page.getByRole('link', { name: 'player211' }).first().click();
  await page.getByRole('tab', { name: 'Turnover' }).click();
  const waive = page.getByRole('button', { name: 'Ask to waive' });
  await expect(waive).toHaveCount(6);
  await expectAccessible(page, 'console-turnover');
  await waive.first().click();
  await page.getByLabel('Reason', { exact: true }).fill('promised after a complaint');
  await answerDialog(page, 'Ask to waive');
  const waits = page.getByRole('link', { name: 'Waits for a second person' });
  await expect(waits).toBeVisible();
  const address = await waits.getAttribute('href');
  const other = await elsewhere(browser, baseURL, 'operator2', address ?? '');
  await other.getByRole('button', { name: 'Approve' }).click();
  await answerDialog(other, 'Approve');
  await expect(other.getByText('It was done')).toBeVisible();
  await other.context().close();
  await page.reload();
  await expect(page.getByText('Waived', { exact: true })).toBeVisible();
  await expect(waive).toHaveCount(5);
});

test('a cashier looks at a card that another member has, and removes it', async ({ page }) => {
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
});

test('a method is switched off by one person at once, and only asked on again', async ({
  page,
  browser,
  baseURL,
}) => {
  await openConsole(page, 'operator1', '/console/payment-methods');
  await expect(page.getByText('GrabPay').first()).toBeVisible();
  await expectAccessible(page, 'console-methods');
  await page.getByRole('button', { name: 'Switch off GrabPay', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('their pages do not open');
  await answerDialog(page, 'Switch off');
  const row = page.getByRole('row').filter({ hasText: 'GrabPay' }).first();
  await expect(row).toContainText('Off');
  const member = await elsewhere(browser, baseURL, 'cashier1', '/console/payment-methods');
  await openAs(member, 'player207', '/m/voucherCenter');
  await expect(member.getByRole('radio', { name: /^GCash/ })).toBeVisible();
  await expect(member.getByRole('radio', { name: /^GrabPay/ })).toHaveCount(0);
  await member.context().close();
  await page.getByRole('button', { name: 'Switch on GrabPay', exact: true }).click();
  await page.getByLabel('Reason', { exact: true }).fill('their pages open again');
  await answerDialog(page, 'Switch on');
  // It closes with its answer, and takes a step back in the history, which would cancel the next.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/console/changes');
  await expect(page.getByText('their pages open again')).toBeVisible();
});
