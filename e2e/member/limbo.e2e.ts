import type { Page } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE, playUntil } from '../games.ts';

const WORDS = {
  EN: { fly: 'Fly', target: 'Target', chip: 'Target 1.10×', say: 'reached' },
  TY: { fly: 'Lipad', target: 'Target', chip: 'Target na 1.10×', say: 'Umabot' },
} as const;

interface Played {
  payout: string;
  balance: string;
  outcome: { resultHundredths: number; targetHundredths: number; won: boolean };
}

/** Plays until a round ends as wanted, and gives that round. */
const flyUntil = (page: Page, won: boolean, play: () => Promise<void>) =>
  playUntil<Played>(page, {
    call: '/limbo/bet',
    wanted: ({ outcome }) => outcome.won === won,
    play,
  });

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('GAME-13 Lipad is won by touch on a phone and lost by keys on a desktop, and says both', async ({
      page,
    }) => {
      const words = WORDS[language];
      await page.setViewportSize(PHONE);
      const token = await openAs(page, 'player121', '/m/game/limbo');
      const fly = page.getByRole('button', { name: words.fly, exact: true });
      const spoken = page.locator('p[role="status"]');
      await page.getByRole('button', { name: words.chip }).click();
      const win = await flyUntil(page, true, () => fly.click());
      expect(win.outcome.targetHundredths).toBe(110);
      await expect(spoken).toContainText('1.10');
      await expectAccessible(page, `limbo-phone-${language}`);
      await page.setViewportSize(DESK);
      const target = page.getByRole('textbox', { name: words.target });
      await target.fill('25,000.5');
      await target.press('Enter');
      await expect(target).toHaveValue('25,000.50×');
      const loss = await flyUntil(page, false, () => page.keyboard.press('Space'));
      expect(loss).toMatchObject({ payout: '0.0000', outcome: { targetHundredths: 2_500_050 } });
      expect(await balanceOf(page.request, token)).toBe(loss.balance);
      await expect(spoken).toContainText(words.say);
      await expectAccessible(page, `limbo-desk-${language}`);
    });
  });
}
