// What every browser test starts from: a page in a language, logged in or not, watched for errors.
import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';

export { expect };
export const PASSWORD = 'Demo-pass-1';
export type Language = 'EN' | 'TY';

interface Fixtures {
  language: Language;
  /** Console errors of the page; a test that expects some takes them out. */
  errors: string[];
}

export const test = base.extend<Fixtures>({
  language: ['EN', { option: true }],
  errors: async ({ language: _language }, use) => {
    await use([]);
  },
  page: async ({ page, language, errors }, use) => {
    await page.addInitScript((code) => {
      // A vendor's frame is another origin without storage of its own.
      if (window.top !== window.self) return;
      if (localStorage.getItem('language') === null) localStorage.setItem('language', code);
    }, language);
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) errors.push(message.text());
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** Logs a demo account in by the form, as a person does. */
export async function logInByForm(page: Page, account: string, password = PASSWORD) {
  await page.getByLabel('Username').fill(account);
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

/** The member's main balance as the server has it. */
export async function balanceOf(request: APIRequestContext, token: string): Promise<string> {
  const answer = await request.get('/wps/wallets/balance', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { value: { main: string } }).value.main;
}

export const setSite = (request: APIRequestContext, change: object) =>
  request.post('/sandbox/site', { data: change });

/** No violation of axe on what is shown, and a picture of it among the artefacts. */
export async function expectAccessible(page: Page, name: string) {
  await page.screenshot({ path: `artifacts/screens/${name}.png` });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}
