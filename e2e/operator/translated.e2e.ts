import type { Page } from '@playwright/test';
import { groupDecimal } from '@palaro/kernel';
import { translate } from '../translator.ts';
import { expect, logInOperator, test } from './console.ts';

async function logIn(page: Page) {
  await page.goto('/console/members?q=member1');
  await page.getByRole('textbox', { name: 'Operator name' }).fill('operator1');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await logInOperator(page, 'operator1');
}

async function readMember(page: Page) {
  await page.getByRole('link', { name: 'member1', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^member1/ })).toBeVisible();
  for (const name of ['Wallet', 'Rounds', 'Transfers', 'Tickets']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
}

/** One item is taken and given back, and another takes its place with its own amount. */
async function workOnQueue(page: Page) {
  await page.goto('/console/withdrawals/queue');
  const heading = page.getByRole('heading', { level: 2, name: /^₱/ });
  const first = await heading.innerText();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByText('You have taken this')).toBeVisible();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText('You have taken this')).toHaveCount(0);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(heading).not.toHaveText(first);
  const item = new URL(page.url()).searchParams.get('item');
  const answer = await page.request.get('/console/api/withdrawals?queue=waiting');
  const { value } = (await answer.json()) as { value: { list: { id: string; amount: string }[] } };
  const row = value.list.find(({ id }) => id === item);
  await expect(heading).toContainText(`₱${groupDecimal(row?.amount ?? '', 2)} ·`);
}

test('a translated console stays whole for an operator who works in it', async ({ page }) => {
  await translate(page);
  await test.step('login: a refusal comes and goes', () => logIn(page));
  await test.step('a member: the tabs of the record', () => readMember(page));
  await test.step('a queue: one row after the other', () => workOnQueue(page));
});
