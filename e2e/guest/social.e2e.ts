// Social login, with the provider that the demo plays: a new person, a known one, one who stops,
// and a member who links an account.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  logInByForm,
  openAs,
  PASSWORD,
  test,
  untranslated,
} from '../site.ts';

const WORDS = {
  EN: {
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    stopped: 'You stopped before it was done. Nothing has changed.',
    cancel: 'Cancel',
    knows: 'Confirmed by Google',
    linked: 'Google is linked to your account.',
    register: 'Open an account',
    logIn: 'Log in',
  },
  TY: {
    google: 'Magpatuloy gamit ang Google',
    facebook: 'Magpatuloy gamit ang Facebook',
    stopped: 'Hindi po itinuloy. Walang nabago.',
    cancel: 'Kanselahin',
    knows: 'Kumpirmado na ng Google',
    linked: 'Naka-link na po ang Google sa account mo.',
    register: 'Gumawa ng account',
    logIn: 'Mag-log in',
  },
} as const;

test.use({ siteValues: { settings: { 'social.enabled': true, 'social.telegram': true } } });

/** Goes to the provider and comes back as one of its people. */
async function continueAs(page: Page, name: string, visitor: number) {
  await page.goto('/m/login');
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: new RegExp(`visitor${visitor}@`) }).click();
}

const forget = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.removeItem('MC_SESSION_INFO');
  });
const userName = (page: Page) =>
  page.evaluate(
    () =>
      (JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}') as { userName?: string })
        .userName,
  );

async function registersOnce(page: Page) {
  const words = WORDS.EN;
  await page.goto('/m/login');
  await expect(page.getByRole('link', { name: words.google })).toBeVisible();
  await expectAccessible(page, 'social-login');
  await continueAs(page, words.google, 1);
  await expect(page).toHaveURL(/\/m\/register$/);
  await expect(page.getByRole('heading', { name: words.knows })).toBeVisible();
  await expectAccessible(page, 'social-register');
  expect(await untranslated(page)).toEqual([]);
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  await field('username').fill('comesin1');
  await field('password').fill('Lantern street 9');
  await field('confirmPassword').fill('Lantern street 9');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByText(words.linked)).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
  await forget(page);
  await continueAs(page, words.google, 1);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await userName(page)).toBe('comesin1');
  expect(page.url()).not.toMatch(/token|ticket|code=/);
}

async function linksWithThePassword(page: Page) {
  await openAs(page, 'player106', '/m/securityCenter');
  await page.getByRole('button', { name: 'Link Google' }).click();
  const sheet = page.getByRole('dialog', { name: 'Link Google' });
  await sheet.getByLabel('Login password').fill(PASSWORD);
  await expectAccessible(page, 'social-link');
  await sheet.getByRole('button', { name: 'Go on to Google' }).click();
  await page.getByRole('link', { name: /visitor3@/ }).click();
  await expect(page.getByText(WORDS.EN.linked)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unlink Google' })).toBeVisible();
  await page.getByRole('button', { name: 'Unlink Google' }).scrollIntoViewIfNeeded();
  await expectAccessible(page, 'social-linked');
  expect(await untranslated(page)).toEqual([]);
}

async function signsByTelegram(page: Page) {
  await page.goto('/m/login');
  await page.getByRole('link', { name: 'Continue with Telegram' }).click();
  await page.getByRole('link', { name: /visitor3@/ }).click();
  await expect(page.getByRole('heading', { name: 'Confirmed by Telegram' })).toBeVisible();
  expect(page.url()).not.toContain('tgAuthResult');
}

test('LOGIN-03 REG-06 people come in by a provider, and members link one', async ({ page }) => {
  await test.step('a new visitor registers once and then logs in with one tap', () =>
    registersOnce(page));
  await forget(page);
  await test.step('the security center links with the password', () => linksWithThePassword(page));
  await forget(page);
  await test.step('Telegram signs without a script', () => signsByTelegram(page));
});

test.describe('in TY', () => {
  test.use({ language: 'TY' });
  const words = WORDS.TY;

  test('LOGIN-03 AC-33 a cancelled login says so, and a member links by logging in once', async ({
    page,
  }) => {
    await page.goto('/m/login');
    await page.getByRole('link', { name: words.facebook }).click();
    await expectAccessible(page, 'social-provider');
    await page.getByRole('link', { name: words.cancel }).click();
    await expect(page.getByText(words.stopped)).toBeVisible();
    await expect(page).toHaveURL(/\/m\/login$/);
    await continueAs(page, words.google, 2);
    await expect(page.getByRole('heading', { name: words.knows })).toBeVisible();
    await page.getByRole('link', { name: words.logIn, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.knows })).toBeVisible();
    await expectAccessible(page, 'social-pending-login');
    await logInByForm(page, 'player105', PASSWORD);
    await expect(page.getByText(words.linked)).toBeVisible();
    await forget(page);
    await continueAs(page, words.google, 2);
    await expect(page).toHaveURL(/\/m\/home$/);
    expect(await userName(page)).toBe('player105');
  });
});
