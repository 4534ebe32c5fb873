// Several tables are played at the same time, each by a player on a page of his own. Their betting
// and their reveal end early once they have been seen; one table keeps its pace.
import type { Page } from '@playwright/test';
import { Money } from '@palaro/kernel';
import { expect, expectAccessible, moneyOf, openAs, test, type Language } from '../site.ts';
import { DESK, PHONE } from '../games.ts';

interface Table {
  id: string;
  /** The zone that is bet on. */
  zone: string;
  player: string;
}
const COLOR_PERYA = { id: 'color-perya', zone: 'red', player: 'player209' };
const DRAGON_TIGER = { id: 'dragon-tiger', zone: 'dragon', player: 'player208' };
const BACCARAT = { id: 'baccarat-a', zone: 'player', player: 'player208' };

const WORDS = {
  EN: { bet: 'Bet ₱10.00', placed: '₱10.00 placed', undo: 'Undo', told: /Won ₱|No win|Paid ₱/ },
  TY: {
    bet: 'Itaya ang ₱10.00',
    placed: 'may tayang ₱10.00',
    undo: 'Bawiin',
    told: /Nanalo ng|Walang panalo|Nagbayad ng/,
  },
} as const;

/** From a closed table to its next opening, and a whole round. */
const ROUND_MS = 60_000;
/** Enough to place a bet before the close. */
const ENOUGH_SECONDS = 7;
const MANY_STEPS_SECONDS = 10;

const zoneOf = (page: Page, zone: string) => page.locator(`[data-zone="${zone}"]`);

/** Waits until bets are open for a while, as the clock on the screen says. */
const opened = (page: Page, seconds = ENOUGH_SECONDS) =>
  page.waitForFunction(
    (least) => {
      const stage = document.querySelector('[data-phase="OPEN"]');
      return Number(stage?.querySelector('header span[aria-hidden]')?.textContent) >= least;
    },
    seconds,
    { timeout: ROUND_MS },
  );

