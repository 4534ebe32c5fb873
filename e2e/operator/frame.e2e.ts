import type { Page } from '@playwright/test';
import { PHONE } from '../games.ts';
import { step } from '../visit.ts';
import { renewSite } from '../own-site.ts';
import {
  expect,
  expectAccessible,
  LARGE,
  logInOperator,
  openConsole,
  SMALL,
  test,
} from './console.ts';

const OVERVIEW = {
  EN: { dashboard: 'Dashboard', queues: 'Work queues', jobs: 'Jobs', status: 'Status' },
  TY: {
    dashboard: 'Dashboard',
    queues: 'Mga pila ng trabaho',
    jobs: 'Mga job',
    status: 'Status',
  },
} as const;

/** Ends on the status, as the names of jobs look like texts that nobody translated. */
async function logIn(page: Page) {
  await page.goto('/console/status');
  await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
  await expectAccessible(page, 'console-login');
  await page.getByRole('textbox', { name: 'Operator name' }).fill('operator1');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await logInOperator(page, 'auditor1');
  await expect(page.getByRole('heading', { name: 'Status', level: 1 })).toBeVisible();
}

/** Opens every overview screen from the menu. */
async function walk(page: Page, language: 'EN' | 'TY') {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  for (const [name, title] of Object.entries(OVERVIEW[language])) {
    await menu.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(/^(Loading|Naglo-load)$/)).toHaveCount(0);
    await expectAccessible(page, `console-${name}-${language}-${page.viewportSize()?.width}`);
  }
}

async function walkInBothSizes(page: Page, language: 'EN' | 'TY') {
  await page.goto('/console');
  for (const size of [SMALL, LARGE]) {
    await page.setViewportSize(size);
    await step(
      page,
      `every overview screen opens from the menu, and axe has nothing to say: ${size.width}`,
      () => walk(page, language),
    );
  }
}

async function useOnPhone(page: Page) {
  await page.setViewportSize(PHONE);
  await page.goto('/console/withdrawals');
  await page.getByRole('button', { name: 'Unfold the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Deposits' }).click();
  await expect(page.getByRole('button', { name: 'Unfold the menu' })).toBeVisible();
  await expect(page.getByRole('row').first()).toContainText('D2');
  await expectAccessible(page, 'console-phone');
  const beyond = await page.getByRole('row').evaluateAll(
    (rows) =>
      rows.flatMap((row) => {
        const { right, bottom } = row.getBoundingClientRect();
        return [...row.children].filter((cell) => {
          const box = cell.getBoundingClientRect();
          return box.right > right + 1 || box.bottom > bottom + 1;
        });
      }).length,
  );
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([beyond, wide]).toEqual([0, 0]);
}

async function useKeys(page: Page) {
  await openConsole(page, 'operator1', '/console/queues');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/console\/dashboard$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keys of this screen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Keys of this screen' })).toHaveCount(0);
}

test('the frame of the console, from the login to the logout, in both sizes', async ({ page }) => {
  await step(page, 'an operator logs in by the form, and is where he wanted to be', () =>
    logIn(page),
  );
  await walkInBothSizes(page, 'EN');
  await page.setViewportSize(PHONE);
  await step(
    page,
    'on a phone the menu lies over the screen, and a row is a card that shows all of itself',
    () => useOnPhone(page),
  );
  await page.setViewportSize(SMALL);
  await step(page, 'he logs out', async () => {
    await page.getByRole('button', { name: 'Operator auditor1' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
  });
  await step(page, 'the keyboard alone goes places and shows the keys', () => useKeys(page));
  await step(
    page,
    'what an operator may not open is not in his menu, and its address says so',
    async () => {
      await openConsole(page, 'support1', '/console/jobs');
      await expect(page.getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Jobs' })).toHaveCount(0);
      await page.goto('/console/nothing/here');
      await expect(page.getByRole('heading', { name: 'There is no such screen' })).toBeVisible();
    },
  );
});

test.describe('in Filipino', () => {
  test.use({ language: 'TY' });
  test('the frame of the console speaks Filipino in both sizes', async ({ page }) => {
    await openConsole(page, 'auditor1');
    await walkInBothSizes(page, 'TY');
  });
});

test('an operator changes his own password, and his other sessions end', async ({
  page,
  browser,
  baseURL,
}) => {
  const next = 'a much longer pass 2';
  const other = await browser.newContext({ baseURL });
  const elsewhere = await other.newPage();
  await openConsole(elsewhere, 'cashier1');
  await openConsole(page, 'cashier1');
  await page.getByRole('button', { name: 'Operator cashier1' }).click();
  await page.getByRole('button', { name: 'Password and second factor' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password and second factor');
  await expectAccessible(page, 'console-own-access');
  const change = page.getByRole('button', { name: 'Change the password' });
  await page.getByLabel('Current password', { exact: true }).fill('not the password');
  await page.getByLabel(/^New password, at least/).fill(next);
  await page.getByLabel('New password again').fill(next);
  await change.click();
  await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill('Demo-pass-1');
  await change.click();
  await expect(page.getByText('The password is changed.')).toBeVisible();
  await elsewhere.reload();
  await logInOperator(elsewhere, 'cashier1', next);
  await other.close();
  // Other tests log him in with the password of before.
  renewSite();
});
