// Withdrawals as members see them: from the wallet card to the receipt and its report.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TEMPLATE_DEFAULTS } from '@palaro/whitelabel';
import { givePayee } from '../cashier.ts';
import { balanceOf, expect, expectAccessible, openAs, setSite, test } from '../site.ts';
import { step, visitAs } from '../visit.ts';

const PIN = '246810';
const STORIES = [
  {
    ...({ language: 'EN', version: 1 } as const),
    account: 'player205',
    name: 'Andrea Lopez',
    words: {
      line: /^Withdrawable/,
      amount: 'How much',
      review: 'Review',
      pin: 'Payment password',
      send: 'Withdraw ₱300.00',
      state: 'Under review',
      held: 'Held for an open withdrawal',
      count: '1 withdrawal',
    },
  },
  {
    ...({ language: 'TY', version: 0 } as const),
    account: 'player129',
    name: 'Jonas Rivera',
    words: {
      line: /^Puwedeng i-withdraw/,
      amount: 'Magkano',
      review: 'Suriin',
      pin: 'Payment password',
      send: 'I-withdraw ang ₱300.00',
      state: 'Sinusuri pa',
      held: 'Nakalaan sa bukas na withdrawal',
      count: '1 withdrawal',
    },
  },
] as const;
type Story = (typeof STORIES)[number];

async function withdraw(page: Page, { language, version, account, name, words }: Story) {
  const template = { ...TEMPLATE_DEFAULTS, dep_func: version, mem_cen: version };
  await setSite(page.request, { settings: { template, 'hold.cardHours': 0 } });
  await givePayee(page.request, account, name);
  const token = await visitAs(page, account, '/m/mine');
  await page.getByRole('button', { name: words.line }).first().click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
  await expect(page.getByText('₱1,000.00').first()).toBeVisible();
  await expectAccessible(page, `withdraw-${language}`);
  await page.getByRole('textbox', { name: words.amount }).fill('300');
  await page.getByRole('button', { name: words.review, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.review });
  await sheet.getByLabel(words.pin, { exact: true }).fill(PIN);
  await expectAccessible(page, `withdraw-review-${language}`);
  await sheet.getByRole('button', { name: words.send }).click();
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
  await expect(page.getByText(words.state, { exact: true })).toBeVisible();
  await expectAccessible(page, `withdraw-receipt-${language}`);
  expect(await balanceOf(page.request, token)).toBe('700.0000');
  await page.goto('/m/withdraw');
  await expect(page.getByText(words.held)).toBeVisible();
  await page.goto('/m/withdrawReport');
  await expect(page.getByText(words.count, { exact: true })).toBeVisible();
  await expectAccessible(page, `withdraw-records-${language}`);
  await page.getByRole('button', { name: /GCash/ }).click();
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
}

async function seeLocked(page: Page, { language, words }: Story) {
  await openAs(page, 'player211', '/m/withdraw');
  const locked = language === 'EN' ? 'Bet ₱1,500.00 more' : 'Tumaya pa ng ₱1,500.00';
  await expect(page.getByText(locked)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(6);
  await expect(page.getByRole('textbox', { name: words.amount })).toHaveCount(0);
  await expectAccessible(page, `withdraw-locked-${language}`);
}

/** What counts is told where money is locked, in the game, and round by round. */
async function seeWhatCounts(page: Page) {
  const token = await visitAs(page, 'player211', '/m/withdraw');
  await page.getByRole('button', { name: 'How much of a bet counts' }).click();
  await expect(page).toHaveURL(/\/m\/turnover$/);
  const dice = page.getByRole('row', { name: /Sampung Libo Dice/ });
  await expect(dice).toContainText('₱20.00 (20 %)');
  await expect(dice).toContainText('₱7,500.00');
  await expectAccessible(page, 'turnover-weights');
  await page.goto('/m/game/dice');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByText('20 % of each bet')).toBeVisible();
  await playDice(page, token);
  await page.goto('/m/turnover');
  await expect(dice).toContainText('₱7,450.00');
  await page.getByRole('link', { name: /₱10.00 of/ }).click();
  await expect(page.getByText('1 round counted')).toBeVisible();
  await expect(page.getByText(/stake ₱50.00 · 20 %/)).toBeVisible();
  await expectAccessible(page, 'turnover-rounds');
  await page.goto('/m/gameRecord');
  await page.getByRole('button', { name: /Sampung Libo Dice/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Sampung Libo Dice' });
  await expect(sheet.getByText('Counted toward withdrawal')).toBeVisible();
}

/** A round of dice for ₱50.00, of which ₱10.00 count. */
async function playDice(page: Page, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const data = {
    roundRef: randomUUID(),
    stake: '50.0000',
    params: { side: 'over', winNumbers: 4_950 },
  };
  const answer = await page.request.post('/api/v1/games/dice/bet', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

for (const story of STORIES) {
  test.describe(`in ${story.language}, version ${story.version}`, () => {
    test.use({ language: story.language });

    test('MONEY-02 MONEY-03 a withdrawal is locked by what must still be bet, or goes to its receipt', async ({
      page,
    }) => {
      await step(page, 'MONEY-02 what must still be bet is locked, and says why', () =>
        seeLocked(page, story),
      );
      await step(
        page,
        'MONEY-02 MONEY-03 money leaves from the wallet card to the receipt and its record, and is held meanwhile',
        () => withdraw(page, story),
      );
      if (story.language === 'EN') {
        await step(page, 'MONEY-02 how much of a bet counts is told, round by round', () =>
          seeWhatCounts(page),
        );
      }
    });
  });
}
