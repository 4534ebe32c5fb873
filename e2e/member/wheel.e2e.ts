import type { Page } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE, playWished } from '../games.ts';

const WORDS = {
  EN: { spin: 'Spin', low: 'Low', high: 'High', say: 'The wheel stopped on', won: 'Won' },
  TY: { spin: 'Paikutin', low: 'Mababa', high: 'Mataas', say: 'Huminto ang ruleta', won: 'Nanalo' },
} as const;

interface Played {
  payout: string;
  balance: string;
  outcome: { risk: string; segments: number; multTenths: number; won: boolean };
}

const account = 'player208';
const game = 'wheel';

/** Chooses one of the radio buttons, which lie under their faces. */
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('GAME-13 the wheel is won by touch on a phone and lost by keys on a desktop, and says both', async ({
      page,
    }) => {
      const words = WORDS[language];
      await page.setViewportSize(PHONE);
      const token = await openAs(page, account, '/m/game/wheel');
      const spoken = page.locator('p[role="status"]');
      await choose(page, words.low);
      const spin = page.getByRole('button', { name: words.spin, exact: true });
      const win = await playWished<Played>(page, { account, game, wish: 'win' }, () =>
        spin.click(),
      );
      expect(win.outcome.won).toBe(true);
      const times = `${win.outcome.multTenths / 10}×`;
      await expect(spoken).toContainText(`${times}. ${words.won}`);
      await expect(page.locator('li[data-lit] strong')).toHaveText(times);
      await expectAccessible(page, `wheel-phone-${language}`);
      await page.setViewportSize(DESK);
      await choose(page, words.high);
      await choose(page, '50');
      await page.getByRole('list').first().click();
      const loss = await playWished<Played>(page, { account, game, wish: 'nothing' }, () =>
        page.keyboard.press('Space'),
      );
      expect(loss).toMatchObject({ payout: '0.0000', outcome: { risk: 'high', segments: 50 } });
      expect(await balanceOf(page.request, token)).toBe(loss.balance);
      await expect(spoken).toContainText(words.say);
      await expectAccessible(page, `wheel-desk-${language}`);
    });
  });
}
