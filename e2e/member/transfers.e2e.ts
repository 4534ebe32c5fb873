import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../site.ts';
import { speak, step, visitAs } from '../visit.ts';

const amount = (page: Page) => page.getByLabel('Amount');
const send = (page: Page, sum: string) => page.getByRole('button', { name: `Transfer ₱${sum}` });

/** Tells the vendor's process to lose its answers, or to stop doing so. */
async function setFault(request: APIRequestContext, token: string, fault: string) {
  const launched = await request.post('/wps/game/launchGame', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      gameCategory: 'RNG',
      vendor: 'BANGKA',
      gameId: 'bangka-reels',
      nodeId: '90101',
      supportFreePlay: false,
    },
  });
  const { value } = (await launched.json()) as { value: { url: string } };
  const headers = { 'Content-Type': 'text/plain' };
  const told = await request.post(new URL('/faults', value.url).href, { data: fault, headers });
  expect(told.status()).toBe(200);
}

async function sendAndCollect(page: Page) {
  await expect(page.getByText('No transfers yet')).toBeVisible();
  await expectAccessible(page, 'transfer');
  await amount(page).fill('999999');
  await expect(page.getByText('More than is there')).toBeVisible();
  await page.getByRole('button', { name: /^Deposit the missing ₱/ }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\?amount=[\d.]+&back=%2Fm%2Ftransfer/);
  await page.goBack();
  await amount(page).fill('150.5');
  await send(page, '150.50').click();
  await expect(page.getByText('₱150.50 is there.')).toBeVisible();
  // While the transfer is under way, it is also shown above the list.
  await expect(page.getByText('To Bangka Games').last()).toBeVisible();
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Collect everything' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Bangka Games');
  await expect(sheet).toContainText('150.50');
  await expectAccessible(page, 'transfer-collected');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('From Bangka Games').last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collect everything' })).toBeHidden();
}

async function loseAnswer(page: Page, token: string) {
  await setFault(page.request, token, 'answerLost');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: /^Transfer ₱/ }).click();
  await expect(page.getByText(/Your money is safe: ₱[\d,.]+ is held/)).toBeVisible();
  await setFault(page.request, token, 'none');
  await expectAccessible(page, 'transfer-open');
  await expect(page.getByText(/Your money is safe/)).toBeHidden({ timeout: 30_000 });
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Swap direction' }).click();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: /^Transfer ₱/ }).click();
  await expect(page.getByText('From Bangka Games').last()).toBeVisible();
}

async function failToRead(page: Page): Promise<string> {
  await page.route('**/api/v1/wallets/vendors', (route) =>
    route.fulfill({
      status: 422,
      json: { success: false, code: 'try_again', message: 'Not now', requestId: 'r' },
    }),
  );
  const token = await openAs(page, 'player127', '/m/transfer');
  await expect(page.getByText('Your wallets could not be read', { exact: false })).toBeVisible();
  await page.unroute('**/api/v1/wallets/vendors');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(amount(page)).toBeVisible();
  return token;
}

async function followOnDesk(page: Page) {
  await page.setViewportSize({ width: 1280, height: 900 });
  const token = await visitAs(page, 'player128', '/m/home');
  const wallet = page.getByRole('complementary');
  await expect(wallet.getByText('Main wallet')).toBeVisible();
  const sent = await page.request.post('/wps/relay/GLS2_WalletTransfer', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'wide-screen-transfer' },
    data: { from: 'MAIN', to: 'BANGKA', amount: '12.5000' },
  });
  expect(sent.status()).toBe(200);
  await expect(wallet.getByText('At Bangka Games')).toBeVisible();
  // Others' wins of the same sum may be shown too, but with a plus.
  await expect(wallet.getByText('₱12.50', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByText('At Bangka Games')).toHaveCount(2);
  await expectAccessible(page, 'wallet-wide');
  await page.keyboard.press('Escape');
  await wallet.getByRole('button', { name: 'Account record' }).click();
  await expect(page.getByText(/ · arrived/)).toBeVisible();
}

async function sendPlayMoney(page: Page) {
  await visitAs(page, 'trial1', '/m/transfer');
  await expect(page.getByText('Play money stays in its own wallet')).toBeVisible();
  await expectAccessible(page, 'transfer-trial');
  await page.goto('/m/transaction/record');
  await page.getByRole('button', { name: 'Betting record' }).click();
  await expect(page).toHaveURL(/\/m\/gameRecord/);
}

