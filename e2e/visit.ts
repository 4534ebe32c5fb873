// Several visits in one browser page: a new page for each costs more than all that a visit does.
import type { Page } from '@playwright/test';
import { expect, openSession, test, untranslated, type Language } from './site.ts';

/** One part of a visit; like a test, it ends on a screen on which everything is language. */
export const step = (page: Page, title: string, body: () => Promise<void>) =>
  test.step(title, async () => {
    await body();
    expect(await untranslated(page)).toEqual([]);
  });

/** Makes the page's browser one that has not been here; the next address finds a guest. */
export const becomeGuest = (page: Page) =>
  page.evaluate(() => {
    const language = localStorage.getItem('language') ?? '';
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('language', language);
    // Whoever this page was opened as does not come back by himself.
    sessionStorage.setItem('visited', '1');
  });

/** Opens an address in a page that has been on the site, as another member. */
export async function visitAs(page: Page, account: string, path: string): Promise<string> {
  const { token, info } = await openSession(page.request, account);
  await becomeGuest(page);
  await page.evaluate((session) => sessionStorage.setItem('MC_SESSION_INFO', session), info);
  await page.goto(path);
  return token;
}

/** The language of the next address that the page opens. */
export const speak = (page: Page, language: Language) =>
  page.evaluate((code) => localStorage.setItem('language', code), language);
