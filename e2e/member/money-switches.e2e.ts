// What the switches of the cashier hide, the server refuses (APP-12).
import type { Page } from '@playwright/test';
import { TEMPLATE_DEFAULTS } from '@palaro/whitelabel';
import { expect, openAs, setSite, test } from '../site.ts';
import { step } from '../visit.ts';

const OFF = { DEPOSIT: false, WITHDRAW: false, DEPRECM3: false, WITHREC3: false, PERSREP: false };
const ON = Object.fromEntries(Object.keys(OFF).map((name) => [name, true]));
const ENTRIES = [
  'Deposit',
  'Withdraw',
  'Deposit records',
  'Withdraw report',
  'Profit and loss',
] as const;
const PAGES = ['voucherCenter', 'withdraw', 'vouReport', 'withdrawReport', 'profitandloss'];
const CALLS: readonly [method: 'GET' | 'POST', path: string][] = [
  ['GET', '/wps/relay/MCS2_depositBanksByVendor'],
  ['POST', '/wps/relay/MCS2_depositPaymentGateway'],
  ['POST', '/wps/transaction/withdraw'],
  ['GET', '/wps/relay/MCS2_depositTransactioNReport'],
  ['GET', '/wps/relay/MCS2_WithdrawTransactionReport'],
  ['GET', '/wps/relay/ODSFE2_MemPNL?startDate=2026-01-01&endDate=2026-01-02'],
];

const entry = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name, exact: true }));
const center = (page: Page, version: number) =>
  page.locator(`[data-version=${version === 1 ? 'new' : 'base'}]`);

/** Looks at the tiles and entries of the cashier in one version of the member center. */
async function followInCenter(page: Page, version: 0 | 1) {
  const template = { ...TEMPLATE_DEFAULTS, mem_cen: version };
  await setSite(page.request, { switches: ON, settings: { template, 'vip.benefit': false } });
  await page.goto('/m/mine');
  await expect(center(page, version)).toBeVisible();
  for (const name of [...ENTRIES, 'Security center']) {
    await expect(entry(page, name).first()).toBeVisible();
  }
  await expect(entry(page, 'My profile')).toHaveCount(0);
  await setSite(page.request, { switches: OFF, settings: { 'vip.benefit': true } });
  await page.reload();
  await expect(entry(page, 'My profile').first()).toBeVisible();
  await expect(entry(page, 'Security center').first()).toBeVisible();
  for (const name of ENTRIES) await expect(entry(page, name)).toHaveCount(0);
}

async function loseAll(page: Page, token: string) {
  await page.goto('/m/home');
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo').or(page.getByRole('navigation')).last();
  await expect(header.getByRole('link', { name: 'Deposit' })).toBeVisible();
  await expect(footer.getByText('Deposit', { exact: true })).toBeVisible();
  await setSite(page.request, { switches: OFF });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByText(/^(Deposit|Withdraw)$/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(header.getByRole('button', { name: 'Help center' }).last()).toBeVisible();
  await expect(page.getByText(/^(Deposit|Withdraw)$/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(/^(Deposit|Withdraw)$/)).toHaveCount(0);
  for (const path of PAGES) {
    await page.goto(`/m/${path}`);
    await expect(page.getByText('There is nothing here')).toBeVisible();
  }
  for (const [method, path] of CALLS) {
    const headers = { Authorization: `Bearer ${token}` };
    const body = method === 'POST' ? { data: {} } : {};
    const answer = await page.request.fetch(path, { method, headers, ...body });
    expect([path, answer.status()]).toEqual([path, 403]);
  }
}

test('MINE-03 APP-12 the cashier’s entries, pages and calls follow its switches', async ({
  page,
}) => {
  const token = await openAs(page, 'player128', '/m/home');
  for (const version of [1, 0] as const) {
    await step(
      page,
      `MINE-03 APP-12 the tiles and entries of the cashier in the member center, version ${version}, follow their switches`,
      () => followInCenter(page, version),
    );
  }
  await setSite(page.request, { switches: ON });
  await step(
    page,
    'APP-12 header, popover, footer and side menu lose deposit and withdraw, their pages are unknown, and the server refuses every call',
    () => loseAll(page, token),
  );
});
