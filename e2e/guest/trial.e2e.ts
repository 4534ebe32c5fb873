// From play money to an account of one's own: what a trial is refused says how to get one.
import type { Page } from '@playwright/test';
import { closePopups, expect, expectAccessible, test } from '../site.ts';
import { step } from '../visit.ts';

/** Every page that only an actual account has. */
const MEMBER_PAGES = [
  '/m/vouReport',
  '/m/withdrawReport',
  '/m/profitandloss',
  '/m/transaction/record',
  '/m/gameList?tab=recent',
  '/m/gameList?tab=fav',
  '/m/privacy',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/transfer',
  '/m/kyc',
  '/m/securityCenter',
  '/m/playSafely',
  '/m/feedback',
  '/m/mine',
  '/m/member/home',
];

const main = (page: Page) => page.getByRole('main');
const opens = (page: Page) => main(page).getByRole('link', { name: 'Open an account' });

async function beginTrial(page: Page) {
  await page.goto('/m/trail');
  await page.getByRole('checkbox', { name: /21/ }).check({ force: true });
  await page.getByRole('button', { name: 'Start playing' }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
}

async function findsTheWay(page: Page) {
  for (const path of MEMBER_PAGES) {
    await page.goto(path);
    await expect(opens(page), path).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Log in' }), path).toBeVisible();
  }
  await expectAccessible(page, 'account-needed');
}

async function hasNoDeadEntries(page: Page) {
  await page.goto('/m/home');
  await page.getByRole('button', { name: 'Account menu' }).click();
  const menu = page.getByRole('banner');
  await expect(menu.getByRole('button', { name: 'Open an account' })).toBeVisible();
  await expect(menu.getByRole('button', { name: /^(Deposit|Withdraw|Transfer)/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).click();
  const side = page.getByRole('dialog', { name: 'Menu' });
  await expect(side.getByRole('button', { name: 'Open an account' })).toBeVisible();
  await expect(side.getByRole('link', { name: /Deposit|Withdraw|My account/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
}

async function isRefusedByAddress(page: Page) {
  await page.goto('/m/mine');
  await expect(page.getByText('Free trial accounts cannot open this page')).toBeVisible();
  await expect(opens(page)).toBeVisible();
}

/** Marks a game, opens an account from a page of members, and is back on it with the mark. */
async function becomesAMember(page: Page) {
  await page.goto('/m/gameList');
  const heart = main(page)
    .getByRole('button', { name: /^Favourite: / })
    .first();
  const name = String(await heart.getAttribute('aria-label'));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/m/gameList?tab=fav');
  await opens(page).click();
  await expect(page).toHaveURL(/\/m\/register\?back=/);
  await page.locator('input[name="username"]').fill('tala_trial');
  await page.locator('input[name="password"]').fill('Kulintang-9-gabi');
  await page.locator('input[name="confirmPassword"]').fill('Kulintang-9-gabi');
  await page.getByRole('checkbox', { name: /21/ }).check({ force: true });
  await page.getByRole('button', { name: 'Open an account' }).click();
  await expect(page).toHaveURL(/\/m\/gameList\?tab=fav$/);
  await expect(main(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  // Play money stays what it was.
  await expect(page.getByRole('banner')).not.toContainText('2,000.00');
}

test('GAME-12 MONEY-07 FTR-02 a trial finds the way to an account wherever it is refused', async ({
  page,
}) => {
  await beginTrial(page);
  await closePopups(page);
  await step(page, 'pages of members say so, with the way to an account', () => findsTheWay(page));
  await step(page, 'its menus have no entry that would refuse it', () => hasNoDeadEntries(page));
  await step(page, 'the members page refuses it by its address', () => isRefusedByAddress(page));
  await step(page, 'it registers, comes back, and its favourite came along', () =>
    becomesAMember(page),
  );
});
