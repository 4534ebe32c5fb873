import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE, playWished } from '../games.ts';

const WORDS = {
  EN: { fly: 'Fly', target: 'Target', chip: 'Target 1.10×', say: 'reached' },
  TY: { fly: 'Lipad', target: 'Target', chip: 'Target na 1.10×', say: 'Umabot' },
} as const;

interface Played {
  payout: string;
  balance: string;
  outcome: { resultHundredths: number; targetHundredths: number; won: boolean };
}

const account = 'player121';
const game = 'limbo';

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('GAME-13 Lipad is won by touch on a phone and lost by keys on a desktop, and says both', async ({
      page,
    }) => {
      const words = WORDS[language];
      await page.setViewportSize(PHONE);
      const token = await openAs(page, account, '/m/game/limbo');
      const fly = page.getByRole('button', { name: words.fly, exact: true });
      const spoken = page.locator('p[role="status"]');
      await page.getByRole('button', { name: words.chip }).click();
      const win = await playWished<Played>(page, { account, game, wish: 'win' }, () => fly.click());
      expect(win.outcome).toMatchObject({ won: true, targetHundredths: 110 });
      await expect(spoken).toContainText('1.10');
      await expectAccessible(page, `limbo-phone-${language}`);
      await page.setViewportSize(DESK);
      const target = page.getByRole('textbox', { name: words.target });
      await target.fill('25,000.5');
      await target.press('Enter');
      await expect(target).toHaveValue('25,000.50×');
      const loss = await playWished<Played>(page, { account, game, wish: 'nothing' }, () =>
        page.keyboard.press('Space'),
      );
      expect(loss).toMatchObject({ payout: '0.0000', outcome: { targetHundredths: 2_500_050 } });
      expect(await balanceOf(page.request, token)).toBe(loss.balance);
      await expect(spoken).toContainText(words.say);
      await expectAccessible(page, `limbo-desk-${language}`);
    });
  });
}
