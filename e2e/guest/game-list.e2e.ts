// The list of games: search, vendors, filters.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untranslated } from '../site.ts';

async function filtersByName(page: Page) {
  await page.goto('/m/gameList?gameType=RNG');
  const perlas = page.getByRole('link', { name: /Perlas/ });
  await expect(perlas.first()).toBeVisible();
  await expectAccessible(page, 'game-list');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('reels');
  await expect(perlas).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Reels/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/gameName=reels/);
  await search.fill('perlos');
  await search.press('Enter');
  await expect(page.getByText('No game is called “perlos”')).toBeVisible();
  const near = page.getByRole('region', { name: 'Did you mean' });
  await expect(near.getByRole('link')).toHaveCount(1);
  await expect(near.getByRole('link', { name: /Perlas/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular games' })).toBeVisible();
  await expectAccessible(page, 'game-list-none');
  await page.getByRole('link', { name: 'All games' }).click();
  await expect(search).toHaveValue('');
  await expect(near).toBeHidden();
}

async function listsEveryVendor(page: Page) {
  await page.goto('/m/gameList');
  const names = page.getByRole('group', { name: 'Providers' }).getByRole('button');
  await expect(names.first()).toHaveText('All');
  const all = await page.evaluate(() => sessionStorage.getItem('allVasslage') ?? '');
  const { list } = JSON.parse(all) as { list: { vassalage: string }[] };
  await expect(names).toHaveCount(1 + new Set(list.map(({ vassalage }) => vassalage)).size);
}

async function narrowsByVendor(page: Page) {
  await page.goto('/m/gameList?gameType=RNG&tab=hot');
  const strip = page.getByRole('group', { name: 'Providers' });
  const names = strip.getByRole('button');
  await expect(names.first()).toHaveText('All');
  await expect(names).toHaveCount(5);
  const inView = () =>
    strip.evaluate((row) => {
      const { left, right } = row.getBoundingClientRect();
      return Array.from(row.children, (vendor) => vendor.getBoundingClientRect()).flatMap(
        (box, at) => (box.left >= left - 1 && box.right <= right + 1 ? [at] : []),
      );
    });
  expect(await inView()).toEqual([0, 1, 2, 3]);
  await strip.evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }));
  await expect.poll(inView).toEqual([1, 2, 3, 4]);
  await names.last().click();
  await expect(page).toHaveURL(/tab=hot.*vassalage=|vassalage=.*tab=hot/);
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(1);
  // Choosing a vendor twice unselects it.
  await names.last().click();
  await expect(names.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /Perlas/ })).toBeVisible();
}

async function narrowsByPanel(page: Page) {
  await page.goto('/m/gameList?gameType=RNG');
  const games = page.getByRole('tabpanel').getByRole('article');
  const all = await games.count();
  const open = () => page.getByRole('button', { name: /^Filter/ }).click();
  await open();
  const panel = page.getByRole('dialog', { name: 'Filter the games' });
  const choices = (group: string) => panel.getByRole('group', { name: group }).getByRole('button');
  await expect(choices('Minimum bet')).toHaveText([
    'All',
    '₱0.01',
    '₱0.05',
    '₱0.10',
    '₱0.50',
    '₱0.75',
  ]);
  await expect(choices('Kind of slot').first()).toHaveText('All');
  await expectAccessible(page, 'game-filter');
  const palaro = choices('Providers').filter({ hasText: 'Palaro' });
  await palaro.click();
  await palaro.click();
  await expect(choices('Providers').first()).toHaveAttribute('aria-pressed', 'true');
  await choices('Kind of slot').filter({ hasText: 'Classic' }).click();
  await choices('Minimum bet').filter({ hasText: '₱0.50' }).click();
  await expect(page).not.toHaveURL(/minBet/);
  await panel.getByRole('button', { name: 'Show games' }).click();
  await expect(page).toHaveURL(/gameClassify=CLASSIC&minBet=0.5/);
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /Perlas/ })).toHaveCount(0);
  await expect(games.first()).toBeVisible();
  await open();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await panel.getByRole('button', { name: 'Show games' }).click();
  await expect(page).not.toHaveURL(/minBet|gameClassify/);
  await expect(games).not.toHaveCount(0);
  expect(await games.count()).toBeGreaterThanOrEqual(all);
  await open();
  await panel
    .getByRole('navigation', { name: 'Other categories' })
    .getByRole('link', { name: 'Originals' })
    .click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=INHOUSE$/);
  await open();
  await expect(choices('Providers').first()).toBeVisible();
  await expect(choices('Minimum bet')).toHaveCount(0);
  await expect(choices('Kind of slot')).toHaveCount(0);
}

test('APP-17 GAME-03 GAME-04 GAME-06 the list of games narrows by name, vendor and kind', async ({
  page,
}) => {
  await test.step('filters while a name is typed, and offers near games for a slip', () =>
    filtersByName(page));
  await test.step('where no category is chosen, every vendor can be, and they are kept', () =>
    listsEveryVendor(page));
  await test.step('the vendor strip has All first, shows four at a time, swipes, and narrows Hot too', () =>
    narrowsByVendor(page));
  expect(await untranslated(page)).toEqual([]);
  await test.step('the filter panel narrows slots by vendor, kind and minimum bet, resets, and links on', () =>
    narrowsByPanel(page));
});
