import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE } from '../games.ts';

const BY_TOUCH = 'player206';
const BY_KEYS = 'player207';
/** The deal, and three bots that may think before the player does. */
const TURN_MS = 30_000;

test.use({ viewport: PHONE });

const line = (page: Page, text: RegExp) =>
  page.locator('p[role="status"]').filter({ hasText: text });
/** The site's answer to a move. */
const answered = (page: Page) =>
  page.waitForResponse((response) => /\/pusoy-dos\/(play|pass)/.test(response.url()));

test('GAME-13 Pusoy Dos against bots by touch: cards are raised, sorted and played', async ({
  page,
}) => {
  await openAs(page, BY_TOUCH, '/m/game/pusoy-dos?freePlay=1');
  await page.getByRole('radio', { name: '₱1.00 a card' }).tap();
  await expect(page.getByText('₱156.00 is held while you sit')).toBeVisible();
  await expectAccessible(page, 'pusoy-dos-lobby');
  await page.getByRole('button', { name: 'Take a seat' }).tap();
  await expect(page.getByText('BOT', { exact: true })).toHaveCount(3);
  const hand = page.getByRole('group', { name: 'Your 13 cards' });
  await expect(hand.getByRole('button')).toHaveCount(13);
  const hint = page.getByRole('button', { name: 'Raise cards that may be played' });
  await expect(hint).not.toHaveAttribute('aria-disabled', 'true', { timeout: TURN_MS });
  // It is the player's turn now, for 50 seconds: nothing else happens meanwhile.
  const card = hand.getByRole('button').nth(6);
  await card.tap();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await card.tap();
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Sort by suit' }).tap();
  await expect(page.getByRole('button', { name: 'Sort by rank' })).toBeVisible();
  await expectAccessible(page, 'pusoy-dos-turn');
  const can = (await line(page, /Nothing of yours beats/).count()) === 0;
  if (can) await hint.tap();
  const move = page.getByRole('button', { name: can ? 'Play' : 'Pass', exact: true });
  await expect(move).not.toHaveAttribute('aria-disabled', 'true');
  const [answer] = await Promise.all([answered(page), move.tap()]);
  expect(answer.status()).toBe(200);
  await expect(hand).toHaveCount(can ? 0 : 1);
  await page.getByRole('button', { name: 'Leave' }).tap();
  await expect(page.getByText('You leave after this hand').first()).toBeVisible();
});

test('GAME-13 Pusoy Dos against bots by keys, in Filipino', async ({ page, furtherPage }) => {
  const desk = await furtherPage('TY', DESK);
  await openAs(page, BY_KEYS, '/m/game/pusoy-dos?freePlay=1');
  await openAs(desk, BY_KEYS, page.url());
  await desk.getByRole('button', { name: 'Umupo' }).press('Enter');
  const hand = desk.getByRole('group', { name: 'Ang 13 baraha mo' });
  const hint = desk.getByRole('button', { name: 'Iangat ang mga barahang puwedeng ibaba' });
  await expect(hint).not.toHaveAttribute('aria-disabled', 'true', { timeout: TURN_MS });
  await hand.getByRole('button').first().focus();
  await desk.keyboard.press('ArrowRight');
  await expect(hand.getByRole('button').nth(1)).toBeFocused();
  await desk.keyboard.press('Space');
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(1);
  await expectAccessible(desk, 'pusoy-dos-turn-desk');
  await desk.keyboard.press('ArrowDown');
  await expect(hand.getByRole('button', { pressed: true })).toHaveCount(0);
  // With a card raised the line would say what is wrong with it.
  const can = (await line(desk, /Walang tatalo sa/).count()) === 0;
  if (can) {
    await desk.keyboard.press('h');
    await expect(hand.getByRole('button', { pressed: true })).not.toHaveCount(0);
  }
  const [answer] = await Promise.all([answered(desk), desk.keyboard.press(can ? 'p' : 'x')]);
  expect(answer.status()).toBe(200);
  await expect(hand).toHaveCount(can ? 0 : 1);
});
