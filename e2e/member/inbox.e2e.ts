import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, setSite, test } from '../site.ts';
import { speak, step, visitAs } from '../visit.ts';

const row = (page: Page, title: string) => page.getByRole('button', { name: title });
const answered = (page: Page, method: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/CSP_getInbox/') && response.request().method() === method,
  );

async function readAndDelete(page: Page) {
  await visitAs(page, 'player101', '/m/webEmail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message center');
  const unread = page.getByRole('button', { name: /^Unread( \d+)?$/ });
  // The demo's four, and what earlier visits on this site brought.
  await expect(unread).toHaveText(/\d/);
  const count = Number((await unread.innerText()).replace(/\D/g, ''));
  expect(count).toBeGreaterThanOrEqual(4);
  await expectAccessible(page, 'inbox');
  const read = answered(page, 'PUT');
  await row(page, 'A transfer came back').click();
  await read;
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('₱500.00 is in your main wallet again');
  await expectAccessible(page, 'inbox-message');
  const deleted = answered(page, 'DELETE');
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await deleted;
  await expect(page.getByText('Message deleted')).toBeVisible();
  await expect(unread).toHaveText(new RegExp(`\\D${count - 1}$`));
  const restored = answered(page, 'POST');
  await page.getByRole('button', { name: 'Undo' }).click();
  await restored;
  await expect(row(page, 'A transfer came back')).toBeVisible();
  await unread.click();
  await expect(row(page, 'Welcome to the square')).toBeVisible();
  await expect(row(page, 'A transfer came back')).toBeHidden();
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(page.getByText('You have read everything')).toBeVisible();
  await expectAccessible(page, 'inbox-all-read');
  await page.getByRole('button', { name: 'Show all messages' }).click();
  await expect(row(page, 'Welcome to the square')).toBeVisible();
}

async function openEntry(page: Page) {
  await visitAs(page, 'member2', '/m/webEmail');
  await row(page, 'A transfer came back').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show the entry' }).click();
  await expect(page).toHaveURL(/\/m\/transaction\/record\?days=.*&kind=transfers&cause=/);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('₱500.00');
  await expect(sheet).toContainText('Bangka Games');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function loseDot(page: Page) {
  const token = await visitAs(page, 'player126', '/m/mine');
  await expect(page.getByRole('button', { name: /unread/i })).toBeVisible();
  await page.request.put('/wps/relay/CSP_getInbox', {
    headers: { Authorization: `Bearer ${token}` },
    data: { until: '2100-01-01T00:00:00.000Z' },
  });
  await expect(page.getByRole('button', { name: /unread/i })).toBeHidden();
}

async function switchMessages(page: Page) {
  await visitAs(page, 'player105', '/m/set');
  const promos = page.getByRole('switch', { name: 'News about promotions' });
  await expect(promos).not.toBeChecked();
  const told = page.waitForResponse((response) => response.request().method() === 'PUT');
  await promos.click();
  expect((await told).status()).toBe(200);
  await page.reload();
  await expect(promos).toBeChecked();
  await expectAccessible(page, 'settings-notifications');
}

/** A browser without a window refuses always, and one with a window asks its user. */
async function offerOnDevice(page: Page, permission: 'granted' | 'denied') {
  await page.addInitScript((value) => {
    Object.defineProperty(Notification, 'permission', { value, configurable: true });
  }, permission);
  await page.goto('/m/set');
  const enabled = permission === 'granted';
  const device = page.getByRole('switch', { name: 'New messages on this device' });
  await expect(device).toBeEnabled({ enabled });
  await expect(page.getByText(/browser blocks notifications/)).toHaveCount(enabled ? 0 : 1);
}

/** Messages and notices side by side, in Filipino. */
async function readNotices(page: Page) {
  await speak(page, 'TY');
  await visitAs(page, 'player104', '/m/message');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message center');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Mga paunawa');
  await page.getByRole('tab', { name: 'Mga mensahe' }).click();
  await expect(row(page, 'Bukas ang service buong linggo ng fiesta')).toBeVisible();
  await expectAccessible(page, 'message-center');
  const [scroll, wide] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(scroll).toBeLessThanOrEqual(wide ?? 0);
  await page.getByRole('tab', { name: 'Mga paunawa' }).click();
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
  await expectAccessible(page, 'message-center-notices');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Mga paunawa' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
}

test('APP-12 MINE-07 MINE-08 REWARD-06 the inbox, its entries elsewhere, and the settings of messages', async ({
  page,
}) => {
  await step(page, 'MINE-08 a guest is asked to log in', async () => {
    await page.goto('/m/message');
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  });
  await step(page, 'REWARD-06 a message is read when it is opened, deleted, and brought back', () =>
    readAndDelete(page),
  );
  await step(page, 'a message about money opens the entry that it speaks of', () =>
    openEntry(page),
  );
  await step(page, 'MINE-07 the dot follows changes elsewhere', () => loseDot(page));
  await step(page, 'settings show which messages a member gets', () => switchMessages(page));
  for (const permission of ['granted', 'denied'] as const) {
    await step(
      page,
      `settings offer messages on this device unless the browser refuses: ${permission}`,
      () => offerOnDevice(page, permission),
    );
  }
  await step(page, 'MINE-08 messages and notices are side by side, in Filipino', () =>
    readNotices(page),
  );
  await step(page, 'APP-12 MAILCEN off: the page and the badge are gone', async () => {
    await speak(page, 'EN');
    await setSite(page.request, { switches: { MAILCEN: false } });
    await visitAs(page, 'player103', '/m/webEmail');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Message center');
    await page.goto('/m/mine');
    await expect(page.getByRole('button', { name: /Messages/ })).toBeHidden();
  });
});

test('REWARD-06 without a connection the inbox says so and asks again', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED .*CSP_getInbox/);
  await page.route('**/CSP_getInbox?**', (route) => route.abort());
  await page.route('**/CSP_getInbox', (route) => route.abort());
  await openAs(page, 'player103', '/m/webEmail');
  await expect(page.getByText('Your messages could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Service is here through fiesta week')).toBeVisible();
});