test('MONEY-03 MONEY-04 MONEY-06 transfers to a vendor that keeps the balance, of a member and of play money', async ({
  page,
}) => {
  await openAs(page, 'player126', '/m/transfer');
  await step(page, 'MONEY-04 money goes to the vendor, and comes back with one tap', () =>
    sendAndCollect(page),
  );
  await step(page, 'MONEY-04 MONEY-03 play money sees what it cannot do, and where to go on', () =>
    sendPlayMoney(page),
  );
  await step(
    page,
    'MONEY-04 MONEY-06 the wallet of a wide screen names the vendor, and follows a transfer',
    () => followOnDesk(page),
  );
});

test('MONEY-04 APP-11 case 54 wallets and transfers without an answer, also in Filipino', async ({
  page,
}) => {
  const token =
    await test.step('MONEY-04 the page says so when the wallets cannot be read, and reads them again', () =>
      failToRead(page));
  await step(
    page,
    'MONEY-04 case 54 a transfer without an answer says where the money is, until it is known',
    () => loseAnswer(page, token),
  );
  await step(page, 'MONEY-04 APP-11 the transfer page speaks Filipino', async () => {
    await speak(page, 'TY');
    await page.goto('/m/transfer');
    await expect(page.getByText('Mga huling transfer')).toBeVisible();
    await expectAccessible(page, 'transfer-ty');
  });
});

const game = '/m/launchGame?vendor=BANGKA&gameId=bangka-reels&nodeId=90101&gameCategory=RNG';
const frame = (page: Page) => page.locator('iframe');

async function choose(page: Page, what: string) {
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.getByRole('radio', { name: what }).check({ force: true });
  await kept;
}

async function bringAndRemember(page: Page, token: string) {
  await expect(page.getByRole('heading', { name: 'Bring money to Bangka Games?' })).toBeVisible();
  await expectAccessible(page, 'carry-ask');
  await amount(page).fill('25');
  await page.getByRole('button', { name: 'Bring ₱25.00 and play' }).click();
  await expect(frame(page)).toBeVisible();
  const at = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.get('/wps/wallets/balance', { headers });
    const { value } = (await answer.json()) as {
      value: { main: string; vendors: { vendor: string; amount: string }[] };
    };
    const there = value.vendors.find(({ vendor }) => vendor === 'BANGKA');
    return [value.main, there?.amount];
  };
  const [before, there] = await at();
  expect(there).toBe('25.0000');
  await page.goto(game);
  await choose(page, 'Bring all');
  await page.goto(game);
  await expect(frame(page)).toBeVisible();
  expect(await at()).toEqual(['0.0000', (Number(before) + 25).toFixed(4)]);
}

async function waitForTransfer(page: Page) {
  const token = await visitAs(page, 'player122', '/m/help');
  const headers = { Authorization: `Bearer ${token}` };
  await page.request.put('/api/v1/wallets/carry', { headers, data: { carry: 'all' } });
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/GLS2_WalletTransfer', async (route) => {
    const made = await route.fetch();
    await held;
    await route.fulfill({ response: made });
  });
  const emptied = page.waitForResponse(
    async (told) =>
      told.url().endsWith('/wps/wallets/balance') &&
      (await told.text()).includes('"main":"0.0000"'),
  );
  await page.goto(game);
  await emptied;
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await expect(page.getByText('Bringing your money to Bangka Games')).toBeVisible();
  expect(await frame(page).count()).toBe(0);
  answer();
  await expect(frame(page)).toBeVisible();
  await page.unroute('**/GLS2_WalletTransfer');
}

test('MONEY-04 a game of a vendor that keeps the balance', async ({ page }) => {
  const token = await openAs(page, 'player120', game);
  await step(page, 'it asks what to bring, and remembers the choice', () =>
    bringAndRemember(page, token),
  );
  await step(page, 'it opens at once for who brings nothing, and even without money', async () => {
    await visitAs(page, 'player121', '/m/transfer');
    await choose(page, 'Bring none');
    await page.goto(game);
    await expect(frame(page)).toBeVisible();
  });
  await step(
    page,
    'it waits for a transfer in progress, even if the main wallet is empty already',
    () => waitForTransfer(page),
  );
});
