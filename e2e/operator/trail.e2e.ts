import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { step } from '../visit.ts';
import { elsewhere, expect, expectAccessible, LARGE, openConsole, SMALL, test } from './console.ts';

const REASON = 'covers the desk for the holidays';

/** Reaches a button by the keyboard alone and presses it. */
async function pressByTab(page: Page, name: string) {
  const button = page.locator('[role="alertdialog"][data-ready]').getByRole('button', { name });
  for (let i = 0; i < 8; i += 1) {
    if (await button.evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Walks down a list by the keyboard to the row that holds a text. */
async function walkTo(page: Page, text: string) {
  const row = page.getByRole('row').filter({ hasText: text });
  await expect(row).toBeVisible();
  const index = Number(await row.getAttribute('data-row'));
  for (let at = 0; at <= index; at += 1) await page.keyboard.press('j');
  await expect(row).toHaveAttribute('aria-current', 'true');
}

test('OC-44 a second operator approves by the keyboard alone what the first asked for', async ({
  page,
  browser,
  baseURL,
}) => {
  await openConsole(page, 'operator1', '/console/operators');
  await page.getByRole('link', { name: 'cashier1' }).click();
  await page.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await dialog.getByRole('checkbox', { name: 'support', exact: true }).check();
  await dialog.getByLabel('Reason').fill(REASON);
  await expectAccessible(page, 'console-roles-dialog');
  await dialog.getByRole('button', { name: 'Change roles' }).click();
  await expect(page.getByText('Asked. It waits for a second person.')).toBeVisible();

  const path = '/console/changes?mine=decide';
  const second = await elsewhere(browser, baseURL, 'operator2', path);
  await expect(second.getByText(REASON)).toBeVisible();
  await expectAccessible(second, 'console-changes');
  await walkTo(second, REASON);
  await second.keyboard.press('Enter');
  await expect(second.getByRole('heading', { name: 'Roles of an operator' })).toBeVisible();
  await expect(second.getByText('What is there has not changed since.')).toBeVisible();
  await expect(second.getByText('Somebody else')).toBeVisible();
  await expectAccessible(second, 'console-change');
  await second.keyboard.press('a');
  await pressByTab(second, 'Approve');
  await expect(second.getByText('operator2 agreed')).toBeVisible();
  await expect(second.getByText('It was done')).toBeVisible();
  await page.reload();
  await expect(page.getByText('cashier, support')).toBeVisible();
  await second.context().close();
});

async function takeBack(page: Page) {
  await openConsole(page, 'operator1', '/console/operators');
  await page.getByRole('link', { name: 'auditor1' }).click();
  await page.getByRole('button', { name: 'Change roles' }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await dialog.getByRole('checkbox', { name: 'kyc', exact: true }).check();
  await dialog.getByLabel('Reason').fill('helps out at the identity desk');
  await dialog.getByRole('button', { name: 'Change roles' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/console/changes?mine=made&state=Pending');
  await page.getByRole('row').filter({ hasText: 'Operator auditor1' }).getByRole('link').click();
  await expect(page.getByText('somebody else decides')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page
    .locator('[role="alertdialog"][data-ready]')
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(page.getByText('Taken back')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function verify(page: Page) {
  await openConsole(page, 'auditor1', '/console/audit?action=session.start');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/The trail is whole: \d+ entries/)).toBeVisible();
  await page.goto('/console/audit?action=audit.verify');
  await page.getByText('operator:auditor1').first().click();
  await expect(page.getByRole('complementary').getByText('audit:trail')).toBeVisible();
  await expectAccessible(page, 'console-audit');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Export evidence' }).click();
  const download = page.waitForEvent('download');
  await page
    .locator('[role="alertdialog"][data-ready]')
    .getByRole('button', { name: 'Export evidence' })
    .click();
  const text = readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(text.split('\n')[0] ?? '')).toMatchObject({ format: 'palaro-audit-1' });
}

async function keepList(page: Page) {
  await openConsole(page, 'operator1', '/console/audit?action=audit.export_list');
  const keep = async () => {
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const kept = await started;
    expect(kept.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
    return readFileSync(await kept.path(), 'utf8')
      .trimEnd()
      .split(/\r?\n/);
  };
  const before = (await keep()).length;
  const after = await keep();
  expect(after).toHaveLength(before + 1);
  expect(after[1]).toContain('operator:operator1,audit.export_list,list:audit');
}

/** Looks at each screen of control. */
async function lookAround(page: Page, language: 'EN' | 'TY') {
  await openConsole(page, 'operator1', '/console/operators');
  for (const name of ['operators', 'elevations', 'changes', 'audit', 'roles']) {
    await page.goto(`/console/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Loading|Naglo-load)$/)).toHaveCount(0);
    await expectAccessible(page, `console-${name}-${language}`);
  }
  await page.getByRole('button', { name: /^(Change|Palitan ang) support$/ }).click();
  await expectAccessible(page, `console-role-${language}`);
}

test('what operators did is read, verified, kept as a file and taken back', async ({ page }) => {
  await step(page, 'the maker sees that somebody else decides, and can take it back', () =>
    takeBack(page),
  );
  await step(
    page,
    'the audit list is kept as a file by what its filters show, and that is in the list',
    () => keepList(page),
  );
  await step(page, 'an auditor verifies the trail, reads an entry and keeps evidence', () =>
    verify(page),
  );
});

for (const [language, viewport] of [
  ['EN', LARGE],
  ['TY', SMALL],
] as const) {
  test.describe(`in ${language} at ${viewport.width}`, () => {
    test.use({ language, viewport });
    test('the screens of operators, roles, elevations and audit have nothing for axe to say', ({
      page,
    }) => lookAround(page, language));
  });
}

test('an elevation is asked for and granted by somebody else', async ({
  page,
  browser,
  baseURL,
}) => {
  await openConsole(page, 'support1', '/console/elevations');
  await page.getByRole('button', { name: 'Ask for a role' }).click();
  await page.getByLabel('Role', { exact: true }).selectOption('kyc');
  const reason = 'identity desk on Saturday';
  await page.getByLabel('Reason').fill(reason);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const asked = page.getByRole('row').filter({ hasText: reason });
  await expect(asked).toContainText('Waiting');
  const admin = await elsewhere(browser, baseURL, 'operator1', '/console/elevations');
  const row = admin.getByRole('row').filter({ hasText: reason });
  await row.click();
  await admin.getByRole('button', { name: 'Grant' }).click();
  await admin
    .locator('[role="alertdialog"][data-ready]')
    .getByRole('button', { name: 'Grant' })
    .click();
  await expect(row).toContainText('Granted');
  await admin.context().close();
});
