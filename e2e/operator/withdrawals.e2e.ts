import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { Money } from '@palaro/kernel';
import { askWithdrawal, givePayee } from '../cashier.ts';
import { speak, step } from '../visit.ts';
import { answerDialog, moneyOf } from '../site.ts';
import {
  advanceClock,
  elsewhere,
  expect,
  expectAccessible,
  LARGE,
  openConsole,
  setSite,
  SMALL,
  test,
} from './console.ts';

const QUEUE = '/console/withdrawals/queue?item=';
const DAY = 25 * 3_600;

/** Presses a key of the screen, not of a field. */
const press = (page: Page, key: string) => page.keyboard.press(key);

/** The item that the queue goes on to after this one, while nobody has taken any other. */
async function nextWaiting(page: Page, order: string): Promise<string> {
  const answer = await page.request.get('/console/api/withdrawals?queue=waiting');
  const { value } = (await answer.json()) as { value: { list: { id: string }[] } };
  const ids = value.list.map(({ id }) => id);
  return ids[(ids.indexOf(order) + 1) % ids.length] ?? '';
}

/** The text that the member reads of an order of his. */
async function reasonTold(api: APIRequestContext, { id, token }: { id: string; token: string }) {
  const answer = await api.get(`/api/v1/withdrawals/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { value } = (await answer.json()) as { value: { stateText: string } };
  return value.stateText;
}

test('OC-44 a cashier pays one withdrawal and rejects another by keyboard alone', async ({
  page,
}) => {
  const paid = await givePayee(page.request, 'player109', 'Ana Reyes');
  const refused = await givePayee(page.request, 'player201', 'Rosa Cruz');
  await advanceClock(page.request, DAY);
  const first = await askWithdrawal(page.request, 'player109', {
    cardId: paid,
    amount: '500.0000',
  });
  const second = await askWithdrawal(page.request, 'player201', {
    cardId: refused,
    amount: '300.0000',
  });
  const held = await moneyOf(page.request, second.token);
  await openConsole(page, 'cashier1', `${QUEUE}${first.id}`);
  await expect(page.getByRole('heading', { name: /₱500\.00 · GCash/ })).toBeVisible();
  await expect(page.getByText('First withdrawal').first()).toBeVisible();
  await expectAccessible(page, 'console-withdrawal-queue');
  await press(page, 't');
  await expect(page.getByText('You have taken this')).toBeVisible();
  await press(page, 'a');
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await expect(dialog).toContainText(/Pay ₱500\.00 to GCash ••••0109/);
  await expectAccessible(page, 'console-withdrawal-pay');
  const next = await nextWaiting(page, first.id);
  await press(page, 'Tab');
  await press(page, 'Enter');
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  // The dialog's own step back in the history does not bring the first item of the queue.
  await expect(page).toHaveURL(new RegExp(`item=${next}$`));
  await page.goto(`${QUEUE}${second.id}`);
  await expect(page.getByRole('heading', { name: /₱300\.00 · GCash/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Score/ })).toBeVisible();
  await press(page, 't');
  await expect(page.getByText('You have taken this')).toBeVisible();
  await press(page, 'r');
  await expect(dialog).toContainText('Reject ₱300.00');
  await page.keyboard.type('He asked');
  await press(page, 'Tab');
  await page.keyboard.type('the payee asked us to stop it');
  await press(page, 'Tab');
  await press(page, 'Tab');
  await press(page, 'Enter');
  await expect(page.getByText('Done', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await moneyOf(page.request, second.token)) - held).toBe(Money.of('300.0000'));
  expect(await reasonTold(page.request, second)).toMatch(
    /You asked us to stop it|Ipinatigil mo ito sa amin/,
  );
  await page.goto(`/console/withdrawals?reference=${first.reference}`);
  await expect(page.getByRole('row').filter({ hasText: 'player109' })).toContainText(
    /Approved|Sent|Paid/,
  );
});

async function decideInTwo(page: Page, browser: Browser, baseURL: string | undefined) {
  await setSite(page.request, { settings: { 'hold.cardHours': 0 } });
  const cardId = await givePayee(page.request, 'player202', 'Luz Santos');
  const order = await askWithdrawal(page.request, 'player202', { cardId, amount: '400.0000' });
  await openConsole(page, 'cashier1', `/console/withdrawals?reference=${order.reference}`);
  await expect(page.getByRole('link', { name: order.reference })).toBeVisible();
  await expectAccessible(page, 'console-withdrawals');
  await page.getByRole('link', { name: order.reference }).click();
  await expect(page.getByText('Two people must approve this one.')).toBeVisible();
  await page.setViewportSize(LARGE);
  await expectAccessible(page, 'console-withdrawal');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByLabel('Reason', { exact: true }).fill('known for years, same device');
  await answerDialog(page, 'Approve');
  await expect(page.getByText('Asked. It waits for a second person.')).toBeVisible();
  await expect(page.getByText('cashier1 approved it first')).toBeVisible();
  const other = await elsewhere(browser, baseURL, 'operator3', new URL(page.url()).pathname);
  await expect(other.getByText('cashier1 approved it first')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Approve' })).toBeHidden();
  await other.getByRole('link', { name: 'Decide as the second' }).click();
  const fact = (name: string) =>
    other.locator('dl > div', { hasText: new RegExp(`^${name}`) }).getByRole('definition');
  await expect(fact('Amount')).toHaveText('₱400.00');
  await expect(fact('Money to')).toContainText('Luz Santos · GCash');
  await expect(fact('Score')).toHaveText(/^\d+$/);
  await expect(fact('Marks')).toContainText('Account was added less than 24 hours ago');
  await expect(fact('Balance after')).toContainText('₱');
  await expect(other.getByRole('link', { name: /^player202 · Luz Santos$/ })).toBeVisible();
  await expectAccessible(other, 'console-change-payout');
  await other.getByRole('button', { name: 'Approve' }).click();
  await answerDialog(other, 'Approve');
  await expect(other.getByText('It was done')).toBeVisible();
  await other.context().close();
  await page.reload();
  await expect(page.getByText(/^(Approved|Sent|Paid)$/).first()).toBeVisible();
}

test('OC-11 a withdrawal takes two people, on screens that also speak Filipino', async ({
  page,
  browser,
  baseURL,
}) => {
  await step(
    page,
    'OC-11 a score of 60 takes two people, and the second sees who was the first',
    () => decideInTwo(page, browser, baseURL),
  );
  await page.setViewportSize(SMALL);
  await step(
    page,
    'the screens of withdrawals speak Filipino, and a member’s page has his',
    async () => {
      await speak(page, 'TY');
      await page.goto('/console/withdrawals');
      await expect(page.getByRole('heading', { name: 'Mga withdrawal' })).toBeVisible();
      await expect(page.getByRole('grid')).not.toHaveAttribute('aria-busy', 'true');
      await expectAccessible(page, 'console-withdrawals-ty');
      await page.goto('/console/withdrawals/queue');
      await expect(
        page.getByRole('heading', { name: 'Mga withdrawal na pagpapasyahan' }),
      ).toBeVisible();
      await expectAccessible(page, 'console-withdrawal-queue-ty');
    },
  );
});
