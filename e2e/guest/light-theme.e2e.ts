// The light theme on every kind of screen: contrast must be as good as in the dark theme.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test, untranslated } from '../site.ts';

const GUEST = [
  ['home', '/m/home'],
  ['login', '/m/login'],
  ['games', '/m/gameList?gameType=RNG'],
  ['verify', '/m/verify'],
  ['member-center', '/m/mine'],
  ['help', '/m/help'],
  ['notices', '/m/notice'],
  ['service', '/m/service'],
] as const;
const MEMBER = [
  ['home-member', '/m/home'],
  ['bets', '/m/gameRecord'],
  ['account', '/m/transaction/record'],
  ['transfer', '/m/transfer'],
  ['settings', '/m/set'],
  ['mine', '/m/mine'],
  ['inbox', '/m/webEmail'],
  ['feedback', '/m/feedback'],
] as const;

async function inLight(page: Page) {
  await page.addInitScript(() => {
    if (window.top === window.self) localStorage.setItem('theme', 'light');
    // Notes that home's popup came, even if an expectation has closed it already.
    new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]'))
        document.documentElement.dataset.popup = 'came';
    }).observe(document, { subtree: true, childList: true });
  });
}

/** Waits until the screen is drawn in light and nothing is loading. */
async function settle(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
  if (new URL(page.url()).pathname === '/m/home') {
    // Home's popup comes shortly after the screen; the next expectation closes it.
    await page.waitForFunction(() => document.documentElement.dataset.popup === 'came');
    await expect(page.locator('main')).toBeVisible();
  }
}

/** Looks at screens one after the other; the first is open already. */
async function expectContrast(page: Page, screens: typeof GUEST | typeof MEMBER) {
  for (const [name, path] of screens) {
    await test.step(name, async () => {
      if (name !== screens[0][0]) await page.goto(path);
      await settle(page);
      await expectAccessible(page, `light-${name}`, { contrast: true });
      expect(await untranslated(page)).toEqual([]);
    });
  }
}

test('the light theme has enough contrast and accessible names for a guest', async ({ page }) => {
  await inLight(page);
  await page.goto(GUEST[0][1]);
  await expectContrast(page, GUEST);
});

test('the light theme has enough contrast and accessible names for a member', async ({ page }) => {
  await inLight(page);
  await openAs(page, 'player126', MEMBER[0][1]);
  await expectContrast(page, MEMBER);
});
