// What every browser test starts from: a page in a language, logged in or not, watched for errors.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { Money } from '@palaro/kernel';
import { test as base } from './own-site.ts';

export { expect };
export { expectAccessible, stand, violationsOn } from './accessible.ts';
export { advanceClock, setSite } from './own-site.ts';
export const PASSWORD = 'Demo-pass-1';
export type Language = 'EN' | 'TY';
/** From this width on the screens are a desktop's. */
const DESK_FROM = 1024;

interface Fixtures {
  language: Language;
  /** Whether home's popups are closed as soon as they are in the way. */
  closesPopups: boolean;
  /** The page's complaints: script errors and console messages. */
  errors: string[];
  /** Complaints that a test provokes itself, for instance by cutting the network. */
  expected: RegExp[];
  /** Opens a page in a browser of its own, for a further player; it is watched as the first one. */
  furtherPage(language: Language, viewport: ViewportSize): Promise<Page>;
}

/**
 * A refusal is a normal answer of the site, but browsers log it in the console. A missing file or a
 * defect of the server is not a refusal.
 */
const REFUSED_CALL = /status of (4\d\d|503)/;
const CALL = /^https?:\/\/[^/]+\/(wps|api|lgw)\//;

/** What a screen must never show: text keys, and values that code forgot to format. */
const AREAS_OF_KEYS =
  'accounts|applications|baccarat|bank-cards|cashback|catalogue|client|club|console|content|[a-z-]+-console|desk' +
  '|entry|error|home|inbox|kyc|lucky-draw|mine|missions|passwords|play|privacy|profile|promotions|rain|rebate|records|referral|registration|card-room|second-factor|segments' +
  '|shell|slot|social|stage|step-up|support|table|table-chat|transfers|trial|verification|wallet';
const GAMES = readdirSync(join(import.meta.dirname, '../games')).filter((name) =>
  existsSync(join(import.meta.dirname, '../games', name, 'card.ts')),
);
const UNTRANSLATED = new RegExp(
  `\\b(${AREAS_OF_KEYS}|${GAMES.join('|')})\\.[a-z]\\w*\\b(?!\\.\\w)` +
    '|\\bundefined\\b|\\bNaN\\b|\\[object |\\{\\w+\\}',
);

/** What is read or spoken on the page now but is not language; empty if all is well. */
export async function untranslated(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label],[title],[alt],[placeholder]')];
    const attributes = ['aria-label', 'title', 'alt', 'placeholder'];
    const said = spoken.flatMap((one) => attributes.map((name) => one.getAttribute(name) ?? ''));
    // A page on its way to the next has no body for a moment.
    const body = document.body as HTMLElement | null;
    return [document.title, ...(body?.innerText ?? '').split('\n'), ...said];
  });
  return texts.filter((text) => UNTRANSLATED.test(text));
}

export const test = base.extend<Fixtures>({
  language: ['EN', { option: true }],
  closesPopups: [true, { option: true }],
  errors: async ({ language: _language }, use) => {
    await use([]);
  },
  expected: async ({ language: _language }, use) => {
    await use([]);
  },
  furtherPage: async ({ browser, baseURL, errors, page: _first }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (language, viewport) => {
      const phone = viewport.width < DESK_FROM;
      const shape = {
        viewport,
        hasTouch: phone,
        isMobile: phone,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      } as const;
      const context = await browser.newContext({ baseURL: baseURL ?? '', ...shape });
      contexts.push(context);
      const page = await context.newPage();
      await watched(page, language, errors);
      await closePopups(page);
      return page;
    });
    for (const context of contexts) {
      for (const page of context.pages()) expect(await untranslated(page)).toEqual([]);
      await context.close();
    }
  },
  page: async ({ page, language, closesPopups, errors, expected }, use) => {
    await watched(page, language, errors);
    if (closesPopups) await closePopups(page);
    typeAtRest(page);
    await use(page);
    if (!page.isClosed()) expect(await untranslated(page)).toEqual([]);
    expect(errors.filter((one) => !expected.some((known) => known.test(one)))).toEqual([]);
  },
});

/** Gives a page its language, and collects what it complains of. */
async function watched(page: Page, language: Language, errors: string[]) {
  await page.addInitScript((code) => {
    // A vendor's frame is another origin, and its storage is none of ours.
    if (window.top !== window.self) return;
    if (localStorage.getItem('language') === null) localStorage.setItem('language', code);
  }, language);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' && !/content security policy/i.test(message.text())) return;
    const { url } = message.location();
    if (REFUSED_CALL.test(message.text()) && CALL.test(url)) return;
    errors.push(`${message.text()} ${url}`.trim());
  });
}

/**
 * Lets addresses be typed as people do: not within the moment in which a closing layer takes its
 * step back in the history, because a step that comes later cancels the way to the address.
 */
function typeAtRest(page: Page) {
  const atRest = () =>
    page.waitForFunction(() => document.querySelector('[data-leaving],[data-stepping]') === null);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...to) => (await atRest(), goto(...to));
  page.reload = async (...how) => (await atRest(), reload(...how));
}

/** Closes home's popups whenever they are in the way of a test. */
export async function closePopups(page: Page) {
  const popups = page.getByRole('dialog', { name: /^(News|Mga balita)$/ });
  const close = (popup: typeof popups) =>
    popup.getByRole('button', { name: /^(Close|Isara)$/ }).click({ timeout: 3_000 });
  // It may be closing already, so its button may be gone. If it stays open, the next step fails.
  await page.addLocatorHandler(popups, (popup) => close(popup).catch(() => undefined));
}

/** Logs a demo account in through the form, as a person does. */
export async function logInByForm(page: Page, account: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'Username' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^(Log in|Mag-log in)$/ }).click();
}

/** A new session of a demo account: its token, and what a page keeps of it in its storage. */
export async function openSession(request: APIRequestContext, account: string) {
  const answer = await request.post('/wps/session/login', {
    data: { type: 'username', username: account, password: PASSWORD },
  });
  const { value } = (await answer.json()) as { value: Record<string, unknown> };
  const { token, merchantCode, userName, customerType: type, firstTimeLogin } = value;
  const info = JSON.stringify({ token, merchantCode, userName, type, firstTimeLogin });
  return { token: String(token), info };
}

/** Puts a fresh session into the page's storage, for tests that are not about logging in. */
export async function openAs(page: Page, account: string, path: string) {
  const { token, info } = await openSession(page.request, account);
  await page.addInitScript((session) => {
    if (window.top !== window.self) return;
    if (sessionStorage.getItem('visited') === null) {
      sessionStorage.setItem('visited', '1');
      sessionStorage.setItem('MC_SESSION_INFO', session);
    }
  }, info);
  await page.goto(path);
  return token;
}

/** Answers a dialog over the screen, once it accepts clicks (APP-13). */
export async function answerDialog(page: Page, answer: string) {
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await dialog.getByRole('button', { name: answer }).click();
}

/** The member's main balance as the server has it. */
export async function balanceOf(request: APIRequestContext, token: string): Promise<string> {
  const answer = await request.get('/wps/wallets/balance', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { value: { main: string } }).value.main;
}

/** The same balance to reckon with: a difference of two floats is not an amount of money. */
export const moneyOf = async (request: APIRequestContext, token: string): Promise<Money> =>
  Money.of(await balanceOf(request, token));
