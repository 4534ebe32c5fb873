import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { elsewhere, expect, expectAccessible, openConsole, test } from './console.ts';
import { answerDialog } from '../site.ts';

/** Presses a button that keeps a file, and gives its text. */
async function kept(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** Agrees to a change as another operator at another browser, and closes that. */
async function agreeTo(page: Page) {
  await page.getByRole('button', { name: 'Approve' }).click();
  await answerDialog(page, 'Approve');
  await expect(page.getByText('It was done')).toBeVisible();
  await page.context().close();
}

test('what a search of members shows is kept as a file, without contacts', async ({ page }) => {
  await openConsole(page, 'operator1', '/console/members?q=member1');
  await expect(page.getByRole('link', { name: 'member1', exact: true })).toBeVisible();
  const lines = (await kept(page, 'Export CSV')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('member1');
  expect(lines.join()).not.toContain('+63998');
});

test('OC-30 a file with contacts is asked for by one, agreed to by another, and fetched by the first', async ({
  page,
  browser,
  baseURL,
}) => {
  const reason = 'letter about the licence of this winter';
  await openConsole(page, 'operator1', '/console/members/exports');
  await page.getByRole('button', { name: 'Ask for a file' }).click();
  await page.getByLabel('Reason', { exact: true }).fill(reason);
  await expectAccessible(page, 'console-exports');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row).toContainText('Waiting');
  await expect(row.getByRole('button', { name: 'Fetch the file' })).toHaveCount(0);
  const change = await row.getByRole('link').getAttribute('href');
  await agreeTo(await elsewhere(browser, baseURL, 'operator2', change ?? ''));
  await page.reload();
  await expect(row).toContainText('Agreed');
  expect(await kept(page, 'Fetch the file')).toContain("'+63998");
  await expect(row.getByRole('gridcell').filter({ hasText: /^1$/ })).toBeVisible();
});

test('a member becomes an agent once a second person agrees', async ({
  page,
  browser,
  baseURL,
}) => {
  const reason = 'signed the contract of an agent';
  await openConsole(page, 'operator1', '/console/members?q=player218');
  await page.getByRole('link', { name: 'player218', exact: true }).click();
  await page.getByRole('button', { name: 'Change type' }).click();
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Agent' });
  await page.getByLabel('Reason', { exact: true }).fill(reason);
  await expectAccessible(page, 'console-member-type');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Asked. It waits for a second person.')).toBeVisible();
  const path = '/console/changes?mine=decide';
  const second = await elsewhere(browser, baseURL, 'operator2', path);
  await second.getByRole('row').filter({ hasText: reason }).getByRole('link').first().click();
  await agreeTo(second);
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: /^Agent$/ })).toBeVisible();
});
