import type { Page } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';

interface Played {
  payout: string;
  balance: string;
}

/** Spins until a round pays something, or nothing, as wanted; gives that round. */
async function spinUntil(page: Page, pays: boolean, game: string, spin: () => Promise<void>) {
  for (;;) {
    const answered = page.waitForResponse((response) => response.url().includes(`/${game}/spin`));
    await spin();
    const answer = await answered;
    expect(answer.status()).toBe(200);
    const { value } = (await answer.json()) as { value: Played };
    await expect(page.locator('button[data-busy]')).toHaveCount(0, { timeout: 60_000 });
    if ((value.payout !== '0.0000') === pays) return value;
  }
}

/** Plays a slot to a loss by touch on a phone and to a win by keys on a desktop. */
async function playBoth(
  page: Page,
  game: string,
  player: string,
  says: { no: string; pay: RegExp },
) {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await openAs(page, player, `/m/game/${game}`);
  const spin = page.getByRole('button', { name: 'Spin', exact: true });
  const spoken = page.locator('p[role="status"]');
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Turbo' }).click();
  await spinUntil(page, false, game, () => spin.click());
  await expect(spoken).toContainText(says.no);
  await expectAccessible(page, `${game}-phone`);
  await page.setViewportSize({ width: 1280, height: 800 });
  await spin.focus();
  const win = await spinUntil(page, true, game, () => page.keyboard.press('Space'));
  expect(await balanceOf(page.request, token)).toBe(win.balance);
  await expect(spoken).toContainText(says.pay);
  await expectAccessible(page, `${game}-desk`);
}

test.describe('slots', () => {
  test.setTimeout(120_000);

  test('GAME-13 Halo-Halo Triple is lost by touch and won by keys, and says both', async ({
    page,
  }) => {
    await playBoth(page, 'halo-halo', 'player111', { no: 'No win', pay: /Line \d: 3 / });
  });

  test('GAME-13 Fiesta 243 is lost by touch and won by keys, and says both', async ({ page }) => {
    await playBoth(page, 'fiesta243', 'player112', { no: 'No win', pay: /[3-5] \D+, ₱/ });
  });

  test('GAME-13 Mangga Tumble is lost by touch and won by keys, and says both', async ({
    page,
  }) => {
    await playBoth(page, 'mangga-tumble', 'player114', { no: 'No win', pay: /1\d \D+, ₱/ });
  });

  test.describe('in Filipino', () => {
    test.use({ language: 'TY' });

    test('GAME-13 Jeepney Gold is lost by touch and won by keys, and says both', async ({
      page,
    }) => {
      const says = { no: 'Walang panalo', pay: /Linya \d+: [3-5] |Hold: \d+ barya/ };
      await playBoth(page, 'jeepney-gold', 'player113', says);
    });
  });
});
