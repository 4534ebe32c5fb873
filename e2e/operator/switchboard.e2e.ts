// Bounds and audiences of games. What a test sets, it takes back with both operators.
import { operatorAt } from '../../packages/testkit/src/operator.ts';
import type { Locator, Page } from '@playwright/test';
import { speak, step } from '../visit.ts';
import { expect, expectAccessible, openAs, test } from '../site.ts';
import { LARGE, openConsole, SMALL } from './console.ts';

test.use({ viewport: SMALL, isMobile: false, hasTouch: false });
test.beforeEach(({ expected }) => {
  // The console asks who is here before anybody is.
  expected.push(/\/console\/api\/session/);
});

const DICE = 'Sampung Libo Dice';
const REASON = 'asked for by the test';

/** Takes back what a test set about the dice. */
async function takeBack(origin: string) {
  const one = await operatorAt(origin, 'operator1');
  const terms = { minBet: null, maxBet: null, devices: null, languages: null, regions: null };
  const { value } = await one.call<{ changeId: string | null }>(
    'POST',
    '/console/api/games/changes',
    { change: { games: [{ nodeId: '20002', ...terms }] }, reason: 'as it was before the test' },
  );
  if (value.changeId === null) return;
  const two = await operatorAt(origin, 'operator2');
  const done = await two.call('POST', `/console/api/changes/${value.changeId}/approve`, {});
  expect(done.status).toBe(200);
}

/** Plans a mark of the dice and sets it by hand: the plan must not undo what came after it. */
async function overtakePlan(origin: string) {
  const one = await operatorAt(origin, 'operator1');
  const mark = (more: object) =>
    one.call('POST', '/console/api/games/changes', {
      change: { games: [{ nodeId: '20002', hot: false }] },
      reason: REASON,
      ...more,
    });
  await mark({ at: new Date(Date.now() + 3_600_000).toISOString() });
  await mark({ change: { games: [{ nodeId: '20002', hot: null }] } });
}

/** Selects the dice on the switchboard and opens one of its dialogs. */
async function askFor(desk: Page, button: string) {
  const row = desk.getByRole('row').filter({ hasText: DICE });
  await row.getByRole('checkbox').check();
  await desk.getByRole('button', { name: button }).click();
  return desk.locator('[role="alertdialog"][data-ready]');
}

test('a lower greatest stake holds at once on an open game, and a higher one waits for a second person', async ({
  page,
  browser,
}) => {
  const listens = page.waitForResponse(/\/api\/v1\/events/);
  await openAs(page, 'player118', '/m/game/dice');
  await listens;
  const chip = (stake: number) =>
    page.getByRole('button', { name: `Stake ₱${stake}.00`, exact: true });
  await expect(chip(100)).toBeVisible();
  const { origin } = new URL(page.url());
  const own = await browser.newContext({ baseURL: origin, viewport: SMALL });
  const desk = await own.newPage();
  await openConsole(desk, 'operator1', '/console/games?q=Sampung');
  let dialog = await askFor(desk, 'Bet limits of 1');
  await dialog.getByLabel('Highest bet').fill('50');
  await expect(dialog.getByText(/applies as soon as you confirm/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /reason/i }).fill(REASON);
  await expectAccessible(desk, 'switchboard: bet limits');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(desk.getByRole('row').filter({ hasText: DICE })).toContainText('₱50.00');
  await expect(chip(100)).toHaveCount(0);
  await expect(chip(50)).toBeVisible();

  dialog = await askFor(desk, 'Bet limits of 1');
  await dialog.getByLabel('Highest bet').fill('100');
  await expect(dialog.getByText(/a second person must agree/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /reason/i }).fill(REASON);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(desk.getByText('It waits for a second person').first()).toBeVisible();
  await expect(chip(100)).toHaveCount(0);
  await own.close();
  await takeBack(origin);
  await expect(chip(100)).toBeVisible();
});

const WORDS = [
  [
    ...(['EN', 'Audience of 1', 'Reason', 'Phone', 'Change', 'Computer, Other devices'] as const),
    'Not applied: changed by hand since',
  ],
  [
    ...(['TY', 'Kanino ipapakita ang 1', 'Dahilan', 'Phone', 'Baguhin'] as const),
    ...(['Computer, Ibang device', 'Hindi na-apply: binago na nang mano-mano'] as const),
  ],
] as const;

/** Takes the dice from phones, one of which shows its tile, and gives it back. */
async function hideFromPhones(
  page: Page,
  tile: Locator,
  [language, button, word, box, confirm, shownTo, stale]: (typeof WORDS)[number],
) {
  await page.setViewportSize(language === 'EN' ? SMALL : LARGE);
  await openConsole(page, 'operator1', '/console/games?q=Sampung');
  const dialog = await askFor(page, button);
  await dialog.getByRole('checkbox', { name: box }).uncheck();
  await dialog.getByRole('textbox', { name: word }).fill(REASON);
  await expectAccessible(page, `switchboard: audience ${language}`);
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(page.getByRole('row').filter({ hasText: DICE })).toContainText(shownTo);
  await expect(tile).toHaveCount(0);
  await page.goto('/console/games?tab=levels');
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expectAccessible(page, `switchboard: vendors ${language}`);
  await overtakePlan(new URL(page.url()).origin);
  await page.goto('/console/games?tab=planned');
  await expect(page.getByText(stale).first()).toBeVisible();
  await expectAccessible(page, `switchboard: plans ${language}`);
  await takeBack(new URL(page.url()).origin);
  await expect(tile).toBeVisible();
}

test('a game that is not for phones leaves an open list there at once', async ({
  page,
  browser,
}) => {
  const phone = await browser.newContext({
    baseURL: (await page.request.get('/m/home')).url().replace(/\/m\/home$/, ''),
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const member = await phone.newPage();
  const listens = member.waitForResponse(/\/api\/v1\/events/);
  await member.goto('/m/gameList?gameType=INHOUSE');
  await listens;
  const tile = member.getByText(DICE).first();
  await expect(tile).toBeVisible();
  for (const words of WORDS) {
    await step(page, `in ${words[0]}`, () => hideFromPhones(page, tile, words));
    await speak(page, 'TY');
  }
  await phone.close();
});
