import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { Money } from '@palaro/kernel';
import sharp from 'sharp';
import { TEMPLATE_DEFAULTS } from '@palaro/whitelabel';
import { expect, expectAccessible, moneyOf, openAs, setSite, test } from '../site.ts';
import { step, visitAs } from '../visit.ts';

const DEPOSIT = '/m/voucherCenter';
const ACCOUNTS = /^(001234567890|0012345678|109876543210)$/;
const way = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const figure = (page: Page) => page.getByRole('textbox', { name: 'How much' });
const chooseVersion = (request: APIRequestContext, dep_func: number) =>
  setSite(request, { settings: { template: { ...TEMPLATE_DEFAULTS, dep_func } } });

async function payByGCash(page: Page) {
  const token = await openAs(page, 'player215', DEPOSIT);
  const before = await moneyOf(page.request, token);
  await expect(figure(page)).toBeVisible();
  await expectAccessible(page, 'deposit');
  await figure(page).fill('20');
  await way(page, 'GCash').check();
  await expect(page.getByText('At least ₱50.00 this way')).toBeVisible();
  await expectCommaRefused(page);
  await page.getByRole('button', { name: '₱500', exact: true }).click();
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  await page.waitForURL(/\/pay\//);
  await expectAccessible(page, 'sandbox-pay');
  await page.getByRole('button', { name: 'Pay ₱500.00', exact: true }).click();
  await expect(page).toHaveURL(/voucherCenter\?order=/, { timeout: 20_000 });
  await expect(page.getByText('₱500.00 added to your wallet')).toBeVisible();
  await expectAccessible(page, 'deposit-paid');
  expect((await moneyOf(page.request, token)) - before).toBe(Money.of('500.0000'));
}

/** `64,00` is never 6,400; what cannot be meant in two ways is read. */
async function expectCommaRefused(page: Page) {
  await figure(page).fill('64,00');
  await expect(page.getByText('A comma only groups: 1,000.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enter an amount' })).toBeDisabled();
  await figure(page).fill('₱１,２５０ ');
  await expect(page.getByRole('button', { name: 'Pay ₱1,250.00' })).toBeEnabled();
}

async function payEachWay(page: Page) {
  const token = await visitAs(page, 'player209', DEPOSIT);
  const before = await moneyOf(page.request, token);
  const ways = ['Maya', 'GrabPay', 'Card or online banking', 'QR Ph'];
  for (const [at, name] of ways.entries()) {
    await page.goto(DEPOSIT);
    await figure(page).fill('150');
    // A finger on the tile while the keypad is open above it.
    await page.locator('label').filter({ hasText: name }).tap();
    await expect(way(page, name)).toBeChecked();
    await page.getByRole('button', { name: 'Pay ₱150.00' }).click();
    if (name === 'QR Ph') {
      await expect(page.getByRole('img', { name: 'QR Ph code for ₱150.00' })).toBeVisible();
      await expectAccessible(page, 'deposit-qr');
      await page.goto(await scanned(page, token));
    }
    await page.waitForURL(/\/(pay|qr)\//);
    await page.getByRole('button', { name: 'Pay ₱150.00', exact: true }).click();
    await expect(page).toHaveURL(/voucherCenter\?order=/, { timeout: 20_000 });
    await expect(page.getByText('₱150.00 added to your wallet')).toBeVisible();
    expect((await moneyOf(page.request, token)) - before).toBe(Money.ofMinor(150 * (at + 1), 0));
  }
}

/** Where the code of the order on the screen leads, as a payer's phone reads it. */
async function scanned(page: Page, token: string): Promise<string> {
  const id = new URL(page.url()).searchParams.get('order');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/v1/deposits/${id}`, { headers });
  const { value } = (await answer.json()) as { value: { action: { qrText: string } } };
  return value.action.qrText;
}

test('MONEY-01 deposits by GCash, Maya, GrabPay, card and a QR Ph code are paid at the provider', async ({
  page,
}) => {
  await step(page, 'MONEY-01 GCash: it is in the wallet when the member returns', () =>
    payByGCash(page),
  );
  await step(page, 'MONEY-01 Maya, GrabPay, card and QR Ph, each by its way', () =>
    payEachWay(page),
  );
});

/** The site's time in ms, as the server tells it now. */
async function serverNow(page: Page): Promise<number> {
  const answer = await page.request.get('/wps/system/settings/consolidated');
  const { value } = (await answer.json()) as { value: { now: string } };
  return Date.parse(value.now);
}

/** The page's code comes three seconds late; the order's countdown is still the server's. */
async function expectRightCountdown(page: Page, token: string) {
  const id = new URL(page.url()).searchParams.get('order');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/v1/deposits/${id}`, { headers });
  const { value } = (await answer.json()) as { value: { expiresAt: string } };
  const from = await serverNow(page);
  const late = async () =>
    expect.poll(async () => (await serverNow(page)) - from).toBeGreaterThan(3_000);
  await page.route(/\.js$/, async (route) => {
    await late();
    await route.continue();
  });
  await page.reload();
  const clock = page.getByText(/^\d+:\d\d:\d\d$/);
  await expect(clock).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  const shown = (await clock.innerText()).split(':').reduce((sum, part) => sum * 60 + +part, 0);
  const left = (Date.parse(value.expiresAt) - (await serverNow(page))) / 1_000;
  expect(shown - left).toBeGreaterThan(-1);
  expect(shown - left).toBeLessThan(2);
}

