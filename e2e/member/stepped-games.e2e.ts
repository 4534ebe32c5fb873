import type { Locator, Page, Response } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE, wishNext } from '../games.ts';

const WORDS = {
  EN: {
    dig: 'Dig',
    out: /^Cash out ₱/,
    gold: 'gold',
    mine: 'A mine',
    mines: 'Mines: 24',
    deal: 'Deal',
    up: /^Higher/,
    down: /^Lower/,
    wrong: 'Wrong',
    skip: 'Skip',
    above: 'Stop after a win above',
    begin: /^Start 10 rounds/,
  },
  TY: {
    dig: 'Hukay',
    out: /^Kunin ₱/,
    gold: 'ginto',
    mine: 'Mina',
    mines: 'Mina: 24',
    deal: 'Ilatag',
    up: /^Mas mataas/,
    down: /^Mas mababa/,
    wrong: 'Mali',
    skip: 'Laktawan',
    above: /^Huminto pagkatapos/,
    begin: /^Simulan ang 10 round/,
  },
} as const;

const account = 'player208';
const MINE_FREE = [{ call: 'pick', cell: 12 }, { call: 'cashout' }];
const GUESSED = [{ call: 'skip' }, { call: 'guess', dir: 'up' }, { call: 'cashout' }];

interface Played {
  state: 'OPEN' | 'DONE';
  payout: string;
  balance: string;
  outcome: { multiplierHundredths: number; ended: string | null };
}

/** What the site answers to the step that `act` takes. */
async function answerTo(page: Page, call: string, act: () => Promise<void>): Promise<Played> {
  const isCall = (response: Response) => response.url().split('?')[0]?.endsWith(call) ?? false;
  const answered = page.waitForResponse(isCall);
  await act();
  const answer = await answered;
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { value: Played }).value;
}

/** Waits until the next round may begin: while one is open, the button has another name. */
async function atRest(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  await expect(button).not.toHaveAttribute('data-busy');
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('GAME-13 Mina is cashed out by touch on a phone after a reload, and lost by keys on a desktop', async ({
      page,
    }) => {
      const words = WORDS[language];
      await page.setViewportSize(PHONE);
      const token = await openAs(page, account, '/m/game/mines');
      const dig = page.getByRole('button', { name: words.dig, exact: true });
      const spoken = page.locator('p[role="status"]');
      const cells = page.locator('[data-look]');
      await atRest(dig);
      await page.getByRole('button', { name: /: 1$/ }).click();
      await wishNext(page, { account, game: 'mines', wish: 'win', steps: MINE_FREE });
      await answerTo(page, '/mines/start', () => dig.click());
      const gold = await answerTo(page, '/mines/pick', () => cells.nth(12).click());
      expect(gold.state).toBe('OPEN');
      expect(gold.outcome).toMatchObject({ multiplierHundredths: 101, mineCells: null });
      await expect(cells.nth(12)).toHaveAccessibleName(new RegExp(words.gold));
      await expectAccessible(page, `mines-phone-${language}`);
      await page.reload();
      const out = page.getByRole('button', { name: words.out });
      await expect(cells.nth(12)).toHaveAttribute('data-look', 'gold');
      await atRest(out);
      const paid = await answerTo(page, '/mines/cashout', () => out.click());
      expect(paid).toMatchObject({ state: 'DONE', outcome: { cashedOut: true } });
      await expect(spoken).toContainText('1.01');
      expect(await balanceOf(page.request, token)).toBe(paid.balance);

      // Autoplay digs the chosen cell in each round, until a win above the mark.
      await atRest(dig);
      await page.getByRole('button', { name: 'Auto', exact: true }).click();
      const sheet = page.locator('[role="dialog"][data-ready]');
      await sheet.locator('[data-auto-cell]').nth(12).click();
      await sheet.getByLabel(words.above).fill('0.01');
      await expectAccessible(page, `mines-auto-${language}`);
      const begin = sheet.getByRole('button', { name: words.begin });
      await wishNext(page, { account, game: 'mines', wish: 'win', steps: MINE_FREE });
      const won = await answerTo(page, '/mines/cashout', () => begin.click());
      expect(won).toMatchObject({ outcome: { safe: [12], cashedOut: true } });
      await expect(page.locator('[data-auto]')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.setViewportSize(DESK);
      await atRest(dig);
      await page.getByRole('button', { name: words.mines, exact: true }).click();
      const steps = [{ call: 'pick', cell: 13 }];
      await wishNext(page, { account, game: 'mines', wish: 'nothing', steps });
      await dig.focus();
      await answerTo(page, '/mines/start', () => page.keyboard.press('Enter'));
      await cells.nth(12).focus();
      await page.keyboard.press('ArrowRight');
      await expect(cells.nth(13)).toBeFocused();
      await expect(cells.nth(13)).toHaveAttribute('aria-disabled', 'false');
      const lost = await answerTo(page, '/mines/pick', () => page.keyboard.press('Enter'));
      expect(lost).toMatchObject({ state: 'DONE', payout: '0.0000' });
      // Seen to its end, so that the next visit does not show it again.
      await atRest(dig);
      await expect(spoken).toContainText(words.mine);
      expect(await balanceOf(page.request, token)).toBe(lost.balance);
      await expectAccessible(page, `mines-desk-${language}`);
    });

    test('GAME-13 Taas-Baba is cashed out by touch on a phone and lost by keys on a desktop', async ({
      page,
    }) => {
      const words = WORDS[language];
      await page.setViewportSize(PHONE);
      const token = await openAs(page, account, '/m/game/hilo');
      const deal = page.getByRole('button', { name: words.deal, exact: true });
      const spoken = page.locator('p[role="status"]');
      const guess = {
        up: page.locator('[data-dir="up"]'),
        down: page.locator('[data-dir="down"]'),
      };
      await atRest(deal);
      await wishNext(page, { account, game: 'hilo', wish: 'win', steps: GUESSED });
      await answerTo(page, '/hilo/start', () => deal.click());
      const skip = page.getByRole('button', { name: words.skip });
      await answerTo(page, '/hilo/skip', () => skip.click());
      const right = await answerTo(page, '/hilo/guess', () => guess.up.click());
      expect(right.state).toBe('OPEN');
      await expect(guess.up).toHaveAccessibleName(/×$/);
      await expectAccessible(page, `hilo-phone-${language}`);
      const out = page.getByRole('button', { name: words.out });
      await atRest(out);
      const paid = await answerTo(page, '/hilo/cashout', () => out.click());
      expect(paid.outcome.ended).toBe('cashed_out');
      expect(await balanceOf(page.request, token)).toBe(paid.balance);

      await page.setViewportSize(DESK);
      await atRest(deal);
      const steps = [{ call: 'guess', dir: 'up' }];
      await wishNext(page, { account, game: 'hilo', wish: 'nothing', steps });
      await answerTo(page, '/hilo/start', () => page.keyboard.press('Space'));
      await expect(guess.up.or(guess.down).first()).toBeEnabled();
      const last = await answerTo(page, '/hilo/guess', () => page.keyboard.press('ArrowUp'));
      expect(last.state).toBe('DONE');
      expect(last.outcome.ended).toBe('wrong');
      await atRest(deal);
      await expect(spoken).toContainText(words.wrong);
      expect(await balanceOf(page.request, token)).toBe(last.balance);
      await expectAccessible(page, `hilo-desk-${language}`);
    });
  });
}
