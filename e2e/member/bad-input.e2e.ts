// What people type wrongly, and answers that come at the wrong moment, on the forms of money:
// nothing is ordered, and the field says what is wrong (issue 34, "Bad input").
import type { Locator, Page, Request, Route } from '@playwright/test';
import { givePayee } from '../cashier.ts';
import { balanceOf, expect, openAs, setSite, test } from '../site.ts';

const COMMA = /A comma only groups/;
const FORM = /^Enter an amount like/;
const LONG = /^That is more than we can count/;
const BAD: readonly (readonly [typed: string, says: RegExp])[] = [
  ['1,2', COMMA],
  ['0,5', COMMA],
  ['1,00,000', COMMA],
  ['1 0', FORM],
  ['1e3', FORM],
  ['-500', FORM],
  ['1234567890123456789', LONG],
];
/** As 500 is read, whatever comes with it. */
const GOOD = ['₱500', '５００', ' 500\u00a0', '\u200b500', 'PHP 500.00', '0500'];

const WITHDRAW = '/wps/transaction/withdraw';
const ordersIn = (page: Page) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOrder = /MCS2_(deposit(PaymentGateway|ManualTransfer)|Deposit)/.test(pathname);
    if (request.method() === 'POST' && (isOrder || pathname === WITHDRAW)) sent.push(request);
  });
  return sent;
};

/** Pastes a text as a clipboard holds it, line ends included. */
const paste = (field: Locator, text: string) =>
  field.evaluate((node: HTMLInputElement, value) => {
    node.focus();
    node.select();
    document.execCommand('insertText', false, value);
  }, text);

async function typeBadly(page: Page, field: Locator, next: Locator) {
  for (const [typed, says] of BAD) {
    await field.fill(typed);
    await expect(page.getByText(says).first(), typed).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(next).toBeDisabled();
    await field.press('Enter');
  }
}

async function typeWell(field: Locator, next: Locator) {
  for (const typed of GOOD) {
    await field.fill(typed);
    await expect(next, typed).toBeEnabled();
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
  await paste(field, '\t500.00 \r\n');
  await expect(next).toBeEnabled();
}

/** Keeps the call's answer back until it is let go. */
function hold(page: Page, path: RegExp, answer: (route: Route) => Promise<void>) {
  let open: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (open = resolve));
  const answered = new Promise<void>((resolve, reject) => {
    const handle = async (route: Route) => {
      await waiting;
      await answer(route).then(resolve, reject);
    };
    void page.route(path, handle).catch(reject);
  });
  return {
    async letGo() {
      open();
      await answered;
      await page.unroute(path);
    },
  };
}

/** Goes home within the site, so that the answer still finds the code that asked. */
async function leave(page: Page) {
  await page.getByRole('navigation', { name: 'Main menu' }).getByText('Home').click();
  await expect(page).toHaveURL(/\/m\/home/);
}

const GATEWAY = /MCS2_depositPaymentGateway/;

async function openDeposits(page: Page, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get('/wps/relay/MCS2_depositTransactioNReport', { headers });
  return ((await answer.json()) as { value: { total: number } }).value.total;
}

