// An operator writes a draft of each kind of promotion; nobody sees one before it is published.
import type { Page } from '@playwright/test';
import { step } from '../visit.ts';
import { expect, expectAccessible, openConsole, test } from './console.ts';

/** The kinds as the list links to them, and what their usual values leave open. */
const KINDS = [
  { link: 'Deposit offer', fields: { Budget: '50000' } },
  { link: 'Cashback', fields: { Budget: '50000' } },
  { link: 'Mission', fields: { Budget: '50000' } },
  { link: 'Leader board', fields: { Budget: '50000' } },
  { link: 'Red envelope rain', fields: {} },
  { link: 'Lucky draw', fields: { Budget: '50000' } },
  { link: 'Invite friends', fields: { Budget: '50000' } },
  { link: 'On application, or by hand', fields: { Budget: '50000' } },
] as const;

async function writeDraft(page: Page, { link, fields }: (typeof KINDS)[number]) {
  const title = `Draft: ${link}`;
  await page.goto('/console/promotions');
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.getByRole('textbox', { name: 'Title (EN)' }).fill(title);
  await page.getByRole('textbox', { name: 'Title (TY)' }).fill(title);
  await page.getByRole('textbox', { name: 'Summary (EN)' }).fill('As planned.');
  await page.getByRole('textbox', { name: 'Summary (TY)' }).fill('Ayon sa plano.');
  await page.getByLabel(/^(From|Starts)/).fill('2030-01-01T00:00');
  for (const [name, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
  if (link === 'Deposit offer') {
    await page.getByLabel('For which deposit').selectOption('One deposit a day');
  }
  await expectAccessible(page, `console-draft-${link}`);
  await page.getByRole('button', { name: 'Save as a draft' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Conditions, as members/ })).toBeVisible();
}

test('REWARD-01 an operator writes a draft of each kind, which nobody sees yet', async ({
  page,
}) => {
  await openConsole(page, 'operator1', '/console/promotions');
  for (const kind of KINDS) {
    await step(page, `a draft: ${kind.link}`, () => writeDraft(page, kind));
  }
  const answer = await page.request.get('/wps/relay/MCSFE_getAvailablePromotions');
  expect(await answer.text()).not.toContain('Draft: ');
});

const SIMULATED = {
  EN: { button: 'Simulate on the last 90 days', days: 'Days', untold: 'The past cannot tell' },
  TY: {
    button: 'I-simulate sa nakaraang 90 araw',
    days: 'Mga araw',
    untold: 'Hindi masasabi ng nakaraan',
  },
} as const;

test('REWARD-01 a draft shows what it would have cost, in both languages', async ({ page }) => {
  await openConsole(page, 'operator1', '/console/promotions');
  await writeDraft(page, KINDS[1]);
  const cashback = page.url();
  await writeDraft(page, KINDS[2]);
  const mission = page.url();
  for (const language of ['EN', 'TY'] as const) {
    const { button, days, untold } = SIMULATED[language];
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await page.goto(cashback);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText(days, { exact: true })).toBeVisible();
    await expectAccessible(page, `console-simulation-${language}`);
    await page.goto(mission);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: untold })).toBeVisible();
  }
});
