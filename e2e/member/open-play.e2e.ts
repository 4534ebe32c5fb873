import type { Page, Route } from '@playwright/test';
import { PHONE, wishNext } from '../games.ts';
import { closePopups, expect, expectAccessible, openAs, test } from '../site.ts';

const MINE_FREE = [{ call: 'pick', cell: 12 }, { call: 'cashout' }];

/** Leaves open play out of home's one answer, so that it is asked for alone. */
async function withoutOpenMoney(route: Route) {
  const response = await route.fetch();
  const answer = (await response.json()) as { value: { mine?: { openMoney?: unknown } | null } };
  delete answer.value.mine?.openMoney;
  await route.fulfill({ response, json: answer });
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' }).click();

test('MONEY-03 home says what an open round is worth, late and without moving anything', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const account = 'player117';
  await openAs(page, account, '/m/game/mines');
  const dig = page.getByRole('button', { name: 'Dig', exact: true });
  await expect(dig).toBeVisible();
  await page.getByRole('button', { name: /: 1$/ }).click();
  await wishNext(page, { account, game: 'mines', wish: 'win', steps: MINE_FREE });
  const answered = page.waitForResponse(/\/mines\/start/);
  await dig.click();
  const { value } = (await (await answered).json()) as { value: { stake: string } };
  const picked = page.waitForResponse(/\/mines\/pick/);
  await page.locator('[data-look]').nth(12).click();
  await picked;
  const out = page.getByRole('button', { name: /^Cash out ₱/ });
  const worth = /₱[\d.]+/.exec((await out.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  expect([Number(value.stake) > 0, worth]).toEqual([true, expect.stringMatching(/^₱\d/)]);

  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/v1/home?*', withoutOpenMoney);
  const asked = page.waitForRequest('**/api/v1/open-money');
  await page.route('**/api/v1/open-money', (route) => held.then(() => route.continue()));
  await page.goto('/m/home');
  await asked;
  await closePopups(page);
  const game = page.getByRole('link', { name: /Perlas/ }).first();
  await expect(game).toBeVisible();
  const before = await game.boundingBox();
  release();
  const bar = page.getByRole('navigation', { name: 'Your open games' });
  await expect(bar).toContainText(`Your round of Mina is worth ${worth} now`);
  await expect(bar).toBeInViewport();
  expect(await game.boundingBox()).toEqual(before);
  await expectAccessible(page, 'home-open-round');

  // No money is held, and the round is in the menu of the account too.
  await openMenu(page);
  const row = page.getByRole('button', { name: /^Your round of Mina is worth/ }).first();
  await expect(row).toBeVisible();
  await expectAccessible(page, 'menu-open-round');
  await row.click();
  await expect(page).toHaveURL(/\/m\/game\/mines/);
  await expect(out).toBeVisible();
  await expect(page.getByText('It was not staked again')).toBeVisible();
  await expect(out).not.toHaveAttribute('data-busy');
  await out.click();
  await expect(dig).toBeVisible();
  await page.goto('/m/gameRecord');
  await page.getByText('Mina', { exact: true }).first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: 'What was bet on' })).toBeVisible();
  await expect(sheet.locator('dl').first()).toContainText('Mines1');
  await expect(sheet.getByRole('heading', { name: 'What came out' })).toBeVisible();
});

test('MONEY-03 the account menu tells total, free and held apart, and when a left seat is free', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, 'player116', '/m/game/fish-dagat-gold');
  await page.getByRole('button', { name: 'Open room 1' }).click();
  await page.getByRole('button', { name: '₱50.00', exact: true }).click();
  const sit = page.getByRole('button', { name: 'Sit down with ₱50.00' });
  await expect(sit).toBeEnabled();
  await sit.click();
  await expect(page.getByRole('button', { name: 'Cast' })).toBeVisible();
  await page.goto('/m/home');
  await closePopups(page);
  const bar = page.getByRole('navigation', { name: 'Your open games' });
  await expect(bar).toContainText('You still sit at Dagat Gold');
  await expect(bar).toContainText(/Back in [12] min/);
  await openMenu(page);
  const parts = page.getByRole('banner').locator('dl');
  await expect(parts.filter({ hasText: 'Balance' })).toContainText('1,000.00');
  await expect(parts.filter({ hasText: 'Main wallet' })).toContainText('950.00');
  await expect(parts.filter({ hasText: 'Held' })).toContainText('50.00');
  const row = page.getByRole('button', { name: /^₱50\.00 at Dagat Gold, back in [12] min$/ });
  await expect(row).toBeVisible();
  await expectAccessible(page, 'menu-seat');
  await row.click();
  await expect(page).toHaveURL(/fish-dagat-gold/);
  await page.getByRole('button', { name: /^Leave with ₱/ }).click();
  await expect(page.getByRole('button', { name: /^Sit down with ₱/ })).toBeVisible();
});
