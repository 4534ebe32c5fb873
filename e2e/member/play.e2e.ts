import type { Page, Route } from '@playwright/test';
import { balanceOf, expect, expectAccessible, openAs, test, closePopups } from '../site.ts';

// Each test plays with a separate account, so that no other test changes its balance.
const roll = (page: Page) => page.getByRole('button', { name: 'Roll', exact: true });
const spin = (page: Page) => page.getByRole('button', { name: 'Spin', exact: true });

/** Waits for the answer of a round and for the game to be at rest again. */
async function playOnce(page: Page, button: ReturnType<typeof roll>, path: string) {
  const answered = page.waitForResponse((response) => response.url().includes(path));
  await button.click();
  const answer = await answered;
  expect(answer.status()).toBe(200);
  const { value } = (await answer.json()) as { value: Record<string, string> };
  return value;
}

/** Spins. The server decides the round, but no answer reaches the page, which keeps spinning. */
function playUnanswered(page: Page, path: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const decide = async (route: Route) => {
      const answer = await route.fetch();
      const { value } = (await answer.json()) as { value: Record<string, string> };
      resolve(value);
    };
    page
      .route(path, (route) => decide(route).catch(reject), { times: 1 })
      .then(() => spin(page).click())
      .catch(reject);
  });
}

test('GAME-10 GAME-13 MONEY-06 dice plays with the real balance and both are in the record', async ({
  page,
}) => {
  const token = await openAs(page, 'player110', '/m/game/dice');
  await expect(roll(page)).toBeEnabled();
  await expectAccessible(page, 'dice');
  const before = await balanceOf(page.request, token);
  const round = await playOnce(page, roll(page), '/games/dice/bet');
  const after = await balanceOf(page.request, token);
  expect(after).toBe(round.balance);
  const units = (money = '0') => BigInt(money.replace('.', ''));
  expect(units(after)).toBe(units(before) - units(round.stake) + units(round.payout));
  await expect(page.getByText(/Won|No win/).first()).toBeVisible();
  await page.goto('/m/gameRecord');
  await expect(page.getByText('Sampung Libo Dice').first()).toBeVisible();
  await expectAccessible(page, 'record');
  // The round's sheet says what was bet on, what came out, and when its seed is shown.
  await page.getByText('Sampung Libo Dice').first().click();
  const sheet = page.getByRole('dialog');
  const { roll: rolled } = (round as unknown as { outcome: { roll: number } }).outcome;
  const digits = String(rolled).padStart(4, '0');
  await expect(sheet.getByRole('heading', { name: 'What was bet on' })).toBeVisible();
  await expect(sheet).toContainText(/Winning sideUnder/);
  await expect(sheet).toContainText(`Roll ${digits.slice(0, 2)}.${digits.slice(2)}`);
  await expect(sheet).toContainText('is shown as soon as you change your seeds');
  await expectAccessible(page, 'record-round');
  await sheet.getByRole('button', { name: 'Verify this round' }).click();
  await expect(page.getByRole('heading', { name: 'What was bet on' })).toBeVisible();
  await expect(page.getByText(`Roll ${digits.slice(0, 2)}.${digits.slice(2)}`)).toBeVisible();
});

test('GAME-13 MONEY-06 Perlas spins, pays and proves itself in the verifier', async ({ page }) => {
  await openAs(page, 'player111', '/m/game/perlas');
  await expect(spin(page)).toBeEnabled({ timeout: 30_000 });
  const round = await playOnce(page, spin(page), '/games/perlas/spin');
  await expect(spin(page)).toBeEnabled({ timeout: 60_000 });
  await expectAccessible(page, 'perlas');
  await page.goto('/m/gameRecord');
  await page.getByText('Perlas ng Silangan').first().click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(String(round.roundId).slice(0, 8));
  await expectAccessible(page, 'round-detail');
  await sheet.getByRole('button', { name: 'Verify this round' }).click();
  await expect(page).toHaveURL(/\/m\/verify/);
  await page.getByRole('button', { name: 'Reveal and verify' }).click();
  await expect(page.getByText('This round was fair: the seed was fixed before')).toBeVisible();
  await expect(page.getByText('SHA-256 of the server seed')).toBeHidden();
  await expectAccessible(page, 'verify-fair');
});

