import { expect, expectAccessible, test } from '../site.ts';
import { DESK } from '../games.ts';

test.describe('in EN', () => {
  test.use({ language: 'EN' });
  test('GAME-09 a guest watches a game play by itself, and goes from there to the login', async ({
    page,
  }) => {
    // With reduced motion a game waits until its guest starts it.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/m/gameList?gameType=INHOUSE');
    const tile = page.getByRole('link', { name: 'Mina' }).first();
    await expect(tile).toBeVisible();
    await tile.hover();
    await page.mouse.down();
    const watch = page.getByRole('button', { name: 'Watch first' });
    await expect(watch).toBeVisible();
    await page.mouse.up();
    await watch.click();
    await expect(page).toHaveURL(/\/m\/watch\/mines$/);
    await expect(page.getByText('Demonstration, no money')).toBeVisible();
    // Steps and end are told like a member's own.
    const told = page.locator('main p[role="status"]');
    await expect(told).toContainText(/Paid|Won|No win/, { timeout: 30_000 });
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
    await expectAccessible(page, 'watch-mines');
    await page.getByRole('button', { name: 'Log in to play' }).click();
    await expect(page).toHaveURL(/\/m\/login\?.*mines/);
  });
});

test.describe('in TY', () => {
  test.use({ language: 'TY' });
  test('a guest watches a table’s real rounds on a desktop', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/m/watch/roulette');
    await expect(page.getByText('Nanonood ka')).toBeVisible();
    await expect(page.locator('[data-phase]').first()).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, 'watch-roulette-TY');
  });
});