test('MONEY-01 a deposit takes no amount that can be meant in two ways, and orders once', async ({
  page,
}) => {
  const token = await openAs(page, 'player214', '/m/voucherCenter?method=GCASH');
  const orders = ordersIn(page);
  const field = page.getByRole('textbox', { name: 'How much' });
  const pay = page.getByRole('button', { name: /^(Pay ₱500\.00|Enter an amount)$/ });

  await test.step('amounts as people type and paste them', async () => {
    await typeBadly(page, field, pay);
    await typeWell(field, pay);
    expect(orders).toEqual([]);
  });

  await test.step('a refusal that comes while the page is gone shows nowhere', async () => {
    const refused = hold(page, GATEWAY, (route) =>
      route.fulfill({ status: 503, json: { code: 'provider_unavailable', message: 'Not now' } }),
    );
    await pay.click();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await leave(page);
    await refused.letGo();
    await expect(page.getByText('Not now')).toHaveCount(0);
    await page.goto('/m/voucherCenter?method=GCASH');
    await expect(field).toHaveValue('');
    await expect(page.getByText('Not now')).toHaveCount(0);
    expect(await openDeposits(page, token)).toBe(0);
  });

  await test.step('an order whose member went on takes him nowhere, and waits for him', async () => {
    const late = hold(page, GATEWAY, (route) => route.continue());
    await field.fill('500');
    await pay.click();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    await leave(page);
    const answer = page.waitForResponse(GATEWAY);
    await late.letGo();
    await (await answer).finished();
    expect(await openDeposits(page, token)).toBe(1);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto('/m/voucherCenter?method=MAYA');
    await page.getByRole('button', { name: /GCash, ₱500\.00/ }).click();
    await page.getByRole('button', { name: 'Cancel deposit' }).click();
    await page.locator('[role="alertdialog"][data-ready]').getByText('Cancel it').click();
    await expect(page.getByText('You cancelled', { exact: false })).toBeVisible();
    await page.goto('/m/voucherCenter?method=GCASH');
  });

  await test.step('taps while the answer is under way order nothing more', async () => {
    orders.length = 0;
    const slow = hold(page, GATEWAY, (route) => route.continue());
    await field.fill('500');
    await pay.click();
    await expect(pay).toHaveAttribute('aria-busy', 'true');
    for (let taps = 0; taps < 3; taps += 1) await pay.click({ force: true });
    await slow.letGo();
    await page.waitForURL(/\/pay\//);
    expect(orders).toHaveLength(1);
    expect(await openDeposits(page, token)).toBe(2);
  });
});

test('MONEY-01 a payer is named by one letter, by eighty, and never by blanks', async ({
  page,
}) => {
  const token = await openAs(page, 'player217', '/m/voucherCenter?method=BANK_MANUAL');
  for (const [at, name] of ['Ñ', `${'Ma. Ñ '.repeat(13)}Cu`].entries()) {
    await page.goto('/m/voucherCenter?method=BANK_MANUAL');
    await page.getByRole('textbox', { name: 'How much' }).fill('200');
    await page.getByRole('button', { name: 'Pay ₱200.00' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your transfer' });
    const payer = sheet.getByLabel('Name on your account');
    await payer.fill(' \u00a0 ');
    await sheet.getByRole('button', { name: /^Get the reference/ }).click();
    await expect(sheet.getByText('Enter the name on the account that you pay from')).toBeVisible();
    expect(await openDeposits(page, token)).toBe(at);
    await paste(payer, ` ${name}\r\n`);
    await sheet.getByRole('button', { name: /^Get the reference/ }).click();
    await expect(page.getByText(/Transfer exactly ₱200\.00/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel deposit' }).click();
    await page.locator('[role="alertdialog"][data-ready]').getByText('Cancel it').click();
    await expect(page.getByText('You cancelled', { exact: false })).toBeVisible();
  }
});

test('MONEY-02 a withdrawal takes no amount that can be meant in two ways, and leaves once', async ({
  page,
}) => {
  await setSite(page.request, { settings: { 'hold.cardHours': 0 } });
  await givePayee(page.request, 'player216', 'Carlo Mendoza');
  const token = await openAs(page, 'player216', '/m/withdraw');
  const before = await balanceOf(page.request, token);
  const orders = ordersIn(page);
  const field = page.getByRole('textbox', { name: 'How much' });
  const review = page.getByRole('button', { name: /^(Review|Enter an amount)$/ });
  const sheet = page.getByRole('dialog', { name: 'Review' });
  const send = sheet.getByRole('button', { name: 'Withdraw ₱500.00' });
  const ask = async () => {
    await field.fill('500');
    await review.click();
    await sheet.getByLabel('Payment password', { exact: true }).fill('246810');
    await send.click();
    await expect(send).toHaveAttribute('aria-busy', 'true');
  };

  await test.step('amounts as people type and paste them', async () => {
    await typeBadly(page, field, review);
    await typeWell(field, review);
    expect(orders).toEqual([]);
  });

  await test.step('a refusal that comes while the page is gone shows nowhere', async () => {
    const refused = hold(page, /transaction\/withdraw/, (route) =>
      route.fulfill({ status: 422, json: { code: 'withdraw_hold', message: 'Not today' } }),
    );
    await ask();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await leave(page);
    await refused.letGo();
    await expect(page.getByText('Not today')).toHaveCount(0);
    await page.goto('/m/withdraw');
    await expect(field).toHaveValue('');
    await expect(page.getByText('Not today')).toHaveCount(0);
    expect(await balanceOf(page.request, token)).toBe(before);
  });

  await test.step('taps while the answer is under way ask for nothing more', async () => {
    orders.length = 0;
    const slow = hold(page, /transaction\/withdraw/, (route) => route.continue());
    await ask();
    for (let taps = 0; taps < 3; taps += 1) await send.click({ force: true });
    await slow.letGo();
    await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
    expect(orders).toHaveLength(1);
    expect(Number(before) - Number(await balanceOf(page.request, token))).toBe(500);
  });
});
