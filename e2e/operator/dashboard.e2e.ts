import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { step } from '../visit.ts';
import { elsewhere, expect, expectAccessible, LARGE, openConsole, test } from './console.ts';

/** The demo's correction that two people must agree to. */
const LARGE_CORRECTION = 'Paid in at the bank';

/** Looks at the overview screens, in the language that the page speaks. */
async function lookAround(page: Page, language: 'EN' | 'TY') {
  for (const name of ['dashboard', 'queues', 'jobs', 'status']) {
    await page.goto(`/console/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Loading|Naglo-load)$/)).toHaveCount(0);
    await expectAccessible(page, `console-${name}-${language}`);
  }
}

async function countUp(page: Page) {
  await openConsole(page, 'operator1', '/console/dashboard');
  const waiting = page
    .getByRole('row')
    .filter({ hasText: 'Conversations' })
    .getByRole('cell')
    .nth(1);
  await expect(waiting).toHaveText(/^\d+$/);
  const before = Number(await waiting.innerText());
  const guest = 'd'.repeat(43);
  const sent = await page.request.post('/api/v1/support/messages', {
    data: { text: 'Is anybody there?', clientId: randomUUID(), guest },
  });
  expect(sent.status()).toBe(200);
  await expect(waiting).toHaveText(String(before + 1));
  await expect(
    page.getByRole('navigation').getByRole('link', { name: /^Conversations/ }),
  ).toContainText(String(before + 1));
}

test('the overview of an administrator, and its counts', async ({ page }) => {
  await openConsole(page, 'operator1', '/console');
  await expect(page).toHaveURL(/\/console\/dashboard$/);
  await step(page, 'a visitor’s message raises the counts on an open dashboard by itself', () =>
    countUp(page),
  );
  await step(page, 'the dashboard, queues, jobs and status have nothing for axe to say', () =>
    lookAround(page, 'EN'),
  );
});

test.describe('in Filipino', () => {
  test.use({ language: 'TY', viewport: LARGE });
  test('the dashboard, queues, jobs and status have nothing for axe to say', async ({ page }) => {
    await openConsole(page, 'operator1', '/console');
    await lookAround(page, 'TY');
  });
});

test('OC-42 who takes an item is seen on another’s open page, also after a lost connection', async ({
  page,
  browser,
  baseURL,
}) => {
  await openConsole(page, 'operator2', '/console/changes?mine=decide');
  await page
    .getByRole('row')
    .filter({ hasText: LARGE_CORRECTION })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('Nobody has taken this yet')).toBeVisible();
  const third = await elsewhere(browser, baseURL, 'operator3', new URL(page.url()).pathname);
  await expect(third.getByText('Nobody has taken this yet')).toBeVisible();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(third.getByText('operator2 has taken this')).toBeVisible();
  await third.context().setOffline(true);
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText('Nobody has taken this yet')).toBeVisible();
  await third.context().setOffline(false);
  await expect(third.getByText('Nobody has taken this yet')).toBeVisible();
  await third.context().close();
});
