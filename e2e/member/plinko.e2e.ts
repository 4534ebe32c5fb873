import type { Page } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE, playUntil } from '../games.ts';

const WORDS = {
  EN: { drop: 'Drop', low: 'Low', rows: '8 rows', most: '16 rows', say: 'pays', high: 'High' },
  TY: {
    ...{ drop: 'Ihulog', low: 'Mababa', rows: '8 hanay', most: '16 hanay', say: 'bayad' },
    high: 'Mataas',
  },
} as const;

interface Played {
  stake: string;
  payout: string;
  balance: string;
  outcome: { bits: string; bin: number; multTenths: number };
}

/** Drops marbles until one pays as wanted, and gives that round. */
const dropUntil = (page: Page, above: boolean, play: () => Promise<void>) =>
  playUntil<Played>(page, {
    call: '/plinko/bet',
    wanted: ({ outcome }) => outcome.multTenths > 10 === above,
    play,
  });

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('GAME-13 Pako pays above the stake by touch on a phone and below it by keys on a desktop, and says both', async ({
      page,
    }) => {
      const words = WORDS[language];
      await page.setViewportSize(PHONE);
      const token = await openAs(page, 'player121', '/m/game/plinko');
      const drop = page.getByRole('button', { name: words.drop, exact: true });
      const spoken = page.locator('p[role="status"]');
      await page.getByRole('radio', { name: words.low }).check();
      await page.getByRole('button', { name: words.rows }).click();
      const win = await dropUntil(page, true, () => drop.click());
      expect(win.outcome.bits).toHaveLength(8);
      await expect(spoken).toContainText(`${win.outcome.multTenths / 10}×`);
      await expectAccessible(page, `plinko-phone-${language}`);
      await page.setViewportSize(DESK);
      await page.getByRole('radio', { name: words.high }).press('Space');
      await page.getByRole('button', { name: words.most }).press('Enter');
      await expect(page.getByRole('img', { name: '1,830×' })).toBeVisible();
      await page.getByRole('button', { name: words.most }).blur();
      const loss = await dropUntil(page, false, () => page.keyboard.press('Space'));
      expect(loss.outcome.bits).toHaveLength(16);
      expect(await balanceOf(page.request, token)).toBe(loss.balance);
      await expect(spoken).toContainText(words.say);
      await expectAccessible(page, `plinko-desk-${language}`);
    });
  });
}
