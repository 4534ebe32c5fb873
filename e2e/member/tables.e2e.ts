import type { Page } from '@playwright/test';
import { DESK, PHONE } from '../games.ts';
import { expect, expectAccessible, openAs, test } from '../site.ts';

/** A whole round of the slower table, and the rest of the one that was under way. */
const TWO_ROUNDS_MS = 120_000;

const zone = (page: Page, id: string) => page.locator(`[data-zone="${id}"]`);
const inPhase = (page: Page, phase: string) =>
  expect(page.locator(`[data-phase="${phase}"]`)).toBeVisible({ timeout: TWO_ROUNDS_MS });
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });
/** What the last bet says of a zone, once the result has been shown. */
const ended = (page: Page, id: string) =>
  expect(zone(page, id)).toHaveAccessibleName(/(no win|paid ₱)/, { timeout: TWO_ROUNDS_MS });

test('GAME-13 roulette by touch on a phone: numbers, lines and corners, and what each field came to', async ({
  page,
}) => {
  test.setTimeout(2 * TWO_ROUNDS_MS);
  await page.setViewportSize(PHONE);
  await openAs(page, 'player215', '/m/game/roulette');
  await inPhase(page, 'OPEN');
  await zone(page, 'red').click();
  await zone(page, 'black').click();
  await choose(page, 'Split');
  await zone(page, 'split-1-2').click();
  await choose(page, 'Corner');
  await zone(page, 'first-four').click();
  await expectAccessible(page, 'roulette-phone');
  await page.getByRole('button', { name: 'Bet ₱4.00' }).click();
  await expect(zone(page, 'first-four')).toHaveAccessibleName(/₱1\.00 placed$/);
  for (const id of ['red', 'black', 'first-four']) await ended(page, id);
});

test('GAME-13 sic bo by keys on a desktop: the whole board in sight, big and small as one round', async ({
  page,
}) => {
  test.setTimeout(2 * TWO_ROUNDS_MS);
  await page.setViewportSize(DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, 'player216', '/m/game/sic-bo');
  await inPhase(page, 'OPEN');
  for (const id of ['big', 'small', 'two-2-5']) {
    await zone(page, id).focus();
    await page.keyboard.press('Space');
  }
  await expectAccessible(page, 'sic-bo-desk');
  await page.keyboard.press('b');
  await expect(zone(page, 'two-2-5')).toHaveAccessibleName(/₱1\.00 placed$/);
  for (const id of ['big', 'small', 'two-2-5']) await ended(page, id);
});
