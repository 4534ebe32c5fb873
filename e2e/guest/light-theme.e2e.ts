// The light theme on every kind of screen: contrast must be as good as in the dark theme.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, test } from '../site.ts';

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

/** Waits until the screen is drawn in light, nothing is loading and nothing is half faded in. */
async function settle(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('main')).toBeVisible();
  await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
  if (new URL(page.url()).pathname === '/m/home') {
    // Home's popup comes shortly after the screen; the next expectation closes it.
    await page.waitForFunction(() => document.documentElement.dataset.popup === 'came');
    await expect(page.locator('main')).toBeVisible();
  }
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of [
  ['home', '/m/home'],
  ['login', '/m/login'],
  ['games', '/m/gameList?gameType=RNG'],
  ['verify', '/m/verify'],
  ['member-center', '/m/mine'],
  ['help', '/m/help'],
  ['notices', '/m/notice'],
  ['service', '/m/service'],
] as const) {
  test(`the light theme has enough contrast and accessible names for a guest: ${name}`, async ({
    page,
  }) => {
    await inLight(page);
    await page.goto(path);
    await settle(page);
    await expectAccessible(page, `light-${name}`, { contrast: true });
  });
}

for (const [name, path] of [
  ['home-member', '/m/home'],
  ['bets', '/m/gameRecord'],
  ['account', '/m/transaction/record'],
  ['transfer', '/m/transfer'],
  ['settings', '/m/set'],
  ['mine', '/m/mine'],
  ['inbox', '/m/webEmail'],
  ['feedback', '/m/feedback'],
] as const) {
  test(`the light theme has enough contrast and accessible names for a member: ${name}`, async ({
    page,
  }) => {
    await inLight(page);
    await openAs(page, 'player126', path);
    await settle(page);
    await expectAccessible(page, `light-${name}`, { contrast: true });
  });
}
