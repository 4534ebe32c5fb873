// Credits of its own that wait; the member gets one of them, and nobody the other.
import type { Page } from '@playwright/test';
import { Money } from '@palaro/kernel';
import { answerDialog, moneyOf } from '../site.ts';
import { approveElsewhere, expect, expectAccessible, openConsole, test } from './console.ts';
import { openVendorRound, parkWin } from './vendor-round.ts';

const VENDOR = '/console/vendors/DEMO?tab=parked';
/** Where the change is that waits for a second person. */
const changeOf = async (page: Page) =>
  (await page.getByRole('link', { name: /second person/ }).getAttribute('href')) ?? '';

test('MONEY-06 a waiting credit is tried as signed, then settled by hand by two people', async ({
  page,
  browser,
  baseURL,
}) => {
  const round = `credit-${Date.now()}`;
  const { member, token } = await openVendorRound(page.request, 'member2', round);
  const before = await moneyOf(page.request, token);
  for (const one of ['paid', 'refused']) await parkWin(page.request, member, `${round}-${one}`);
  await openConsole(page, 'operator1', VENDOR);
  const settle = page.getByRole('button', { name: /^Settle no\. / });
  await expect(settle.nth(1)).toBeVisible();
  const waiting = await settle.count();

  await settle.nth(waiting - 2).click();
  const sheet = page.getByRole('complementary');
  await expect(sheet.getByLabel('What the vendor sent')).toContainText(`"member":"${member}"`);
  await sheet.getByRole('button', { name: 'Book it now' }).click();
  await expect(page.getByText(/It still cannot be booked: CURRENCY_MISMATCH/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Credit by hand' }).click();
  await sheet.getByLabel('Member number').fill(member);
  await sheet.getByLabel('Amount').fill('25');
  await sheet.getByLabel('Reason').fill('the vendor named the wrong currency');
  await expectAccessible(page, 'console-credit');
  await sheet.getByRole('button', { name: 'Ask for it' }).click();
  await expect(sheet).toBeHidden();
  await settle.nth(waiting - 2).click();
  const change = await changeOf(page);
  await expect(sheet.getByRole('button', { name: 'Book it now' })).toHaveCount(0);
  await approveElsewhere(browser, baseURL, change);
  expect((await moneyOf(page.request, token)) - before).toBe(Money.of('25.0000'));

  await page.goto(VENDOR);
  await expect(settle).toHaveCount(waiting - 1);
  await settle.last().click();
  await sheet.getByRole('button', { name: 'Refuse it' }).click();
  await page.getByRole('alertdialog').getByLabel('Reason').fill('the vendor took it back');
  await answerDialog(page, 'Ask for it');
  await approveElsewhere(browser, baseURL, await changeOf(page));
  expect((await moneyOf(page.request, token)) - before).toBe(Money.of('25.0000'));
  await page.goto(VENDOR);
  await expect(settle).toHaveCount(waiting - 2);
});
