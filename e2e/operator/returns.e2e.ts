import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { HEADERS } from '@palaro/api';
import { sayTransferred } from '../cashier.ts';
import { openAsNewcomer, sendIdentity } from '../newcomer.ts';
import { speak, step } from '../visit.ts';
import { answerDialog, PASSWORD } from '../site.ts';
import {
  advanceClock,
  approveElsewhere,
  elsewhere,
  expect,
  expectAccessible,
  openConsole,
  test,
} from './console.ts';

const ACCOUNT = 'crisanto_v';
const NAME = 'Crisanto Villareal';
/** A closing can be undone for a day; then the balance is ordered back. */
const DAY_AND_MORE = 25 * 3_600;

/** Sends calls as an operator's own page does. */
async function callsOf(page: Page, name: string) {
  const session = await page.request.post('/console/api/session', {
    data: { name, password: PASSWORD },
  });
  const { value } = (await session.json()) as { value: { session: { csrf: string } } };
  return {
    read: async <T>(path: string) => {
      const answer = await page.request.get(`/console/api/${path}`);
      return ((await answer.json()) as { value: T }).value;
    },
    send: async <T>(path: string, data: object, status: number) => {
      const { csrf } = value.session;
      const headers = { [HEADERS.csrf]: csrf, [HEADERS.idempotencyKey]: randomUUID() };
      const answer = await page.request.post(`/console/api/${path}`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(status);
      return ((await answer.json()) as { value: T }).value;
    },
  };
}

interface DepositRow {
  id: string;
  member: string;
  version: number;
}

/** A new member within his first days, whose identity waits for the review. */
async function applyAtHome(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, locale: 'en' });
  await context.addInitScript(() => localStorage.setItem('language', 'EN'));
  const page = await context.newPage();
  await openAsNewcomer(page, ACCOUNT, '9175550102');
  await sendIdentity(page, NAME);
  await context.close();
}

/** He deposits, and is then found on a list of excluded persons, which two operators decide. */
async function depositAndClose(page: Page): Promise<string> {
  const { read, send } = await callsOf(page, 'operator1');
  const amount = '500.0000';
  const { reference } = await sayTransferred(page.request, ACCOUNT, { amount, payerName: NAME });
  const { list } = await read<{ list: DepositRow[] }>(`deposits?reference=${reference}`);
  const [{ id, member, version } = { id: '', member: '', version: 0 }] = list;
  const reason = 'line 14 of the statement';
  await send('deposits/confirm', { member, order: id, version, received: amount, reason }, 200);
  const waiting = await read<{ list: { id: string; account: string }[] }>('kyc?queue=waiting');
  const application = waiting.list.find(({ account }) => account === ACCOUNT)?.id ?? '';
  const closing = { closing: 'excluded', entry: 'NDRP 2026-114', reason: 'named on the list' };
  const path = `kyc/applications/${application}/close`;
  return (await send<{ changeId: string }>(path, closing, 202)).changeId;
}

const item = (page: Page) => page.getByRole('listitem').filter({ hasText: ACCOUNT });

test('a refused person’s balance waits to be sent back, and a payment by hand counts after a second person', async ({
  page,
  browser,
  baseURL,
}) => {
  await openConsole(page, 'operator1', '/console/returns');
  await expect(page.getByRole('heading', { name: 'Balances to send back' })).toBeVisible();
  await expect(page.getByText('Nothing here')).toBeVisible();
  await expectAccessible(page, 'console-returns-empty');
  await applyAtHome(browser, baseURL);
  const change = await depositAndClose(page);
  await approveElsewhere(browser, baseURL, `/console/changes/${change}`);
  await advanceClock(page.request, DAY_AND_MORE);

  await step(page, 'it stands in the queue with its reason, its sum and its day', async () => {
    await openConsole(page, 'operator1', '/console/returns');
    await expect(async () => {
      await page.reload();
      await expect(item(page)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(item(page)).toContainText('Excluded');
    await expect(item(page)).toContainText('Goes back: ₱500.00');
    await expect(item(page)).toContainText('Nothing was sent yet.');
    await expectAccessible(page, 'console-returns');
  });

  await step(page, 'what is missing is said, and nothing is sent', async () => {
    await item(page).getByRole('button', { name: 'Book a payment by hand' }).click();
    await page.getByLabel('Reason', { exact: true }).fill('paid from our bank today');
    await answerDialog(page, 'Book a payment by hand');
    await expect(
      page.getByText('Amount, account, name and reference are needed.').first(),
    ).toBeVisible();
  });

  await step(page, 'a payment from our bank waits for a second person', async () => {
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Account that paid').selectOption({ index: 1 });
    await dialog.getByLabel('Name of the payee').fill(NAME);
    await dialog.getByLabel('Reference of the bank').fill('BDO-220871');
    await expectAccessible(page, 'console-return-pay');
    await answerDialog(page, 'Book a payment by hand');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(item(page)).toContainText('Nothing was sent yet.');
  });

  await step(
    page,
    'the second person sees payee and known names, and then it is sent',
    async () => {
      const other = await elsewhere(browser, baseURL, 'operator2', '/console/changes');
      await other
        .getByRole('link', { name: /Payment of a returned balance|by hand/ })
        .first()
        .click();
      await expect(other.getByText(NAME).first()).toBeVisible();
      await expect(other.getByText('₱500.00').first()).toBeVisible();
      await other.getByRole('button', { name: 'Approve' }).click();
      const dialog = other.locator('[role="alertdialog"][data-ready]');
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(other.getByText('Done', { exact: true }).first()).toBeVisible();
      await other.context().close();
      await page.getByRole('tab', { name: 'Sent back' }).click();
      await expect(async () => {
        await page.reload();
        await expect(item(page).first()).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(item(page).first()).toContainText('Sent · by hand · BDO-220871');
      await expectAccessible(page, 'console-returns-sent');
    },
  );

  await step(page, 'the same in Filipino', async () => {
    await speak(page, 'TY');
    await page.reload();
    await expect(item(page).first()).toContainText('BDO-220871');
  });
});