test('a revealed round is drawn again in the browser, without the server', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const token = await openAs(page, 'player112', '/m/game/dice');
  await expect(roll(page)).toBeEnabled();
  const round = await playOnce(page, roll(page), '/games/dice/bet');
  const headers = { Authorization: `Bearer ${token}` };
  const rotated = await page.request.post('/api/v1/fairness/rotate', {
    headers,
    data: { clientSeed: 'barangay-2026' },
  });
  expect(rotated.status()).toBe(200);
  await page.goto('/m/gameRecord');
  await page.getByText('Sampung Libo Dice').first().click();
  await page.getByRole('button', { name: 'Verify this round' }).click();
  await expect(page.getByText('This round was fair: the seed was fixed before')).toBeVisible();
  await page.getByText('Seeds, hashes and draws').click();
  await expect(page.getByText('Equal to the hash you were shown')).toBeVisible();
  const outcome = (round as unknown as { outcome: { roll: number } }).outcome;
  const digits = String(outcome.roll).padStart(4, '0');
  const shown = page.getByText(`Roll ${digits.slice(0, 2)}.${digits.slice(2)}`).first();
  await expect(shown).toBeVisible();
  await context.setOffline(true);
  const nonce = page.getByLabel('Nonce');
  const own = await nonce.inputValue();
  await nonce.fill('');
  await expect(shown).toBeHidden();
  await nonce.fill(own);
  await expect(shown).toBeVisible();
  await context.setOffline(false);
  await expectAccessible(page, 'verify');
});

interface Rounds {
  list: { roundId: string; vendor: string }[];
  total: number;
}

/** The rounds that the site has of the token's member. */
async function roundsOf(page: Page, token: string) {
  const answer = await page.request.get('/api/v1/rounds', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { value: Rounds }).value;
}
const countRounds = async (page: Page, token: string) => (await roundsOf(page, token)).total;

test('a reload in mid-round shows the same round, and its stake is taken once', async ({
  page,
}) => {
  const token = await openAs(page, 'player113', '/m/game/perlas');
  await expect(spin(page)).toBeEnabled({ timeout: 30_000 });
  const round = await playUnanswered(page, '**/games/perlas/spin');
  await page.reload({ waitUntil: 'commit' });
  const line = page.getByText('It was not staked again');
  await expect(line).toBeVisible({ timeout: 30_000 });
  await expect(spin(page)).toBeEnabled({ timeout: 60_000 });
  // It stands beside the result, in its own place, until the next bet.
  await expect(page.getByText(/^(Won ₱|Paid ₱|No win)/).first()).toBeVisible();
  await expect(line).toBeVisible();
  const room = await line.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const place = document.querySelector('main [class*="line"]:has([role="status"])');
    const bounds = place?.getBoundingClientRect();
    return { top: top - (bounds?.top ?? 0), bottom: (bounds?.bottom ?? 0) - bottom };
  });
  expect(Math.min(room.top, room.bottom)).toBeGreaterThanOrEqual(0);
  expect(await balanceOf(page.request, token)).toBe(round.balance);
  const { list } = await roundsOf(page, token);
  expect(list.map(({ roundId }) => roundId)).toEqual([round.roundId]);
  await spin(page).click();
  await expect(line).toHaveCount(0);
});

test('a connection lost during a bet neither loses nor doubles it, and bets nothing by itself', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED/);
  const token = await openAs(page, 'player114', '/m/game/dice');
  await expect(roll(page)).toBeEnabled();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/games/dice/bet')) sent.push(request.postData() ?? '');
  });
  const balance = page.locator('header').getByText('1,000.00');
  const again = page.getByRole('button', { name: 'Bet again' });
  const notTaken = page.getByText('did not reach the server. Nothing was taken.').first();
  await expect(balance).toBeVisible();

  // Before the bet left: the line is visible and covers nothing, and the stake was not taken off.
  await context.setOffline(true);
  const line = page.getByText('You are offline. Nothing is bet by itself.');
  await expect(line).toBeVisible();
  await roll(page).click();
  await expect(page.getByText('Asking whether your ₱1.00 was taken').first()).toBeVisible();
  await expect(balance).toBeVisible();
  const covered = await line.evaluate((element) => {
    const own = element.getBoundingClientRect();
    return [...document.querySelectorAll('button, input')].filter((control) => {
      const { top, bottom } = control.getBoundingClientRect();
      return bottom > top && top < own.bottom && bottom > own.top;
    }).length;
  });
  expect(covered).toBe(0);
  await context.setOffline(false);
  await expect(notTaken).toBeVisible({ timeout: 30_000 });
  await expect(balance).toBeVisible();
  expect([sent.length, await countRounds(page, token)]).toEqual([1, 0]);

  // After it left: the site has the bet, but its answer never reaches the page.
  await page.route(
    '**/games/dice/bet',
    async (route) => {
      await route.fetch();
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
  await again.click();
  await expect(page.getByText(/Won|No win/).first()).toBeVisible({ timeout: 30_000 });
  expect([sent.length, await countRounds(page, token)]).toEqual([2, 1]);

  // One that is still on its way when the page asks is refused when it arrives.
  const answered: Promise<string>[] = [];
  await page.route(
    '**/games/dice/bet',
    async (route) => {
      const late = page.waitForResponse('**/bets/call-off').then(() => route.request());
      answered.push(
        late.then(async (request) => {
          const response = await page.request.fetch(request);
          return ((await response.json()) as { code: string }).code;
        }),
      );
      return route.abort('connectionreset');
    },
    { times: 1 },
  );
  await roll(page).click();
  await expect(notTaken).toBeVisible({ timeout: 30_000 });
  expect(await Promise.all(answered)).toEqual(['play.called_off']);
  expect(await countRounds(page, token)).toBe(1);
  await playOnce(page, again, '/games/dice/bet');
  expect(await countRounds(page, token)).toBe(2);
});

