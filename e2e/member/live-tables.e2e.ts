import type { Page } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE } from '../games.ts';

/** A zone of each table, and the languages in which it is played here. */
const TABLES = [
  { id: 'color-perya', zone: 'red', languages: ['EN', 'TY'] },
  { id: 'dragon-tiger', zone: 'dragon', languages: ['EN'] },
  { id: 'baccarat-a', zone: 'player', languages: ['TY'] },
] as const satisfies readonly { id: string; zone: string; languages: readonly Language[] }[];
type Table = (typeof TABLES)[number];
/** One after another, so nobody else moves the money. */
const PLAYER = 'player209';

const WORDS = {
  EN: { bet: 'Bet ₱10.00', placed: '₱10.00 placed', undo: 'Undo', told: /Won ₱|No win|Paid ₱/ },
  TY: {
    ...{ bet: 'Itaya ang ₱10.00', placed: 'may tayang ₱10.00', undo: 'Bawiin' },
    told: /Nanalo ng|Walang panalo|Nagbayad ng/,
  },
} as const;
type Language = keyof typeof WORDS;

/** From a closed table to its next opening, and a whole round. */
const ROUND_MS = 60_000;
/** Enough to place a bet before the close. */
const ENOUGH_SECONDS = 7;

const zoneOf = (page: Page, { zone }: Table) => page.locator(`[data-zone="${zone}"]`);

/** Waits until bets are open for a while, as the clock on the screen says. */
const opened = (page: Page) =>
  page.waitForFunction(
    (least) => {
      const stage = document.querySelector('[data-phase="OPEN"]');
      return Number(stage?.querySelector('header span[aria-hidden]')?.textContent) >= least;
    },
    ENOUGH_SECONDS,
    { timeout: ROUND_MS },
  );

/** Two chips of five pesos and one too many, bet by touch. */
async function betByTouch(page: Page, table: Table, language: Language) {
  const words = WORDS[language];
  await page.getByRole('button', { name: /₱5\.00$/ }).tap();
  for (let chip = 0; chip < 3; chip += 1) await zoneOf(page, table).tap();
  await page.getByRole('button', { name: words.undo, exact: true }).tap();
  await page.getByRole('button', { name: words.bet }).tap();
}

/** The same by keys. */
async function betByKeys(page: Page, table: Table) {
  const five = page.getByRole('button', { name: /₱5\.00$/ });
  await page.keyboard.press(String(await placeAmongChips(page)));
  await expect(five).toHaveAttribute('aria-pressed', 'true');
  await zoneOf(page, table).focus();
  for (const key of ['Space', 'Space', 'Space', 'Backspace', 'b']) await page.keyboard.press(key);
}

/** The key of the chip of five pesos: the first chip of a table may be one peso or five. */
const placeAmongChips = async (page: Page) =>
  (await page.getByRole('button', { name: /₱1\.00$/ }).count()) + 1;

/** Bets ten pesos on the table's zone, and sees the round to its end and the money settled. */
async function playRound(page: Page, table: Table, language: Language, byKeys: boolean) {
  const words = WORDS[language];
  const token = await openAs(page, PLAYER, `/m/game/${table.id}`);
  await opened(page);
  const before = Number(await balanceOf(page.request, token));
  await (byKeys ? betByKeys(page, table) : betByTouch(page, table, language));
  const zone = zoneOf(page, table);
  await expect(zone).toHaveAccessibleName(new RegExp(`${words.placed}$`));
  await expectAccessible(page, `${table.id}-open-${language}`);
  await expect(page.locator('p[role="status"]').filter({ hasText: words.told })).toHaveCount(1, {
    timeout: ROUND_MS,
  });
  const [, paid = '0'] = /₱([\d,.]+)$/.exec((await zone.getAttribute('aria-label')) ?? '') ?? [];
  await expect
    .poll(async () => Number(await balanceOf(page.request, token)))
    .toBe(before - 10 + Number(paid.replaceAll(',', '')));
  await expectAccessible(page, `${table.id}-ended-${language}`);
}

for (const { language, size, byKeys } of [
  { language: 'EN', size: PHONE, byKeys: false },
  { language: 'TY', size: DESK, byKeys: true },
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: size });
    for (const table of TABLES) {
      const { languages }: { languages: readonly Language[] } = table;
      if (!languages.includes(language)) continue;
      test(`GAME-13 a round of ${table.id} is played ${byKeys ? 'by keys' : 'by touch'} to its end`, async ({
        page,
      }) => {
        test.setTimeout(3 * ROUND_MS);
        await playRound(page, table, language, byKeys);
      });
    }
  });
}
