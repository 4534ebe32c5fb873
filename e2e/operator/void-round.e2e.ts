// Plays and voids rounds of its own; the member gets back what he staked.
import type { Browser, Page } from '@playwright/test';
import { speak, step } from '../visit.ts';
import {
  approveElsewhere,
  expect,
  expectAccessible,
  LARGE,
  openConsole,
  SMALL,
  test,
} from './console.ts';
import { openVendorRound } from './vendor-round.ts';

const answer = (page: Page, button: string) =>
  page.locator('[role="alertdialog"][data-ready]').getByRole('button', { name: button }).click();

const WORDS = {
  EN: {
    ask: 'Ask the vendor now',
    void: 'Void',
    want: 'Ask for it',
    why: 'Reason',
    back: 'Returned',
  },
  TY: {
    ask: 'Tanungin ang vendor',
    void: 'I-void',
    want: 'Hilingin',
    why: 'Dahilan',
    back: 'Ibinalik',
  },
} as const;

async function voidRound(
  page: Page,
  browser: Browser,
  { baseURL, language }: { baseURL: string | undefined; language: 'EN' | 'TY' },
) {
  const words = WORDS[language];
  const round = `void-${language}-${Date.now()}`;
  const { member } = await openVendorRound(page.request, 'member1', round);
  await openConsole(page, 'operator1', `/console/members/${member}/rounds`);
  // The newest round at that vendor is the one just opened.
  await page.locator('a[href*="/DEMO/"]').first().click();
  await expect(page.getByRole('definition').filter({ hasText: round })).toBeVisible();
  await page.getByRole('button', { name: words.ask }).click();
  await answer(page, words.ask);
  await expect(page.getByText(/(does not know this round|Hindi kilala)/)).toBeVisible();
  await page.getByRole('button', { name: words.void, exact: true }).click();
  await page.getByLabel(words.why).fill('the demo plays it wrong');
  await expectAccessible(page, `console-void-${language}`);
  await answer(page, words.want);
  const waits = page.getByRole('link', { name: /(second person|ikalawang tao)/ });
  const change = (await waits.getAttribute('href')) ?? '';
  await expect(page.getByRole('button', { name: words.void, exact: true })).toHaveCount(0);
  await expectAccessible(page, `console-round-open-${language}`);
  await approveElsewhere(browser, baseURL, change);
  await page.reload();
  await expect(page.getByText(words.back, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'operator/operator2' })).toBeVisible();
}

test('an open round is asked about, and voided by two people', async ({
  page,
  browser,
  baseURL,
}) => {
  for (const [language, size] of [
    ['EN', SMALL],
    ['TY', LARGE],
  ] as const) {
    await page.setViewportSize(size);
    await step(page, `in ${language}`, () => voidRound(page, browser, { baseURL, language }));
    await speak(page, 'TY');
  }
});
