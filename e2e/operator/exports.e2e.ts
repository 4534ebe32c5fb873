import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { step } from '../visit.ts';
import { expect, expectAccessible, openConsole, test } from './console.ts';
import { answerDialog } from '../site.ts';

/** Presses a button that keeps a file, and gives its text. */
async function kept(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** Agrees to the change on the screen. */
async function agree(page: Page) {
  await page.getByRole('button', { name: 'Approve' }).click();
  await answerDialog(page, 'Approve');
  await expect(page.getByText('It was done')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function keepSearch(page: Page) {
  await openConsole(page, 'operator1', '/console/members?q=member1');
  await expect(page.getByRole('link', { name: 'member1', exact: true })).toBeVisible();
  const lines = (await kept(page, 'Export CSV')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('member1');
  expect(lines.join()).not.toContain('+63998');
}

async function keepContacts(page: Page) {
  const reason = 'letter about the licence of this winter';
  await page.goto('/console/members/exports');
  await page.getByRole('button', { name: 'Ask for a file' }).click();
  await page.getByLabel('Reason', { exact: true }).fill(reason);
  await expectAccessible(page, 'console-exports');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: reason });
  await expect(row).toContainText('Waiting');
  await expect(row.getByRole('button', { name: 'Fetch the file' })).toHaveCount(0);
  const change = await row.getByRole('link').getAttribute('href');
  await openConsole(page, 'operator2', change ?? '');
  await agree(page);
  await openConsole(page, 'operator1', '/console/members/exports');
  await expect(row).toContainText('Agreed');
  expect(await kept(page, 'Fetch the file')).toContain("'+63998");
  await expect(row.getByRole('gridcell').filter({ hasText: /^1$/ })).toBeVisible();
}

async function makeAgent(page: Page) {
  const reason = 'signed the contract of an agent';
  await page.goto('/console/members?q=player218');
  await page.getByRole('link', { name: 'player218', exact: true }).click();
  await page.getByRole('button', { name: 'Change type' }).click();
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Agent' });
  await page.getByLabel('Reason', { exact: true }).fill(reason);
  await expectAccessible(page, 'console-member-type');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('Asked. It waits for a second person.')).toBeVisible();
  const member = page.url();
  await openConsole(page, 'operator2', '/console/changes?mine=decide');
  await page.getByRole('row').filter({ hasText: reason }).getByRole('link').first().click();
  await agree(page);
  await openConsole(page, 'operator1', member);
  await expect(page.getByRole('definition').filter({ hasText: /^Agent$/ })).toBeVisible();
}

test('OC-30 members are kept as files, and become agents, as two people agree', async ({
  page,
}) => {
  await step(page, 'what a search of members shows is kept as a file, without contacts', () =>
    keepSearch(page),
  );
  await step(
    page,
    'OC-30 a file with contacts is asked for by one, agreed to by another, and fetched by the first',
    () => keepContacts(page),
  );
  await step(page, 'a member becomes an agent once a second person agrees', () => makeAgent(page));
});
