import type { Page } from '@playwright/test';
import { DESK, PHONE, playWished } from '../games.ts';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';

interface Played {
  payout: string;
  balance: string;
}

/** Plays a slot to a loss by touch on a phone and to a win by keys on a desktop. */
async function playBoth(
  page: Page,
  game: string,
  account: string,
  says: { no: string; pay: RegExp },
) {
  await page.setViewportSize(PHONE);
  const token = await openAs(page, account, `/m/game/${game}`);
  const spin = page.getByRole('button', { name: 'Spin', exact: true });
  const spoken = page.locator('p[role="status"]');
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Turbo' }).click();
  const loss = await playWished<Played>(page, { account, game, wish: 'nothing' }, () =>
    spin.click(),
  );
  expect(loss.payout).toBe('0.0000');
  await expect(spoken).toContainText(says.no);
  await expectAccessible(page, `${game}-phone`);
  await page.setViewportSize(DESK);
  await spin.focus();
  const win = await playWished<Played>(page, { account, game, wish: 'win' }, () =>
    page.keyboard.press('Space'),
  );
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
