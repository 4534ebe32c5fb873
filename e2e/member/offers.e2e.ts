// A new member takes the bonus of his first deposit, and sees what must be bet for it.
import type { Page } from '@playwright/test';
import { openAsNewcomer } from '../newcomer.ts';
import { balanceOf, expect, expectAccessible, test } from '../site.ts';
import { speak, step } from '../visit.ts';

const TITLE = 'Your first deposit, doubled';

async function chooseOffer(page: Page) {
  await page.goto('/m/activity');
  await page.getByRole('link', { name: new RegExp(TITLE) }).click();
  await expect(page.getByRole('heading', { name: 'All conditions' })).toBeVisible();
  await expect(page.getByText(/100 % of what is credited, up to ₱1,000\.00/)).toBeVisible();
  await expectAccessible(page, 'offer-detail');
  await page.getByRole('button', { name: 'Take part' }).click();
  await expect(page).toHaveURL(/\/m\/voucherCenter\?promo=/);
}

async function pay(page: Page) {
  await page.getByRole('textbox', { name: 'How much' }).fill('50');
  await expect(page.getByText(TITLE)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'How much' }).fill('500');
  await expect(page.getByText(TITLE)).toBeVisible();
  await expect(page.getByText('₱10,000.00').first()).toBeVisible();
  await expectAccessible(page, 'deposit-offer');
  await page.getByRole('button', { name: 'Pay ₱500.00' }).click();
  await page.waitForURL(/\/pay\//);
  await page.getByRole('button', { name: 'Pay ₱500.00', exact: true }).click();
  await expect(page).toHaveURL(/voucherCenter\?order=/, { timeout: 20_000 });
  await expect(page.getByText('₱500.00 added to your wallet')).toBeVisible();
  await expect(page.getByText(TITLE)).toBeVisible();
}

test('MONEY-01 REWARD-02 a first deposit brings the bonus that was chosen with it, once', async ({
  page,
}) => {
  await openAsNewcomer(page, 'alokuna1', '9171550077');
  const token = await page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { token: string }).token,
  );
  await step(page, 'every condition stands before it is joined', () => chooseOffer(page));
  await step(page, 'the bonus comes with the deposit', () => pay(page));
  await step(page, 'both are in the wallet, and the promotion is taken', async () => {
    await expect.poll(() => balanceOf(page.request, token)).toBe('1000.0000');
    await speak(page, 'TY');
    await page.goto('/m/activity');
    await page.getByRole('link', { name: /Doble ang una mong deposito/ }).click();
    await expect(page.getByText('Nakuha na')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sumali' })).toHaveCount(0);
    await expectAccessible(page, 'offer-taken-ty');
  });
});
