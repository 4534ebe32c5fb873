import { PHONE } from '../games.ts';
import { renewSite } from '../own-site.ts';
import { expect, expectAccessible, LARGE, logInOperator, openConsole, test } from './console.ts';

test('an operator logs in by the form, is where he wanted to be, and logs out', async ({
  page,
}) => {
  await page.goto('/console/jobs');
  await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
  await expectAccessible(page, 'console-login');
  await page.getByRole('textbox', { name: 'Operator name' }).fill('operator1');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await logInOperator(page, 'auditor1');
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Operator auditor1' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
});

for (const size of [undefined, LARGE] as const) {
  for (const language of ['EN', 'TY'] as const) {
    test.describe(`${size ? 'large' : 'small'} ${language}`, () => {
      test.use({ language, ...(size ? { viewport: size } : {}) });
      test('every overview screen opens from the menu, and axe has nothing to say', async ({
        page,
      }) => {
        await openConsole(page, 'auditor1');
        const menu = page.getByRole('navigation', { name: 'Menu' });
        for (const [name, title] of [
          ['dashboard', 'Dashboard'],
          ['queues', language === 'EN' ? 'Work queues' : 'Mga pila ng trabaho'],
          ['jobs', language === 'EN' ? 'Jobs' : 'Mga job'],
          ['status', 'Status'],
        ] as const) {
          await menu.getByRole('link', { name: title }).first().click();
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
          await expect(page.getByText(/^(Loading|Naglo-load)$/)).toHaveCount(0);
          await expectAccessible(page, `console-${name}-${language}-${page.viewportSize()?.width}`);
        }
      });
    });
  }
}

test('on a phone the menu lies over the screen, and a row is a card that shows all of itself', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openConsole(page, 'auditor1', '/console/withdrawals');
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

test('the keyboard alone goes places and shows the keys', async ({ page }) => {
  await openConsole(page, 'operator1', '/console/queues');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL(/\/console\/dashboard$/);
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { name: 'Keys of this screen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Keys of this screen' })).toHaveCount(0);
});

test('what an operator may not open is not in his menu, and its address says so', async ({
  page,
}) => {
  await openConsole(page, 'support1', '/console/jobs');
  await expect(page.getByRole('heading', { name: 'This is not open to you' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Jobs' })).toHaveCount(0);
  await page.goto('/console/nothing/here');
  await expect(page.getByRole('heading', { name: 'There is no such screen' })).toBeVisible();
});
