// Moves one member's money to a vendor that keeps it. It switches no vendor: other tests play
// their games. What it plans is months ahead, and cancelled.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { groupDecimal } from '@palaro/kernel';
import { speak, step } from '../visit.ts';
import { openSession } from '../site.ts';
import { expect, expectAccessible, LARGE, openConsole, SMALL, test } from './console.ts';

const WORDS = {
  EN: { size: SMALL, name: 'Vendors', tab: 'Credentials' },
  TY: { size: LARGE, name: 'Mga vendor', tab: 'Mga credential' },
} as const;

async function openVendor(page: Page, language: 'EN' | 'TY') {
  const { size, name, tab } = WORDS[language];
  await page.setViewportSize(size);
  await openConsole(page, 'operator1', '/console/vendors');
  const row = page.getByRole('table', { name }).getByRole('row', { name: /Kasa/ });
  await expect(row).toBeVisible();
  await expectAccessible(page, `vendors ${language}`);
  await row.getByRole('link').click();
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByText('demo-kasa', { exact: true })).toBeVisible();
  await expectAccessible(page, `vendor ${language}`);
}

async function sendTestCall(page: Page) {
  await page.goto('/console/vendors/KASA');
  await page.getByRole('button', { name: 'Test call' }).click();
  await page
    .locator('[role="alertdialog"][data-ready]')
    .getByRole('button', { name: 'Send' })
    .click();
  await expect(page.getByText(/Kasa answered after \d+ ms/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function renewCredential(page: Page) {
  await page.goto('/console/vendors/KASA?tab=credentials');
  await page.getByRole('button', { name: 'New credential' }).click();
  await page.getByLabel('Public name').fill('kasa-next');
  await page.getByLabel('Reason').fill('yearly change of the key');
  await page.getByRole('button', { name: 'Ask for it' }).click();
  const secret = page.getByLabel('Secret', { exact: true });
  await expect(secret).toHaveValue(/^[\w-]{43}$/);
  const shown = await secret.inputValue();
  await page.goto('/console/changes');
  await expect(page.getByText('New credential of a vendor').first()).toBeVisible();
  await expect(page.getByText(shown)).toHaveCount(0);
}

async function planMaintenance(page: Page) {
  await page.goto('/console/vendors/KASA?tab=planned');
  await page.getByRole('button', { name: 'Plan maintenance' }).click();
  const year = (await page.evaluate(() => new Date().getFullYear())) + 1;
  await page.getByLabel('From (empty: now)').fill(`${year}-02-03T04:00`);
  await page.getByLabel('Until').fill(`${year}-02-03T06:00`);
  await page.getByLabel('Reason').fill('new racks at Kasa');
  await page.getByRole('complementary').getByRole('button', { name: 'Plan maintenance' }).click();
  const row = page.getByRole('table', { name: 'Maintenance' }).getByRole('row', { name: /racks/ });
  await expect(row).toContainText('06:00');
  await expectAccessible(page, 'vendor-maintenance');
  await row.getByRole('button', { name: 'Cancel it' }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await dialog.getByLabel('Reason').fill('Kasa moved it');
  await dialog.getByRole('button', { name: 'Cancel it' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('No maintenance is planned.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

async function compareBalances(page: Page) {
  const { token } = await openSession(page.request, 'player205');
  const sent = await page.request.post('/wps/relay/GLS2_WalletTransfer', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': randomUUID() },
    data: { from: 'MAIN', to: 'BANGKA', amount: '120.2500' },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await page.goto('/console/vendors/BANGKA?tab=balances');
  const read = await page.request.get('/console/api/vendors/BANGKA/balances');
  const { sum } = ((await read.json()) as { value: { sum: string } }).value;
  expect(Number(sum)).toBeGreaterThanOrEqual(120.25);
  const shown = page.getByRole('definition').filter({ hasText: `₱${groupDecimal(sum, 4)}` });
  await expect(shown).toBeVisible();
  await page.getByRole('button', { name: 'Ask the vendor' }).click();
  const compared = page.getByRole('table', { name: 'As the vendor says now' });
  await expect(compared.getByRole('row', { name: /120\.25.*120\.25.*0\.00/ })).toBeVisible();
  await expectAccessible(page, 'vendor-balances');
}

test('OC-18 an operator looks after a vendor: its state, calls, credentials, maintenance and balances', async ({
  page,
}) => {
  await step(page, 'an operator sees how vendors do and opens one', () => openVendor(page, 'EN'));
  await step(page, 'a test call asks the vendor and says how long it took', () =>
    sendTestCall(page),
  );
  await step(
    page,
    'OC-18 a new credential waits for a second person, and its secret is not shown again',
    () => renewCredential(page),
  );
  await step(page, 'maintenance is planned and cancelled on the vendor’s own page', () =>
    planMaintenance(page),
  );
  await step(
    page,
    'what members have at a vendor that keeps the balance is what that vendor says',
    () => compareBalances(page),
  );
  await speak(page, 'TY');
  await step(page, 'the same vendors in Filipino', () => openVendor(page, 'TY'));
});
