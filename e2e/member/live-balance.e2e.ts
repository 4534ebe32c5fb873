import type { Page } from '@playwright/test';
import { balanceOf, closePopups, expect, openAs, test } from '../site.ts';

const roll = (page: Page) => page.getByRole('button', { name: 'Roll', exact: true });

/** `1234.5600` as screens show it, without the currency's sign. */
const shown = (amount: string) => {
  const [whole = '', fraction = ''] = amount.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 2)}`;
};

/** Rolls once and waits until the game is at rest. */
async function play(page: Page) {
  const answered = page.waitForResponse((response) => response.url().includes('/dice/bet'));
  await roll(page).click();
  expect((await answered).status()).toBe(200);
  await expect(roll(page)).toBeEnabled();
}

test('MONEY-06 HDR-07 two tabs agree, even after one was offline and while one is in a game', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const token = await openAs(page, 'player118', '/m/game/dice');
  await expect(roll(page)).toBeEnabled();
  const home = await context.newPage();
  await closePopups(home);
  await openAs(home, 'player118', '/m/home');
  const both = async () => {
    const amount = shown(await balanceOf(page.request, token));
    await expect(page.locator('header').first()).toContainText(amount);
    await expect(home.getByRole('banner')).toContainText(amount);
  };
  await both();
  await play(page);
  await both();
  // Another device plays while both are offline; back online, both catch up.
  await context.setOffline(true);
  const answer = await page.request.post('/api/v1/games/dice/bet', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      roundRef: crypto.randomUUID(),
      stake: '1.0000',
      params: { side: 'over', winNumbers: 5000 },
    },
  });
  expect(answer.status()).toBe(200);
  await context.setOffline(false);
  await both();
});

test('MONEY-06 a slow reading never brings back an older balance', async ({ page, context }) => {
  const token = await openAs(page, 'player119', '/m/game/dice');
  await expect(roll(page)).toBeEnabled();
  const home = await context.newPage();
  await closePopups(home);
  await openAs(home, 'player119', '/m/home');
  await expect(home.getByRole('banner')).toContainText('1,000.00');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let reading = () => {};
  const read = new Promise<void>((resolve) => (reading = resolve));
  await home.route('**/wps/wallets/balance*', async (route) => {
    const response = await route.fetch();
    reading();
    await held;
    await route.fulfill({ response });
  });
  await home.getByRole('button', { name: /Refresh/ }).click();
  await read;
  await play(page);
  release();
  const amount = shown(await balanceOf(page.request, token));
  await expect(home.getByRole('banner')).toContainText(amount);
});
