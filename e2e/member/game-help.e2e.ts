import type { Page } from '@playwright/test';
import {
  answerDialog,
  expect,
  expectAccessible,
  openAs,
  PASSWORD,
  setSite,
  test,
  type Language,
} from '../site.ts';
import { speak, step, visitAs } from '../visit.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function register(page: Page, username: string) {
  const setup = await page.request.get('/wps/system/setting/register');
  expect(setup.status()).toBe(200);
  const data = { username, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await page.request.put('/wps/member/register', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function beRefused(page: Page) {
  await setSite(page.request, { settings: { 'kyc.profile': 'strict' } });
  await register(page, 'marilag31');
  await visitAs(page, 'marilag31', '/m/game/dice');
  await answerDialog(page, 'Later');
  await expectAccessible(page, 'game-refused');
  await button(page, 'Verify identity').click();
  await expect(page).toHaveURL(/\/m\/kyc$/);
  // The same from a vendor's tile.
  await page.goto('/m/gameList?gameType=RNG');
  await page.getByRole('link', { name: /Reels/ }).first().click();
  await answerDialog(page, 'Later');
  await expect(page).toHaveURL(/\/m\/launchGame/);
  await expect(button(page, 'Verify identity')).toBeVisible();
  await expect(button(page, 'Try again')).toBeHidden();
}

async function runOut(page: Page) {
  await register(page, 'marilag32');
  await visitAs(page, 'marilag32', '/m/game/dice');
  await button(page, 'No balance').click();
  await expect(page.getByRole('dialog', { name: 'Not enough for this stake' })).toBeVisible();
  await expectAccessible(page, 'no-balance');
  await button(page, 'Try it with play money').click();
  await expect(page.getByText('2,000.00')).toBeVisible();
  await expect(button(page, 'Roll')).toBeFocused();
  await page.goto('/m/game/perlas');
  await expect(button(page, 'No balance')).toBeEnabled({ timeout: 30_000 });
}

async function playByKey(page: Page, gameId: string, play: string) {
  const path = `/games/${gameId}/${gameId === 'dice' ? 'bet' : 'spin'}`;
  await visitAs(page, 'player118', `/m/game/${gameId}`);
  await expect(button(page, play)).toBeFocused({ timeout: 30_000 });
  const answered = page.waitForResponse((response) => response.url().includes(path));
  await page.keyboard.press('Space');
  expect((await answered).status()).toBe(200);
  // The sound is on the game's own bar, and the device remembers it.
  const sound = button(page, 'Sound');
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true', { timeout: 30_000 });
}

const MARKS = { EN: 'Play money', TY: 'Perang panlaro' } as const;

/** Looks for the mark beside each balance, from home on. */
async function seeMarks(page: Page, language: Language) {
  const mark = MARKS[language];
  await expect(page.getByRole('banner').getByText(mark)).toBeVisible();
  for (const path of ['/m/gameRecord', '/m/game/dice']) {
    await page.goto(path);
    await expect(page.locator('main').getByText(mark).first()).toBeVisible();
  }
}

test('GAME-12 play money is marked wherever the balance of a trial stands, and offered with no balance', async ({
  page,
}) => {
  await openAs(page, 'trial1', '/m/home');
  await step(page, 'GAME-12 play money is marked', () => seeMarks(page, 'EN'));
  await step(page, 'GAME-12 play money is marked in Filipino', async () => {
    await speak(page, 'TY');
    await page.goto('/m/home');
    await seeMarks(page, 'TY');
  });
  await speak(page, 'EN');
  await step(page, 'with no balance the play button says so and offers play money', () =>
    runOut(page),
  );
});

test('a game is played by a key, and a refused one leads to what helps', async ({ page }) => {
  await page.goto('/m/help');
  for (const [gameId, play] of [
    ['dice', 'Roll'],
    ['perlas', 'Spin'],
  ] as const) {
    await step(page, `${gameId} opens with its play button focused, and a key plays`, () =>
      playByKey(page, gameId, play),
    );
  }
  await step(page, 'a refused game leads to what helps, from its own page and from a tile', () =>
    beRefused(page),
  );
});
