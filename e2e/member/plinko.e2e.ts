import type { Locator, Page } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE, playRound, playWished } from '../games.ts';

const WORDS = {
  EN: { drop: 'Drop', low: 'Low', rows: '8 rows', most: '16 rows', say: 'pays', high: 'High' },
  TY: {
    drop: 'Ihulog',
    low: 'Mababa',
    rows: '8 hanay',
    most: '16 hanay',
    say: 'bayad',
    high: 'Mataas',
  },
} as const;

interface Played {
  stake: string;
  payout: string;
  balance: string;
  nonce: number;
  outcome: { bits: string; bin: number; multTenths: number };
}

const account = 'player121';
const game = 'plinko';
/** The board may be chosen again as soon as every marble has landed. */
const landed = (page: Page) => expect(page.getByRole('button', { name: '12' })).toBeEnabled();

/** Stops the clock by which marbles fall, and starts it again where it would be by now. */
const hangMarbles = (page: Page) =>
  page.evaluate(() => {
    const at = performance.now();
    performance.now = () => at;
  });
const letFall = (page: Page) =>
  page.evaluate(() => void delete (performance as { now?: unknown }).now);

/** Two bets, the second while the first marble still hangs; nothing of either is told before. */
async function dropTwo(page: Page, drop: Locator, spoken: Locator) {
  const shown = page.locator('p', { hasText: '₱' }).first();
  const cents = async () => Number((await shown.innerText()).replace(/[^0-9]/g, ''));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await landed(page);
  const before = await cents();
  await hangMarbles(page);
  const first = await playRound<Played>(page, game, () => drop.click());
  const second = await playRound<Played>(page, game, () => drop.click());
  expect(second.nonce).toBe(first.nonce + 1);
  await expect(page.locator('[fill="url(#plinko-glass)"]')).toHaveCount(2);
  await expect(spoken).toHaveText('');
  await expect.poll(cents).toBe(before - 200);
  await letFall(page);
  await landed(page);
  await expect(spoken).toContainText(`${second.outcome.multTenths / 10}×`);
  await expect.poll(cents).toBe(Number(second.balance.replace(/[^0-9]/g, '').slice(0, -2)));
  const last = await page.getByRole('listitem').allInnerTexts();
  const both = [second, first].map(({ outcome }) => `${outcome.multTenths / 10}×`);
  expect(last.slice(0, 2).map((text) => text.split('×')[0]?.trim() + '×')).toEqual(both);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('GAME-13 Pako pays above the stake by touch on a phone and below it by keys on a desktop, and says both', async ({
      page,
    }) => {
      const words = WORDS[language];
      await page.setViewportSize(PHONE);
      const token = await openAs(page, account, '/m/game/plinko');
      const drop = page.getByRole('button', { name: words.drop, exact: true });
      const spoken = page.locator('p[role="status"]');
      await page.getByRole('radio', { name: words.low }).check();
      await page.getByRole('button', { name: words.rows }).click();
      const win = await playWished<Played>(page, { account, game, wish: 'win' }, () =>
        drop.click(),
      );
      expect(win.outcome.multTenths).toBeGreaterThan(10);
      expect(win.outcome.bits).toHaveLength(8);
      await expect(spoken).toContainText(`${win.outcome.multTenths / 10}×`);
      await expectAccessible(page, `plinko-phone-${language}`);
      await dropTwo(page, drop, spoken);
      await page.setViewportSize(DESK);
      await page.getByRole('radio', { name: words.high }).press('Space');
      await page.getByRole('button', { name: words.most }).press('Enter');
      await expect(page.getByRole('img', { name: '1,830×' })).toBeVisible();
      await page.getByRole('button', { name: words.most }).blur();
      const loss = await playWished<Played>(page, { account, game, wish: 'loss' }, () =>
        page.keyboard.press('Space'),
      );
      expect(loss.outcome.multTenths).toBeLessThan(10);
      expect(loss.outcome.bits).toHaveLength(16);
      await landed(page);
      expect(await balanceOf(page.request, token)).toBe(loss.balance);
      await expect(spoken).toContainText(words.say);
      await expectAccessible(page, `plinko-desk-${language}`);
    });
  });
}