test('two tabs of one member agree on the balance', async ({ page, context }) => {
  await openAs(page, 'player115', '/m/game/dice');
  await expect(roll(page)).toBeEnabled();
  const other = await context.newPage();
  await closePopups(other);
  await openAs(other, 'player115', '/m/home');
  await expect(other.getByRole('banner')).toContainText('1,000.00');
  const round = await playOnce(page, roll(page), '/games/dice/bet');
  const [whole = '', fraction = ''] = (round.balance ?? '').split('.');
  const shown = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.slice(0, 2)}`;
  await expect(other.getByRole('banner')).toContainText(shown);
});

test('GAME-10 a vendor’s game opens in a frame, plays over the seamless wallet and comes back', async ({
  page,
}) => {
  const token = await openAs(page, 'player116', '/m/gameList?gameType=RNG');
  await page.getByRole('link', { name: /Reels/ }).first().click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(/1,000\.00/).first()).toBeVisible({ timeout: 30_000 });
  const before = await balanceOf(page.request, token);
  await frame.getByRole('button', { name: /spin/i }).click();
  await expect.poll(() => balanceOf(page.request, token)).not.toBe(before);
  const { list } = await roundsOf(page, token);
  expect(list[0]?.vendor).toBe('DEMO');
});

test('APP-03 a category’s address opens with its vendor alone, and a launch of no game says so', async ({
  page,
}) => {
  await openAs(page, 'player117', '/m/gameList?gameType=RNG&vassalage=DEMO');
  const games = page.getByRole('tabpanel').getByRole('link');
  await expect(games.filter({ hasText: /Reels/ }).first()).toBeVisible();
  for (const game of await games.all()) {
    await expect(game).toHaveAttribute('href', /launchGame\?vendor=DEMO&/);
  }
  await page.goto('/m/launchGame?playType=Tradition&prize_mode=Lott&code=SSC1&pageBack=%2Fm%2Fset');
  await expect(page.getByText('We could not find this game.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/set$/);
});

test('APP-03 a launch never leads back off the site', async ({ page }) => {
  await openAs(
    page,
    'player117',
    '/m/launchGame?gameCategory=RNG&vendor=DEMO&gameId=demo-slot&nodeId=90001&pageBack=https%3A%2F%2Felsewhere.example%2F',
  );
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Spin' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/m\/home$/);
});

test('a vendor’s game has one bar with its name and the way back, and the rest of the screen', async ({
  page,
}) => {
  const path = '/m/launchGame?vendor=DEMO&gameId=demo-slot&nodeId=90001&pageBack=%2Fm%2FgameList';
  await openAs(page, 'player117', `${path}&freePlay=1`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Spin' })).toBeVisible();
  const bar = page.locator('header');
  await expect(bar).toHaveCount(1);
  await expect(bar.getByRole('heading', { name: 'Demo Reels' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'Demo Reels');
  await expect(page.locator('iframe')).toBeFocused();
  await expect(bar.getByText('Play money')).toBeVisible();
  expect(await frame.getByRole('link', { name: 'Back' }).count()).toBe(0);
  const top = await bar.boundingBox();
  const below = await page.locator('iframe').boundingBox();
  expect(below?.y).toBe(top?.height);
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBe(page.viewportSize()?.height);
  // A spin is a page of its own in the frame; the way back still leads to where the member was.
  await frame.getByRole('button', { name: 'Spin' }).click();
  await expect(frame.locator('.note')).not.toBeEmpty();
  await bar.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/m\/gameList$/);
});
