import type { Page } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { step, visitAs } from '../visit.ts';

const roll = (page: Page) => page.getByRole('button', { name: 'Roll', exact: true });
const menu = (page: Page) => page.getByRole('button', { name: 'Game menu' });

async function tryDice(page: Page) {
  const token = await openAs(page, 'player112', '/m/game/dice');
  await expect(roll(page)).toBeEnabled();
  const before = await balanceOf(page.request, token);
  await menu(page).click();
  await page.getByRole('button', { name: 'Try it with play money' }).click();
  await expect(page.getByText('Play money', { exact: true })).toBeVisible();
  await expect(page.getByText('2,000.00')).toBeVisible();
  await expectAccessible(page, 'free-play');
  const answered = page.waitForResponse((response) => response.url().includes('freePlay='));
  await roll(page).click();
  expect((await answered).status()).toBe(200);
  await expect(page.getByText(/Won|No win/).first()).toBeVisible();
  const left = page.locator('header').getByText(/^₱?(2,001|1,999)\.00$/);
  await expect(left).toBeVisible();
  // A reload continues with the rest of the balance, and the game's history shows the round.
  await page.reload();
  await expect(left).toBeVisible();
  await menu(page).click();
  await expectAccessible(page, 'free-play-menu');
  await page.getByRole('button', { name: 'Play with real money' }).click();
  await expect(page.getByText('Play money', { exact: true })).toBeHidden();
  expect(await balanceOf(page.request, token)).toBe(before);
}

async function holdTile(page: Page) {
  await visitAs(page, 'player113', '/m/gameList?gameType=RNG');
  const tile = page.getByRole('link', { name: 'Perlas ng Silangan' }).first();
  await expect(tile).toBeVisible();
  await tile.hover();
  await page.mouse.down();
  const free = page.getByRole('button', { name: 'Free play' });
  await expect(free).toBeVisible();
  await page.mouse.up();
  await expectAccessible(page, 'game-sheet');
  await free.click();
  await expect(page).toHaveURL(/\/m\/game\/perlas\?freePlay=1$/);
  await expect(page.getByText('2,000.00')).toBeVisible({ timeout: 30_000 });
}

test('GAME-12 games are tried with play money, from their menu and from a tile', async ({
  page,
}) => {
  await step(
    page,
    'GAME-12 a game is tried with play money, and the real balance does not change',
    () => tryDice(page),
  );
  await step(page, 'GAME-12 holding a tile offers free play', () => holdTile(page));
});
