import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE } from '../games.ts';

/** They share nothing, so the site may seat them together. */
const FIRST = 'player212';
const SECOND = 'player125';
/** Two players wait 20 seconds for others, and then the cards are dealt. */
const DEALT_MS = 40_000;
const STAKE = { name: /^₱5\.00/ };

const line = (page: Page, text: RegExp) =>
  page.locator('p[role="status"]').filter({ hasText: text });

test.use({ viewport: PHONE });

test('GAME-13 two members play a hand of Lucky 9, by touch in English and by keys in Filipino', async ({
  page,
  furtherPage,
}) => {
  test.setTimeout(120_000);
  const other = await furtherPage('TY', DESK);
  await openAs(page, FIRST, '/m/game/lucky-9');
  await page.getByRole('radio', STAKE).tap();
  await expect(page.getByRole('radio', STAKE)).toHaveAttribute('aria-checked', 'true');
  await expectAccessible(page, 'lucky-9-lobby');
  await page.getByRole('button', { name: 'Take a seat' }).tap();
  await expect(line(page, /Waiting for players \(1\/6\)/)).toHaveCount(1);
  await openAs(other, SECOND, '/m/game/lucky-9');
  await other.getByRole('radio', STAKE).click();
  await expect(other.getByRole('radio', STAKE)).toHaveAttribute('aria-checked', 'true');
  await other.getByRole('button', { name: 'Umupo' }).press('Enter');
  await expect(line(other, /Naghihintay ng mga manlalaro \(2\/6\)/)).toHaveCount(1);
  await expect(line(page, /Waiting for players \(2\/6\)/)).toHaveCount(1);
  await expectAccessible(page, 'lucky-9-waiting');
  // Whoever is left of the banker decides first.
  const asked = line(page, /Hirit, or good\?|Natural nine!/).or(line(page, /decides$/));
  await expect(asked).toHaveCount(1, { timeout: DEALT_MS });
  const first = (await line(page, /decides$/).count()) === 0;
  const good = page.getByRole('button', { name: /^Good/ });
  const byTouch = async () => {
    await expect(good).not.toHaveAttribute('aria-disabled', 'true');
    await good.tap();
  };
  const byKeys = async () => {
    await expect(other.getByRole('button', { name: /^Hirit/ })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await other.keyboard.press('h');
  };
  await expectAccessible(other, 'lucky-9-turn');
  await (first ? byTouch() : byKeys());
  await (first ? byKeys() : byTouch());
  // Both see every card and what it came to, in words.
  await expect(line(page, /You won ₱|You lost ₱|Nothing won/)).toHaveCount(1);
  await expect(line(other, /Nanalo ka ng ₱|Natalo ka ng ₱|Walang panalo/)).toHaveCount(1);
  await expectAccessible(page, 'lucky-9-shown');
  await other.getByRole('button', { name: 'Umalis' }).click();
  await page.getByRole('button', { name: 'Leave' }).tap();
  // Paid, both are back in the lobby.
  await expect(page.getByRole('button', { name: 'Take a seat' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Umupo' })).toBeVisible();
});

test('GAME-13 free play of Lucky 9 is against bots, which are marked', async ({ page }) => {
  await openAs(page, FIRST, '/m/game/lucky-9?freePlay=1');
  await page.getByRole('radio', STAKE).tap();
  await page.getByRole('button', { name: 'Take a seat' }).tap();
  await expect(page.getByText('BOT', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Leave' }).tap();
  await expect(page.getByText('You leave after this hand').first()).toBeVisible();
});
