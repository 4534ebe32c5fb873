import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE, playWished } from '../games.ts';

const WORDS = {
  EN: {
    roll: 'Roll',
    undo: 'Undo',
    clear: 'Clear',
    rebet: 'Rebet',
    triples: 'Three alike',
    pink: 'Three Pink, 206×',
    say: 'The dice show',
    won: 'Won',
    paid: 'Red paid',
  },
  TY: {
    roll: 'Ihagis',
    undo: 'Bawiin',
    clear: 'Alisin lahat',
    rebet: 'Itaya ulit',
    triples: 'Tatlo',
    pink: 'Tatlong Pink, 206×',
    say: 'Lumabas ang',
    won: 'Nanalo',
    paid: 'Nagbayad ng',
  },
} as const;

interface Played {
  stake: string;
  payout: string;
  balance: string;
  outcome: { faces: number[]; zones: { zone: string; stake: string; payout: string }[] };
}

const account = 'player208';
const game = 'color-game';

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('GAME-13 Color Game is won by touch on a phone and lost by keys on a desktop, and says both', async ({
      page,
    }) => {
      const words = WORDS[language];
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.setViewportSize(PHONE);
      const token = await openAs(page, account, '/m/game/color-game');
      const roll = button(words.roll);
      const total = page.locator('output');
      await expect(roll).toBeDisabled();
      const red = page.getByRole('button', { name: /^Red,/ });
      await red.click();
      await red.click();
      await expect(total).toHaveText('₱2.00');
      await button(words.undo).click();
      await expect(total).toHaveText('₱1.00');
      const win = await playWished<Played>(page, { account, game, wish: 'win' }, () =>
        roll.click(),
      );
      expect(win.outcome.zones).toMatchObject([{ zone: 'red', stake: '1.0000' }]);
      const spoken = page.locator('p[role="status"]');
      await expect(spoken).toContainText(words.say);
      await expect(spoken).toContainText(words.paid);
      await expect(spoken).toContainText(words.won);
      await expect(page.locator('button[data-won]')).toHaveText(/Red/);
      await expectAccessible(page, `color-game-phone-${language}`);
      await button(words.clear).click();
      await expect(total).toHaveText('₱0.00');
      await button(words.rebet).click();
      await expect(total).toHaveText('₱1.00');
      await button(words.clear).click();

      await page.setViewportSize(DESK);
      await page.getByRole('radio', { name: words.triples }).check({ force: true });
      await button(words.pink).press('Enter');
      await expect(total).toHaveText('₱1.00');
      await roll.focus();
      const loss = await playWished<Played>(page, { account, game, wish: 'nothing' }, () =>
        page.keyboard.press('Space'),
      );
      expect(loss.outcome.zones).toMatchObject([{ zone: 'pink-triple', payout: '0.0000' }]);
      expect(await balanceOf(page.request, token)).toBe(loss.balance);
      await expect(spoken).toContainText(words.say);
      await expectAccessible(page, `color-game-desk-${language}`);
    });
  });
}
