// A finger that taps twice moves money once: two taps fall into one call, and into one posting.
import type { Locator, Page } from '@playwright/test';
import { balanceOf, expect, test } from '../site.ts';
import { step, visitAs } from '../visit.ts';

/** Taps twice while the first call is on its way; the methods of all calls that it made. */
async function tapTwice(page: Page, button: Locator, path: string): Promise<string[]> {
  const calls: string[] = [];
  let letGo = () => {};
  const tapped = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(path, async (route) => {
    calls.push(route.request().method());
    await tapped;
    await route.continue();
  });
  const answered = page.waitForResponse(path);
  await button.dblclick();
  letGo();
  expect((await answered).status()).toBe(200);
  await page.unroute(path);
  return calls;
}

async function transfer(page: Page) {
  const token = await visitAs(page, 'player107', '/m/transfer');
  await page.getByLabel('Amount').fill('150.5');
  const button = page.getByRole('button', { name: 'Transfer ₱150.50' });
  expect(await tapTwice(page, button, '**/GLS2_WalletTransfer*')).toEqual(['POST']);
  await expect(page.getByText('₱150.50 is there.')).toBeVisible();
  expect(await balanceOf(page.request, token)).toBe('849.5000');
}

async function bet(page: Page) {
  const token = await visitAs(page, 'player108', '/m/game/dice');
  const button = page.getByRole('button', { name: 'Roll', exact: true });
  await expect(button).toBeEnabled();
  expect(await tapTwice(page, button, '**/games/dice/bet')).toEqual(['POST']);
  await expect(page.getByText(/Won|No win/).first()).toBeVisible();
  const headers = { Authorization: `Bearer ${token}` };
  const rounds = await page.request.get('/api/v1/rounds', { headers });
  expect(((await rounds.json()) as { value: { total: number } }).value.total).toBe(1);
}

async function register(page: Page) {
  await page.goto('/m/register');
  const field = (name: string) => page.locator(`[name="${name}"]`);
  await field('username').fill('dalawangtapik');
  await field('password').fill('Kulintang-9-gabi');
  await field('confirmPassword').fill('Kulintang-9-gabi');
  await page.getByRole('checkbox', { name: /21/ }).check({ force: true });
  const button = page.getByRole('button', { name: 'Open an account' });
  expect(await tapTwice(page, button, '**/wps/member/register')).toEqual(['PUT']);
  await expect(page).toHaveURL(/\/m\/home$/);
}

test('APP-13 MONEY-04 GAME-10 REG-05 two taps do once what one does', async ({ page }) => {
  await step(page, 'APP-13 REG-05 two taps register once', () => register(page));
  await step(page, 'APP-13 MONEY-04 two taps transfer money once', () => transfer(page));
  await step(page, 'APP-13 GAME-10 two taps bet once', () => bet(page));
});
