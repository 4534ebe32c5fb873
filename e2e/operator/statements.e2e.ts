import { approveElsewhere, expect, expectAccessible, openConsole, test } from './console.ts';

/** A line that nobody booked, by a reference of its own: other tests share the site. */
function statement(reference: string) {
  const head = 'Date,Description,Reference,Debit,Credit,Balance';
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const rows = [head, `${day},Service charge,${reference},15.00,,-15.00`];
  return { name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
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
  await page.getByRole('main').getByText('1 not matched').first().click();
  await expect(page.getByText(reference)).toBeVisible();

  await page.goto('/console/recon/differences');
  await page.getByText(reference).click();
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
