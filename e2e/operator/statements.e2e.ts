import type { Page } from '@playwright/test';
import { approveElsewhere, expect, expectAccessible, openConsole, test } from './console.ts';

const inOf = (reference: string) => reference.replace('FEE', 'IN');

/**
 * A charge that nobody booked, and a deposit of weeks ago, by a reference of their own: other tests
 * share the site.
 */
function statement(reference: string) {
  const head = 'Date,Description,Reference,Debit,Credit,Balance';
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const rows = [
    head,
    `${day},Service charge,${reference},15.00,,-15.00`,
    `${day},InstaPay,${inOf(reference)},,1500.00,1485.00`,
  ];
  return { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
}

/** A provider's export is refused by what it lacks, then read: its one line no order knows. */
async function uploadProviderFile(page: Page) {
  await page.getByRole('button', { name: 'Read a provider’s file' }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await dialog.getByLabel('Provider', { exact: true }).selectOption({ label: 'PayMongo' });
  const send = async (rows: string[]) => {
    const file = {
      name: 'payments.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    };
    await dialog.getByLabel('File of the provider').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Read a provider’s file' }).click();
  };
  const head = 'id,amount,net_amount,currency,status,paid_at';
  const row = `pay_${Date.now()},20.00,19.50,PHP,paid,${new Date().toISOString()}`;
  await send([head, row]);
  await expect(dialog.getByRole('alert')).toContainText('external_reference_number');
  await expectAccessible(page, 'console-settlement-upload');
  await send([`${head},external_reference_number`, `${row},`]);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 new lines, 1 new differences')).toBeVisible();
}

/** A person says which posting a line is, and takes it back. */
async function matchByHand(page: Page, reference: string) {
  await page.getByRole('gridcell', { name: reference, exact: true }).click();
  const fits = page.getByRole('table', { name: 'What this line may be' });
  await expect(fits).toContainText('1,500.00');
  await expectAccessible(page, 'console-bank-lines');
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  const say = async (does: string) => {
    await dialog.getByRole('textbox').fill('The bank told us on the phone');
    await dialog.getByRole('button', { name: does }).click();
    await expect(dialog).toBeHidden();
  };
  await fits.getByRole('button', { name: 'Match' }).first().click();
  await say('Match');
  const line = page.getByRole('row').filter({ hasText: reference });
  await expect(line).toContainText('Matched');
  await page.getByRole('button', { name: 'Take back' }).click();
  await say('Take back');
  await expect(line).toContainText('No posting');
}

test('OC-36 a statement is uploaded, its strange line is listed, and two people accept it', async ({
  page,
  browser,
  baseURL,
}) => {
  const reference = `FEE${Date.now()}`;
  await openConsole(page, 'operator1', '/console/recon');
  await page.getByRole('main').getByRole('link', { name: 'Bank statements' }).click();
  await expectAccessible(page, 'console-statements');
  await uploadProviderFile(page);
  await page.getByRole('button', { name: 'Read a statement' }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await dialog.getByLabel('Our account').selectOption({ index: 1 });
  const bad = { ...statement(reference), buffer: Buffer.from('no,statement') };
  await dialog.getByLabel('File of the bank').setInputFiles(bad);
  await dialog.getByRole('button', { name: 'Read a statement' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Line 1 of this file cannot be read');
  await expectAccessible(page, 'console-statement-upload');
  await dialog.getByLabel('File of the bank').setInputFiles(statement(reference));
  await dialog.getByRole('button', { name: 'Read a statement' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByText('2 not matched').first().click();
  await page.getByRole('link', { name: '2 lines' }).click();
  await matchByHand(page, inOf(reference));

  await page.goto('/console/recon/differences?kind=missing_here');
  await page.getByRole('gridcell', { name: reference, exact: true }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const asks = page.locator('[role="alertdialog"][data-ready]');
  await asks.getByRole('textbox').fill('A charge of the bank');
  const answer = page.waitForResponse('**/recon/differences/accept');
  await asks.getByRole('button', { name: 'Accept', exact: true }).click();
  const { value } = (await (await answer).json()) as { value: { changeId: string } };
  await expect(asks).toBeHidden();
  await approveElsewhere(browser, baseURL, `/console/changes/${value.changeId}`);
  await page.reload();
  await expect(page.getByRole('row').filter({ hasText: reference })).toContainText('Accepted');
});
