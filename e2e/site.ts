// What every browser test starts from: a page in a language, logged in or not, watched for errors.
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';

export { expect };
export const PASSWORD = 'Demo-pass-1';
export type Language = 'EN' | 'TY';

interface Fixtures {
  language: Language;
  /** Home's popups are closed as soon as they are in the way. */
  closesPopups: boolean;
  /** What the page complained of: script errors and lines of the console. */
  errors: string[];
  /** Complaints that a test provokes itself, for instance by cutting the network. */
  expected: RegExp[];
}

/**
 * A refusal is an answer of the site like any other, and a browser notes each in its console; a
 * file that is missing or a defect of the server is none.
 */
const REFUSED_CALL = /status of (4\d\d|503)/;
const CALL = /^https?:\/\/[^/]+\/(wps|api|lgw)\//;

/** What a screen never shows: keys in place of texts, values that code forgot to make words of. */
const AREAS_OF_KEYS =
  'accounts|catalogue|client|content|entry|error|home|inbox|mine|passwords|play|privacy' +
  '|records|registration|security|shell|social|support|transfers|trial|verification|wallet';
const UNTRANSLATED = new RegExp(
  `\\b(${AREAS_OF_KEYS})\\.[a-z]\\w*\\b(?!\\.\\w)` +
    '|\\bundefined\\b|\\bNaN\\b|\\[object |\\{\\w+\\}',
);

/** Everything that is read or spoken on the page now and is no language; empty when all is. */
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
  page: async ({ page, language, closesPopups, errors, expected }, use) => {
    await page.addInitScript((code) => {
      // A vendor's frame is another origin without storage of its own.
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
    if (closesPopups) await closePopups(page);
    await use(page);
    if (!page.isClosed()) expect(await untranslated(page)).toEqual([]);
    expect(errors.filter((one) => !expected.some((known) => known.test(one)))).toEqual([]);
  },
});

/** Closes home's popups whenever they stand before what a test wants to do. */
export async function closePopups(page: Page) {
  const popups = page.getByRole('dialog', { name: /^(News|Mga balita)$/ });
  const close = (popup: typeof popups) =>
    popup.getByRole('button', { name: /^(Close|Isara)$/ }).click({ timeout: 3_000 });
  // It may be closing already: then the button is gone, and one that stays fails the wait after it.
  await page.addLocatorHandler(popups, (popup) => close(popup).catch(() => undefined));
}

/** Logs a demo account in by the form, as a person does. */
export async function logInByForm(page: Page, account: string, password = PASSWORD) {
  await page.getByRole('textbox', { name: 'Username' }).fill(account);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^(Log in|Mag-log in)$/ }).click();
}

/** Puts a fresh session into the page's storage, for tests that are not about logging in. */
export async function openAs(page: Page, account: string, path: string) {
  const answer = await page.request.post('/wps/session/login', {
    data: { type: 'username', username: account, password: PASSWORD },
  });
  const { value } = (await answer.json()) as { value: Record<string, unknown> };
  const info = JSON.stringify({
    token: value.token,
    merchantCode: value.merchantCode,
    userName: value.userName,
    type: value.customerType,
    firstTimeLogin: value.firstTimeLogin,
  });
  await page.addInitScript((session) => {
    if (window.top !== window.self) return;
    if (sessionStorage.getItem('visited') === null) {
      sessionStorage.setItem('visited', '1');
      sessionStorage.setItem('MC_SESSION_INFO', session);
    }
  }, info);
  await page.goto(path);
  return String(value.token);
}

/** Answers a question that stands over the screen, once it takes clicks (APP-13). */
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

export const setSite = (request: APIRequestContext, change: object) =>
  request.post('/sandbox/site', { data: change });

/**
 * The accessibility checker for a page. It reads no style sheets: one that did not arrive (a line
 * that broke) it would fetch and put into the page itself, which the page's policy refuses.
 */
export const axeOf = (page: Page) => new AxeBuilder({ page }).options({ preload: false });

/** No violation of axe on what is shown, and a picture of it among the artefacts. */
export async function expectAccessible(page: Page, name: string) {
  await page.screenshot({ path: `artifacts/screens/${name}.png` });
  const { violations } = await axeOf(page).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
