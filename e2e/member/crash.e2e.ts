import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE } from '../games.ts';

const WORDS = {
  EN: { bet: /^Bet /, back: /^Take back/, out: /^Cash out ₱/, auto: 'Auto cash-out' },
  TY: { bet: /^(Tumaya|Taya sa) /, back: /^Bawiin/, out: /^Kunin ₱/, auto: 'Auto cash-out' },
} as const;
const SAYS = { EN: /Cashed out ₱[\d.]+ at ([\d.]+)×/, TY: /Nakuha ang ₱[\d.]+ sa ([\d.]+)×/ };
const BROKE = { EN: 'The wave broke at', TY: 'Bumagsak ang alon sa' };

/** A flight lasts as long as it flies: one in a hundred takes longer than 80 seconds. */
test.beforeEach(() => test.setTimeout(240_000));

const spokenOf = (page: Page) => page.locator('p[role="status"]');

/** Waits until a bet surely comes in time, as the seconds to take-off say. */
const inTime = (page: Page) =>
  page.waitForFunction(
    () =>
      Array.from(document.querySelectorAll('main [aria-hidden] > p + p')).some(({ textContent }) =>
        /^[4-6]$/.test(textContent ?? ''),
      ),
    undefined,
    { timeout: 170_000 },
  );

/** The button of a bet, once it has meant the same for a moment and takes a press. */
const steadyBet = (page: Page, no: number) =>
  page.locator('button[data-kind]').nth(no).and(page.locator('[data-steady]'));

/** Bets until a flight leaves the ground, as 96 of 100 do; gives the button that cashes out. */
async function fly(page: Page, out: RegExp, bet: () => Promise<void>) {
  const leave = page.getByRole('button', { name: out });
  const over = page.locator('button[data-kind="lost"]');
  for (;;) {
    await inTime(page);
    await bet();
    await expect(leave.or(over).first()).toBeVisible({ timeout: 170_000 });
    if (await leave.isVisible()) return leave;
    await expect(over).toHaveCount(0, { timeout: 20_000 });
  }
}

test.describe('in EN', () => {
  test.use({ language: 'EN' });
  test('GAME-13 Bangka Crash pays a target and a cash-out by hand in one flight, by touch on a phone', async ({
    page,
  }) => {
    const words = WORDS.EN;
    await page.setViewportSize(PHONE);
    await openAs(page, 'player218', '/m/game/crash');
    const auto = page.getByRole('textbox', { name: words.auto });
    await auto.fill('1.01');
    await auto.press('Enter');
    await expect(auto).toHaveValue('1.01×');
    await page.getByRole('button', { name: 'Second bet' }).click();
    await expect(auto).toHaveValue('Off');
    const button = (no: number) => page.locator('button[data-kind]').nth(no);
    const leave = await fly(page, words.out, async () => {
      for (const no of [0, 1]) {
        await expect(steadyBet(page, no)).toHaveAccessibleName(words.bet);
        await button(no).click();
        await expect(button(no)).toHaveAccessibleName(words.back);
      }
    });
    await leave.last().click();
    await expect(button(0)).toHaveAccessibleName(/^Cashed out 1\.01× ₱1\.01$/);
    await expect(button(1)).toHaveAccessibleName(/^Cashed out [\d.]+×/);
    await expect(spokenOf(page)).toContainText('Bet 1: Cashed out ₱1.01 at 1.01×');
    await expectAccessible(page, 'crash-phone-EN');
  });
});

test.describe('in TY', () => {
  test.use({ language: 'TY' });
  test('GAME-13 Bangka Crash is played by keys on a desktop, and says where the wave broke', async ({
    page,
  }) => {
    await page.setViewportSize(DESK);
    await openAs(page, 'player217', '/m/game/crash');
    const button = page.locator('button[data-kind]');
    await fly(page, WORDS.TY.out, async () => {
      await expect(steadyBet(page, 0)).toHaveAccessibleName(WORDS.TY.bet);
      await page.keyboard.press('Enter');
      await expect(button).toHaveAccessibleName(WORDS.TY.back);
    });
    await page.keyboard.press('Space');
    await expect(spokenOf(page)).toHaveText(SAYS.TY);
    await expectAccessible(page, 'crash-desk-TY');
    await expect(spokenOf(page)).toContainText(BROKE.TY, { timeout: 170_000 });
    await expect(spokenOf(page)).toHaveText(SAYS.TY);
  });
});
