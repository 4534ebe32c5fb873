// A member loses in one week, and claims the part of it that comes back when the week is over.
import type { Page } from '@playwright/test';
import { advanceClock, balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { speak, step, visitAs } from '../visit.ts';
import { readAs, SUMS_MS } from './play-by-call.ts';

const MEMBER = 'player127';
const BET = { stake: '100.0000', params: { side: 'over', winNumbers: 4_950 } };
/** From any instant on, the week that holds it is over by then, and can be counted. */
const A_WEEK_AND_AN_HOUR = 7 * 86_400 + 3_600;
/** After a leap of the clock every task of the site is due, and this one stands in their queue. */
const QUEUE_MS = 60_000;

/** A bet of dice that wins nothing: its call, with seeds that suit it. */
async function loses(page: Page, token: string) {
  await expect(page.getByRole('button', { name: /^Roll/ })).toBeEnabled();
  const wish = { account: MEMBER, game: 'dice', wish: 'nothing', bet: BET };
  const granted = await page.request.post('/sandbox/wish', { data: wish });
  expect(granted.status(), await granted.text()).toBe(200);
  const answer = await page.request.post('/api/v1/games/dice/bet', {
    headers: { Authorization: `Bearer ${token}` },
    data: { roundRef: crypto.randomUUID(), ...BET },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Tells whether the member's sums of today have play. */
async function isSummed(page: Page, token: string): Promise<boolean> {
  const { totals } = await readAs<Sums>(page, token, '/wps/relay/ODSFE2_MemPNL');
  return Number(totals.bet) > 0;
}

interface Sums {
  totals: { bet: string };
}

/** Tells whether the week was counted, and its award waits: the week's board may give one too. */
async function waits(page: Page, token: string): Promise<boolean> {
  const path = '/wps/relay/MCSFE_getAvailablePromotions?type=CASHBACK&status=Issued';
  return (await readAs<{ list: object[] }>(page, token, path)).list.length > 0;
}

test('REWARD-01 REWARD-02 a part of a lost week comes back when it is over, and is claimed', async ({
  page,
}) => {
  const first = await openAs(page, MEMBER, '/m/game/dice');
  await loses(page, first);
  await step(page, 'every condition is shown before', async () => {
    await page.goto('/m/activity');
    await page.getByRole('link', { name: /Something back each week/ }).click();
    await expect(page.getByText(/5 % of a week’s loss, Monday to Sunday/)).toBeVisible();
  });
  await expect.poll(() => isSummed(page, first), { timeout: SUMS_MS }).toBe(true);
  await advanceClock(page.request, A_WEEK_AND_AN_HOUR);
  const token = await visitAs(page, MEMBER, '/m/activity');
  await expect.poll(() => waits(page, token), { timeout: QUEUE_MS }).toBe(true);
  const before = Number(await balanceOf(page.request, token));
  await step(page, 'it says what the week gave, and leads to the claim', async () => {
    await page.reload();
    await page.getByRole('link', { name: /Something back each week/ }).click();
    await expect(page.getByText(/You bet ₱100\.00, your rounds paid ₱0\.00/)).toBeVisible();
    await expect(page.getByText(/Last counted/)).toBeVisible();
    await expectAccessible(page, 'cashback-waits');
    await page.getByRole('button', { name: 'Reward center' }).click();
    await page.getByRole('button', { name: 'Claim ₱5.00' }).click();
    await expect(page.getByText('₱5.00 is in your balance.')).toBeVisible();
    await expect.poll(async () => Number(await balanceOf(page.request, token))).toBe(before + 5);
  });
  await step(page, 'in Filipino it says the same', async () => {
    await speak(page, 'TY');
    await page.goto('/m/activity');
    await page.getByRole('link', { name: /May balik bawat linggo/ }).click();
    await expect(page.getByText(/Huling binilang/)).toBeVisible();
    await expect(page.getByText(/₱5\.00 ang ibinigay sa iyo/)).toBeVisible();
    await expectAccessible(page, 'cashback-taken-ty');
  });
});
