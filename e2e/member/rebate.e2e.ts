// A member plays, and takes back his share of what he bet.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../site.ts';
import { speak, step } from '../visit.ts';
import { readAs, spinPerlas, SUMS_MS } from './play-by-call.ts';

const MEMBER = 'player104';
const CLAIM = '/m/member/manualRebate';
const SPINS = 40;

/** Bets of ₱400.00, of which 0.3 % come back. */
async function bet(page: Page, token: string) {
  await spinPerlas(page, token, SPINS);
  const total = async () =>
    (await readAs<{ total: string }>(page, token, '/api/v1/manual-rebate')).total;
  await expect.poll(total, { timeout: SUMS_MS }).toBe('1.2000');
}

test('MONEY-05 a member claims the rebate of his bets and finds it in the report', async ({
  page,
}) => {
  const token = await openAs(page, MEMBER, '/m/member/rebateReport');
  await step(page, 'the report is empty and leads to the claim', async () => {
    await page.getByRole('button', { name: 'To the manual rebate' }).click();
    await expect(page).toHaveURL(new RegExp(`${CLAIM}$`));
    await expect(page.getByText(/A claim pays at least ₱1\.00/)).toBeVisible();
    await expectAccessible(page, 'rebate-little');
  });
  await step(page, 'bets of a moment ago can be claimed, once', async () => {
    await bet(page, token);
    await page.goto(CLAIM);
    const claim = page.getByRole('button', { name: 'Claim ₱1.20' });
    await expect(claim).toBeVisible();
    await expectAccessible(page, 'rebate');
    await claim.click();
    await expect(page.getByText(/is in your balance, and need not be bet/)).toBeVisible();
    await expect(claim).toHaveCount(0);
    await expect(page.getByText(/^Last claimed/)).toBeVisible();
  });
  await step(page, 'the report has it, in both languages', async () => {
    await page.getByRole('link', { name: 'What was given back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My rebate');
    await expect(page.getByText(/0\.3000 % of ₱/)).toBeVisible();
    await expectAccessible(page, 'rebate-report');
    await speak(page, 'TY');
    await page.reload();
    await expect(page.getByText(/0\.3000 % ng ₱/)).toBeVisible();
    await page.goto(CLAIM);
    await expect(page.getByText(/^Huling kinuha/)).toBeVisible();
  });
});
