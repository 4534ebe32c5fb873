import { expect, expectAccessible, openAs, test, untranslated } from '../site.ts';
import { DESK, PHONE } from '../games.ts';

const GAME = '/m/game/fish-dagat-gold';
/** A net flies for six seconds at most, and the gun is held until one has hit. */
const HIT_MS = 40_000;

test.beforeEach(() => test.setTimeout(150_000));

test.describe('in EN', () => {
  test.use({ language: 'EN' });
  test('GAME-13 Dagat Gold: a seat is taken, nets are cast by touch and the rest comes back, on a phone', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await openAs(page, 'player124', GAME);
    await page.getByRole('button', { name: 'Open room 1' }).click();
    await page.getByRole('button', { name: '₱50.00', exact: true }).click();
    const sit = page.getByRole('button', { name: 'Sit down with ₱50.00' });
    await expect(sit).toBeEnabled();
    await sit.click();
    await page.getByRole('button', { name: '₱0.10', exact: true }).click();
    const status = page.locator('p[role="status"]');
    const cast = page.getByRole('button', { name: 'Cast' });
    await page.getByRole('button', { name: 'Next fish' }).click();
    await cast.dispatchEvent('pointerdown');
    await expect(status).toHaveText(/caught: ₱|got away\./, { timeout: HIT_MS });
    await cast.dispatchEvent('pointerup');
    await expectAccessible(page, 'fish-phone-EN');
    await page.getByRole('button', { name: /^Leave with ₱/ }).click();
    await expect(status).toHaveText(/^You left with ₱[\d.]+: \d+ hits for ₱[\d.]+, catches ₱/);
    await expect(sit).toBeVisible();
    expect(await untranslated(page)).toEqual([]);
  });
});

test.describe('in TY', () => {
  test.use({ language: 'TY' });
  test('GAME-13 Dagat Gold is played by keys alone, on a desktop', async ({ page }) => {
    await page.setViewportSize(DESK);
    await openAs(page, 'player125', GAME);
    await page.getByRole('button', { name: 'Buksan ang silid 1' }).focus();
    await page.keyboard.press('Enter');
    const sit = page.getByRole('button', { name: /^Umupo na may ₱/ });
    await expect(sit).toBeEnabled();
    await sit.focus();
    await page.keyboard.press('Enter');
    const status = page.locator('p[role="status"]');
    const cast = page.getByRole('button', { name: 'Ihagis' });
    await expect(cast).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: '₱0.50', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.keyboard.press('t');
    await page.keyboard.down(' ');
    await expect(status).toHaveText(/^Nahuli ang .+: ₱|^Nakawala ang /, { timeout: HIT_MS });
    await page.keyboard.up(' ');
    await expectAccessible(page, 'fish-desk-TY');
    expect(await untranslated(page)).toEqual([]);
    const leave = page.getByRole('button', { name: /^Umalis na may ₱/ });
    await leave.focus();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText(/^Umalis ka na may ₱[\d.]+: \d+ tama/);
  });
});
