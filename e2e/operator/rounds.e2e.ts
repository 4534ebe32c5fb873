import type { Page } from '@playwright/test';
import { dayIn } from '@palaro/kernel';
import { step } from '../visit.ts';
import { expect, expectAccessible, LARGE, openConsole, test } from './console.ts';

type Language = 'EN' | 'TY';

const DAY_MS = 86_400_000;

async function findRound(page: Page, language: Language) {
  await openConsole(page, 'operator1', '/console/rounds');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    language === 'EN' ? 'Rounds' : 'Mga round',
  );
  await expectAccessible(page, `console-rounds-${language}`);
  // Without days the list is of today, which is empty shortly after midnight in Manila.
  const from = dayIn('Asia/Manila', new Date(Date.now() - 7 * DAY_MS));
  const answer = await page.request.get(`/console/api/members/1000003/rounds?from=${from}`);
  const { value } = (await answer.json()) as {
    value: { list: { roundId: string; verifiable: boolean }[] };
  };
  const round = value.list.find(({ verifiable }) => verifiable)?.roundId ?? '';
  await page.goto(`/console/rounds?round=${round}`);
  await page.getByRole('link', { name: round }).click();
  await expect(page.getByRole('term').filter({ hasText: 'Vendor' })).toBeVisible();
  await expectAccessible(page, `console-round-${language}`);
  await page.getByRole('cell').getByRole('button').first().click();
  await expect(page.getByRole('cell', { name: /^CASH/ }).first()).toBeVisible();
}

async function readTables(page: Page, language: Language) {
  await page.goto('/console/games/tables?game=sic-bo');
  const rounds = page.getByRole('grid', { name: language === 'EN' ? 'Tables' : 'Mga mesa' });
  await expect(rounds.getByRole('row').nth(1)).toContainText(/Paid|Bayad na/);
  await expectAccessible(page, `console-tables-${language}`);
  // By keys alone: to the row, and into it.
  await page.keyboard.press('j');
  await expect(rounds.getByRole('row').nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('term').filter({ hasText: /^(State|Lagay)$/ })).toBeVisible();
  await expect(page.getByText(/(one by one|Isa-isang)/)).toBeVisible();
  await expectAccessible(page, `console-table-round-${language}`);
}

async function readReturns(page: Page, language: Language) {
  await page.goto('/console/games/returns');
  const table = page.getByRole('table', { name: language === 'EN' ? 'Returns' : 'Mga balik' });
  const dice = table.getByRole('row').filter({ hasText: 'Sampung Libo Dice' });
  await expect(dice).toContainText('98.03 – 99.00 %');
  await expectAccessible(page, `console-returns-${language}`);
}

for (const language of ['EN', 'TY'] as const)
  test.describe(language, () => {
    test.use({ language, ...(language === 'TY' ? { viewport: LARGE } : {}) });
    test('rounds, the rounds of tables and what games returned', async ({ page }) => {
      await step(
        page,
        'a round is found by its number, with its transfers and their postings',
        () => findRound(page, language),
      );
      await step(
        page,
        'rounds of a table stand in a list, and a paid one says how its bets are voided',
        () => readTables(page, language),
      );
      await step(page, 'what each game of the house returned stands beside its sheet', () =>
        readReturns(page, language),
      );
    });
  });
