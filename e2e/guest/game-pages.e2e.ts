import { expect, expectAccessible, test } from '../site.ts';

const WORDS = {
  EN: {
    lobby: 'Game lobby',
    center: 'Game center',
    slots: 'Slots center',
    originals: 'Originals',
    all: /^See all \d+$/,
    chips: 'Categories',
  },
  TY: {
    lobby: 'Lobby ng mga laro',
    center: 'Game center',
    slots: 'Slots center',
    originals: 'Originals',
    all: /^Lahat ng \d+$/,
    chips: 'Mga kategorya',
  },
} as const;

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('HDR-01 GAME-02 the lobby shows each category’s games and leads to all of them; the centers have their titles', async ({
      page,
    }) => {
      const words = WORDS[language];
      await page.goto('/m/gameLobby');
      await expect(page.getByRole('heading', { level: 1, name: words.lobby })).toBeVisible();
      const shelf = page.getByRole('region', { name: words.originals });
      await expect(shelf.getByRole('link', { name: 'Lipad' })).toBeVisible();
      await expectAccessible(page, `game-lobby-${language}`);
      const all = shelf.getByRole('link', { name: words.all });
      const [told] = ((await all.textContent()) ?? '').match(/\d+/) ?? [];
      await all.click();
      await expect(page).toHaveURL(/\/m\/gameList\?gameType=INHOUSE$/);
      await expect(page.getByRole('main').locator('a[href^="/m/game/"]')).toHaveCount(Number(told));

      await page.goto('/m/gameCenter');
      await expect(page.getByRole('heading', { level: 1, name: words.center })).toBeVisible();
      await page.goto('/m/slotsCenter');
      await expect(page.getByRole('heading', { level: 1, name: words.slots })).toBeVisible();
      const games = page.getByRole('main');
      await expect(games.getByRole('link', { name: 'Perlas ng Silangan' })).toBeVisible();
      await expect(games.getByRole('link', { name: 'Lipad' })).toHaveCount(0);
      await expectAccessible(page, `slots-center-${language}`);
    });
  });
}