async function transferByHand(page: Page) {
  const token = await openAs(page, 'player216', `${DEPOSIT}?method=BANK_MANUAL`);
  await figure(page).fill('750');
  await page.getByRole('button', { name: 'Pay ₱750.00' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your transfer' });
  const ours = sheet.getByRole('region', { name: 'Our account' });
  await expect(ours.getByText(ACCOUNTS)).toBeVisible();
  await expect(ours.getByRole('button', { name: /^Copy/ })).toHaveCount(3);
  const payer = sheet.getByLabel('Name on your account');
  await payer.fill('');
  await sheet.getByRole('button', { name: /^Get the reference/ }).click();
  await expect(sheet.getByText('Enter the name on the account that you pay from')).toBeVisible();
  await expectAccessible(page, 'deposit-transfer');
  await payer.fill('Player One');
  await sheet.getByRole('button', { name: /^Get the reference/ }).click();
  await expect(page.getByText(/Transfer exactly ₱750\.00/)).toBeVisible();
  await expect(page.getByText(ACCOUNTS)).toBeVisible();
  await expect(page.getByText(/^(Usually within|Credited once)/)).toBeVisible();
  await expectAccessible(page, 'deposit-account');
  await expectRightCountdown(page, token);
  await changeSlip(page);
  await page.getByRole('button', { name: 'I have paid' }).click();
  await expect(page.getByText('We are checking your payment')).toBeVisible();
  await expect(page.getByText(ACCOUNTS)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your receipt' })).toBeVisible();
  await expectAccessible(page, 'deposit-checking');
}

/** The receipt is shown as chosen, kept over a fresh page, replaced, and taken away. */
async function changeSlip(page: Page) {
  const thumb = page.getByRole('img', { name: 'Your receipt' });
  const replace = page.getByLabel('Choose another picture');
  const remove = page.getByRole('button', { name: 'Remove' });
  await page.getByLabel('Add a picture of the receipt').setInputFiles(await slip('#ff0000'));
  await expect(thumb).toBeVisible();
  await remove.click();
  await expect(thumb).toHaveCount(0);
  await page.getByLabel('Add a picture of the receipt').setInputFiles(await slip('#00ff00'));
  await expect(remove).toBeVisible();
  await page.reload();
  await expect(thumb).toHaveAttribute('src', /^data:/);
  const first = await thumb.getAttribute('src');
  await replace.setInputFiles(await slip('#0000ff'));
  await expect(thumb).not.toHaveAttribute('src', first ?? '');
  await expect(thumb).toHaveAttribute('src', /^data:/);
  await replace.setInputFiles({
    name: 'slip.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText('Choose a png or jpg picture.')).toBeVisible();
  await expect(thumb).toHaveAttribute('src', /^data:/);
}

const slip = async (background: string) => ({
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Goes to a control by the keyboard alone. */
async function tabTo(page: Page, control: Locator) {
  await expect(control).toBeVisible();
  const isThere = () => control.evaluate((node) => node === document.activeElement);
  for (let tabs = 0; tabs < 100 && !(await isThere()); tabs += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

/** Orders a transfer of ₱300.00 and calls it off, by keys alone; gives what was ordered. */
async function transferByKeys(page: Page, token: string, version: 0 | 1) {
  const typeInto = async (control: Locator, text: string) => {
    await tabTo(page, control);
    await page.keyboard.type(text);
  };
  const press = async (control: Locator) => {
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await typeInto(page.getByLabel('How much'), '300');
  if (version === 1) await press(button('Pay ₱300.00'));
  await typeInto(page.getByLabel('Name on your account'), 'Player Two');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await press(button(/^Get the reference/));
  await expect(page.getByText(/Transfer exactly ₱300\.00/)).toBeVisible();
  await expect(page).toHaveURL(/order=/);
  const id = new URL(page.url()).searchParams.get('order');
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/v1/deposits/${id}`, { headers });
  const { value } = (await answer.json()) as { value: Record<string, unknown> };
  await press(button('Cancel deposit'));
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await press(dialog.getByRole('button', { name: 'Cancel it' }));
  await expect(page.getByText('You cancelled', { exact: false })).toBeVisible();
  return { method: value.method, amount: value.amount, fee: value.fee, state: value.state };
}

async function orderInBothVersions(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  const transfer = `${DEPOSIT}?method=BANK_MANUAL`;
  await chooseVersion(page.request, 1);
  const token = await visitAs(page, 'player217', transfer);
  const first = await transferByKeys(page, token, 1);
  await chooseVersion(page.request, 0);
  await page.goto(transfer);
  await expect(page.getByRole('tab', { name: 'Bank transfer' })).toBeVisible();
  await expectAccessible(page, 'deposit-base');
  const second = await transferByKeys(page, token, 0);
  expect(first).toEqual({
    method: 'BANK_MANUAL',
    amount: '300.0000',
    fee: '0.0000',
    state: 'Pending',
  });
  expect(second).toEqual(first);
}

async function readRecord(page: Page) {
  await visitAs(page, 'player218', `${DEPOSIT}?method=BANK_MANUAL`);
  await figure(page).fill('120');
  await page.getByRole('button', { name: 'Pay ₱120.00' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your transfer' });
  await sheet.getByLabel('Name on your account').fill('Player Three');
  await sheet.getByRole('button', { name: /^Get the reference/ }).click();
  await page.getByRole('button', { name: 'Cancel deposit' }).click();
  await page.locator('[role="alertdialog"][data-ready]').getByText('Cancel it').click();
  await expect(page.getByText('You cancelled', { exact: false })).toBeVisible();
  await page.goto('/m/vouReport');
  await expect(page.getByText('1 deposit', { exact: true })).toBeVisible();
  await expectAccessible(page, 'deposit-records');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('No deposits in these days')).toBeVisible();
  await page.getByRole('button', { name: 'Not paid' }).click();
  await page.getByRole('button', { name: /Bank transfer/ }).click();
  await expect(page).toHaveURL(/voucherCenter\?order=/);
}

test('MONEY-01 MONEY-03 APP-07 case 42 transfers by hand wait, are called off and are recorded, in both versions', async ({
  page,
}) => {
  await step(
    page,
    'MONEY-01 a transfer by hand shows our account, waits for an operator, and can be called off',
    () => transferByHand(page),
  );
  await step(page, 'MONEY-03 the record lists deposits with their sum, and opens each', () =>
    readRecord(page),
  );
  await step(
    page,
    'APP-07 case 42: both versions order the same deposit, by keys alone at 320 px',
    () => orderInBothVersions(page),
  );
});
