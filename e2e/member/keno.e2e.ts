import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE, playWished } from '../games.ts';

const WORDS = {
  EN: { draw: 'Draw', high: 'High', clear: 'Clear', random: /at random/, say: 'hit' },
  TY: { draw: 'Bunot', high: 'Mataas', clear: 'Burahin', random: /nang random/, say: 'tama' },
} as const;

interface Played {
  payout: string;
  balance: string;
  outcome: { drawn: number[]; hits: number[]; picks: number; multTenths: number };
}

const account = 'player121';
const game = 'keno';

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('GAME-13 Keno 40 is won by touch on a phone and lost by keys on a desktop, and says both', async ({
      page,
    }) => {
      const words = WORDS[language];
      await page.setViewportSize(PHONE);
      const token = await openAs(page, account, '/m/game/keno');
      const draw = page.getByRole('button', { name: words.draw, exact: true });
      const spoken = page.locator('p[role="status"]');
      const picked = page.locator('button[aria-pressed="true"][aria-disabled]');
      await expect(draw).toBeDisabled();
      for (const number of ['7', '40']) {
        await page.getByRole('button', { name: number, exact: true }).click();
      }
      const win = await playWished<Played>(page, { account, game, wish: 'win' }, () =>
        draw.click(),
      );
      expect(win.outcome.picks).toBe(2);
      expect(win.outcome.multTenths).toBeGreaterThan(10);
      await expect(spoken).toContainText(words.say);
      await expect(page.getByRole('button', { name: /^\d+, / })).toHaveCount(10);
      await expectAccessible(page, `keno-phone-${language}`);
      await page.setViewportSize(DESK);
      await page.getByRole('button', { name: words.clear }).press('Enter');
      await expect(picked).toHaveCount(0);
      await page.getByRole('button', { name: words.random }).press('Enter');
      await expect(picked).toHaveCount(10);
      await page.getByRole('radio', { name: words.high }).press('Space');
      const loss = await playWished<Played>(page, { account, game, wish: 'nothing' }, () =>
        draw.press('Space'),
      );
      expect(loss).toMatchObject({ payout: '0.0000', outcome: { picks: 10 } });
      expect(await balanceOf(page.request, token)).toBe(loss.balance);
      await expectAccessible(page, `keno-desk-${language}`);
    });
  });
}
