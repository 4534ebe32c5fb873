import type { Page } from '@playwright/test';
import { DESK, PHONE } from '../games.ts';
import { closePopups, expect, expectAccessible, openAs, test } from '../site.ts';

const TEN = { name: 'Ante ₱10.00', exact: true };
/** Bots move first where the player is not the dealer. */
const TURN_MS = 30_000;
/** The clock and two bots play on. */
const HAND_MS = 120_000;

/**
 * Waits for the player's turn, and draws unless he is the dealer, who does not. Until the answer to
 * his last move is there, buttons rest and keys do nothing; the cards may have come by push before.
 */
async function toDiscard(page: Page, turn: RegExp, draw: RegExp, press: () => Promise<void>) {
  await expect(page.locator('p[role="status"]').filter({ hasText: turn })).toHaveCount(1, {
    timeout: TURN_MS,
  });
  const button = page.getByRole('button', { name: draw });
  if ((await button.count()) === 0) return;
  await expect(button).toBeEnabled();
  await press();
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('GAME-13 Tong-its against bots by touch in English: draws, discards, and sees the end', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await openAs(page, 'player204', '/m/game/tongits?freePlay=1');
    await page.getByRole('radio', TEN).tap();
    await expect(page.getByRole('radio', TEN)).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('button', { name: 'Take a seat' }).tap();
    await expect(page.getByText('BOT', { exact: true })).toHaveCount(2);
    await toDiscard(
      page,
      /Draw, or take|Draw, take|Draw a card|Meld and lay off/,
      /^Draw one card/,
      () => page.getByRole('button', { name: /^Draw one card/ }).tap(),
    );
    const discard = page.getByRole('button', { name: /^Discard one card/ });
    await expect(discard).toBeVisible();
    const hand = page.getByRole('group', { name: 'Your 13 cards' });
    await hand.getByRole('button').last().tap();
    await expect(hand.getByRole('button', { pressed: true })).toHaveCount(1);
    await discard.tap();
    await expect(page.getByRole('group', { name: 'Your 12 cards' })).toBeVisible();
    await expectAccessible(page, 'tongits-played');
    // From here on the clock plays for him.
    await page.getByRole('button', { name: 'Leave' }).tap();
    await expect(page.getByText('You leave after this hand').first()).toBeVisible();
    await expect(
      page.getByRole('heading', { name: /^(Tong-its!|Draw|The stock is empty)$/ }),
    ).toBeVisible({ timeout: HAND_MS });
    await expect(page.getByText(/^pays/)).toHaveCount(2);
    await expectAccessible(page, 'tongits-end');
    await expect(page.getByRole('button', { name: 'Take a seat' })).toBeVisible({
      timeout: TURN_MS,
    });
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESK, language: 'TY' });

  test('GAME-13 Tong-its against bots by keys in Filipino: draws and discards', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await closePopups(page);
    await openAs(page, 'player210', '/m/game/tongits?freePlay=1');
    await page.getByRole('button', { name: 'Umupo' }).press('Enter');
    await toDiscard(page, /Bumunot|Magbaba at sumapaw/, /^Bunot 1 baraha/, () =>
      page.keyboard.press('d'),
    );
    const hand = page.getByRole('group', { name: 'Ang 13 baraha mo' });
    await expect(page.getByRole('button', { name: /^Tapon 1 baraha/ })).toBeVisible();
    await hand.getByRole('button').first().focus();
    await page.keyboard.press('ArrowUp');
    await expect(hand.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Tapon 1 baraha/ })).toBeEnabled();
    await page.keyboard.press('x');
    await expect(page.getByRole('group', { name: 'Ang 12 baraha mo' })).toBeVisible();
    await expectAccessible(page, 'tongits-played-ty');
    await page.getByRole('button', { name: 'Umalis' }).click();
    await expect(page.getByText('Aalis ka pagkatapos ng kamay na ito').first()).toBeVisible();
  });
});
