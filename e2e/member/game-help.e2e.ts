import type { Page } from '@playwright/test';
import {
  answerDialog,
  expect,
  expectAccessible,
  openAs,
  PASSWORD,
  setSite,
  test,
} from '../site.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function register(page: Page, username: string) {
  const setup = await page.request.get('/wps/system/setting/register');
  expect(setup.status()).toBe(200);
  const data = { username, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await page.request.put('/wps/member/register', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a refused game leads to what helps, from its own page and from a tile', async ({ page }) => {
  await setSite(page.request, { settings: { 'kyc.profile': 'strict' } });
  await register(page, 'marilag31');
  await openAs(page, 'marilag31', '/m/game/dice');
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
});

test('with no balance the play button says so and offers play money', async ({ page }) => {
  await register(page, 'marilag32');
  await openAs(page, 'marilag32', '/m/game/dice');
  await button(page, 'No balance').click();
  await expect(page.getByRole('dialog', { name: 'Not enough for this stake' })).toBeVisible();
  await expectAccessible(page, 'no-balance');
  await button(page, 'Try it with play money').click();
  await expect(page.getByText('2,000.00')).toBeVisible();
  await expect(button(page, 'Roll')).toBeFocused();
  await page.goto('/m/game/perlas');
  await expect(button(page, 'No balance')).toBeEnabled({ timeout: 30_000 });
});

for (const [gameId, play, path] of [
  ['dice', 'Roll', '/games/dice/bet'],
  ['perlas', 'Spin', '/games/perlas/spin'],
] as const) {
  test(`${gameId} opens with its play button focused, and a key plays`, async ({ page }) => {
    await openAs(page, 'player118', `/m/game/${gameId}`);
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
  });
}

for (const [language, mark] of [
  ['EN', 'Play money'],
  ['TY', 'Perang panlaro'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('GAME-12 play money is marked wherever the balance of a trial stands', async ({
      page,
    }) => {
      await openAs(page, 'trial1', '/m/home');
      await expect(page.getByRole('banner').getByText(mark)).toBeVisible();
      for (const path of ['/m/mine', '/m/gameRecord', '/m/game/dice']) {
        await page.goto(path);
        await expect(page.locator('main').getByText(mark).first()).toBeVisible();
      }
    });
  });
}