/** Ends the betting or the reveal of a table's round, which its own clock then takes on. */
async function endPhase(page: Page, game: string) {
  const answer = await page.request.post('/sandbox/table', { data: { game } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Waits until the table shows a result, and ends its reveal. */
async function endReveal(page: Page, game: string) {
  await expect(page.locator('[data-phase="REVEAL"]')).toHaveCount(1);
  await endPhase(page, game);
}

/** Two chips of five pesos and one too many, bet by touch. */
async function betByTouch(page: Page, table: Table, language: Language) {
  const words = WORDS[language];
  await page.getByRole('button', { name: /₱5\.00$/ }).tap();
  for (let chip = 0; chip < 3; chip += 1) await zoneOf(page, table.zone).tap();
  await page.getByRole('button', { name: words.undo, exact: true }).tap();
  await page.getByRole('button', { name: words.bet }).tap();
}

/** The same by keys. */
async function betByKeys(page: Page, table: Table) {
  const five = page.getByRole('button', { name: /₱5\.00$/ });
  await page.keyboard.press(String(await placeAmongChips(page)));
  await expect(five).toHaveAttribute('aria-pressed', 'true');
  await zoneOf(page, table.zone).focus();
  for (const key of ['Space', 'Space', 'Space', 'Backspace', 'b']) await page.keyboard.press(key);
}

/** The key of the chip of five pesos: the first chip of a table may be one peso or five. */
const placeAmongChips = async (page: Page) =>
  (await page.getByRole('button', { name: /₱1\.00$/ }).count()) + 1;

interface Play {
  table: Table;
  language: Language;
  byKeys: boolean;
  /** The table's phases last as long as members wait for them. */
  truePace?: boolean;
}

/** Bets ten pesos on the table's zone, and sees the round to its end and the money settled. */
async function playRound(page: Page, { table, language, byKeys, truePace }: Play) {
  const words = WORDS[language];
  const token = await openAs(page, table.player, `/m/game/${table.id}`);
  await opened(page);
  const before = await moneyOf(page.request, token);
  await (byKeys ? betByKeys(page, table) : betByTouch(page, table, language));
  const zone = zoneOf(page, table.zone);
  await expect(zone).toHaveAccessibleName(new RegExp(`${words.placed}$`));
  await expectAccessible(page, `${table.id}-open-${language}`);
  if (!truePace) await endPhase(page, table.id);
  await expect(page.locator('p[role="status"]').filter({ hasText: words.told })).toHaveCount(1, {
    timeout: ROUND_MS,
  });
  if (!truePace) await endReveal(page, table.id);
  const [, paid = '0'] = /₱([\d,.]+)$/.exec((await zone.getAttribute('aria-label')) ?? '') ?? [];
  await expect
    .poll(() => moneyOf(page.request, token))
    .toBe(before - Money.of('10.0000') + Money.ofMinor(BigInt(paid.replaceAll(/\D/g, '')), 2));
  await expectAccessible(page, `${table.id}-ended-${language}`);
}

/** What the last bet says of each zone, once the result has been shown. */
async function told(page: Page, zones: readonly string[]) {
  for (const zone of zones) {
    await expect(zoneOf(page, zone)).toHaveAccessibleName(/(no win|paid ₱)/, { timeout: ROUND_MS });
  }
}

/** Roulette by touch: numbers, lines and corners, and what each field came to. */
async function playRoulette(page: Page) {
  const choose = (name: string) =>
    page.getByRole('radio', { name, exact: true }).check({ force: true });
  await openAs(page, 'player215', '/m/game/roulette');
  await opened(page, MANY_STEPS_SECONDS);
  await zoneOf(page, 'red').click();
  await zoneOf(page, 'black').click();
  await choose('Split');
  await zoneOf(page, 'split-1-2').click();
  await choose('Corner');
  await zoneOf(page, 'first-four').click();
  await page.getByRole('button', { name: 'Bet ₱4.00' }).click();
  await expect(zoneOf(page, 'first-four')).toHaveAccessibleName(/₱1\.00 placed$/);
  await expectAccessible(page, 'roulette-phone');
  await endPhase(page, 'roulette');
  await told(page, ['red', 'black', 'first-four']);
}

/** Sic bo by keys: the whole board in sight, big and small as one round. */
async function playSicBo(page: Page) {
  const zones = ['big', 'small', 'two-2-5'];
  await openAs(page, 'player216', '/m/game/sic-bo');
  await opened(page, MANY_STEPS_SECONDS);
  for (const zone of zones) {
    await zoneOf(page, zone).focus();
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('b');
  await expect(zoneOf(page, 'two-2-5')).toHaveAccessibleName(/₱1\.00 placed$/);
  await expectAccessible(page, 'sic-bo-desk');
  await endPhase(page, 'sic-bo');
  await told(page, zones);
}

test.describe('in EN on a phone', () => {
  test.use({ language: 'EN', viewport: PHONE });
  test('GAME-13 rounds of color-perya, dragon-tiger and roulette are played by touch to their end', async ({
    page,
    furtherPage,
  }) => {
    test.setTimeout(3 * ROUND_MS);
    const how = { language: 'EN', byKeys: false } as const;
    const further = () => furtherPage('EN', PHONE);
    await Promise.all([
      playRound(page, { table: COLOR_PERYA, ...how, truePace: true }),
      playRound(await further(), { table: DRAGON_TIGER, ...how }),
      playRoulette(await further()),
    ]);
  });
});

test.describe('on a desktop', () => {
  test.use({ language: 'TY', viewport: DESK });
  test('GAME-13 rounds of color-perya and baccarat-a in TY and sic bo in EN are played by keys to their end', async ({
    page,
    furtherPage,
  }) => {
    test.setTimeout(3 * ROUND_MS);
    const how = { language: 'TY', byKeys: true } as const;
    await Promise.all([
      playRound(page, { table: COLOR_PERYA, ...how }),
      playRound(await furtherPage('TY', DESK), { table: BACCARAT, ...how }),
      playSicBo(await furtherPage('EN', DESK)),
    ]);
  });
});
