// An operator saves a segment, sees how many members it has, changes it and archives it.
import type { Page } from '@playwright/test';
import { answerDialog } from '../site.ts';
import { speak, step } from '../visit.ts';
import { expect, expectAccessible, openConsole, test } from './console.ts';

const countOf = async (page: Page) =>
  Number(/[\d,]+/.exec(await page.getByRole('status').first().innerText())?.[0].replace(',', ''));

async function save(page: Page, name: string) {
  await openConsole(page, 'operator1', '/console/segments');
  await expect(page.getByRole('row', { name: /Verified, deposited/ })).toBeVisible();
  await expectAccessible(page, 'console-segments');
  await page.getByRole('link', { name: 'New segment' }).click();
  const size = page.getByRole('status').filter({ hasText: /members now/ });
  await expect(size).toHaveText(/\d members now/);
  const everybody = await countOf(page);
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Registered from').fill('2999-01-01');
  await expect(size).toHaveText('0 members now');
  await page.getByLabel('Registered from').fill('');
  await page.getByLabel('Identity level at least').fill('1');
  await expect(size).not.toHaveText('0 members now');
  await expect(size).not.toHaveText(`${everybody} members now`);
  await expectAccessible(page, 'console-segment-new');
  await page.getByRole('button', { name: 'Save the segment' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Nothing uses it yet.')).toBeVisible();
  await expectAccessible(page, 'console-segment');
}

async function archive(page: Page) {
  await page.getByRole('button', { name: 'Archive for good' }).click();
  await page.getByRole('textbox', { name: /Reason/ }).fill('not needed any more');
  await answerDialog(page, 'Archive for good');
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
}

test('REWARD-01 a segment is saved, counted and archived', async ({ page }) => {
  const name = `Proved ${Date.now()}`;
  await step(page, 'it is counted while it is edited, and saved', () => save(page, name));
  await step(page, 'a draft of a promotion offers it', async () => {
    await page.goto('/console/promotions/new-sign-in');
    const choice = page.getByRole('combobox', { name: 'For whom' });
    await expect(choice.getByRole('option', { name: `${name} (version 1)` })).toHaveCount(1);
    await page.goto('/console/segments');
    await page.getByRole('row', { name: new RegExp(name) }).click();
  });
  await step(page, 'it is archived for good', () => archive(page));
  await step(page, 'in Filipino', async () => {
    await speak(page, 'TY');
    await page.goto('/console/segments');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mga segment');
    await expectAccessible(page, 'console-segments-ty');
  });
});
