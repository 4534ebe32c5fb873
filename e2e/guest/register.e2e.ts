// Registering as a guest: both tabs, both languages, codes from the outbox.
import type { APIRequestContext, Page } from '@playwright/test';
import { closePopups, expect, expectAccessible, test, untranslated } from '../site.ts';

const PASSWORD = 'Kulintang-9-gabi';
const WORDS = {
  EN: {
    register: 'Open an account',
    mobile: 'Mobile number',
    get: 'Get code',
    wrong: 'Wrong or expired code',
  },
  TY: {
    register: 'Gumawa ng account',
    mobile: 'Mobile number',
    get: 'Kunin ang code',
    wrong: 'Mali o expired na ang code',
  },
} as const;

const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** The newest code sent to a number, from the sandbox's outbox. */
async function codeFor(request: APIRequestContext, mobile: string): Promise<string> {
  const answer = await request.get(`/sandbox/outbox?to=${encodeURIComponent(mobile)}`);
  const { value } = (await answer.json()) as { value: { code: string | null }[] };
  return String(value[0]?.code);
}

const sessionOf = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'))) ?? '{}') as {
    userName?: string;
    type?: number;
  };

async function accept(page: Page) {
  await page.getByRole('checkbox', { name: /21/ }).check({ force: true });
}

/** Ends the session as it does by itself after a while. */
const logOut = (page: Page) => page.evaluate(() => sessionStorage.clear());

async function asksForItsAnnouncements(page: Page) {
  const asked = page.waitForRequest(/MCSFE_getListAnnouncements/);
  await page.goto('/m/register');
  const request = await asked;
  const query = Object.fromEntries(new URL(request.url()).searchParams);
  expect(query).toEqual({ types: 'PR', groupName: 'm_reg', platform: 'M' });
  expect(request.headers()['merchant']).toBe('palaro');
  await expect(page.getByRole('heading', { name: 'An account in two minutes' })).toBeVisible();
}

async function showsTheAgreement(page: Page) {
  await field(page, 'username').fill('tala_1');
  await page.getByRole('link', { name: 'user agreement' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('article')).toBeVisible();
  await expectAccessible(page, 'register-agreement');
  expect(await untranslated(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(field(page, 'username')).toHaveValue('tala_1');
}

async function findsACountry(page: Page) {
  await page.getByRole('button', { name: /Philippines, \+63/ }).click();
  await page.getByRole('searchbox').fill('sing');
  await page.getByRole('button', { name: /Singapore/ }).click();
  await expect(page.getByRole('button', { name: /Singapore, \+65/ })).toBeVisible();
}

async function isFilledByKeyboard(page: Page) {
  await field(page, 'username').focus();
  await page.keyboard.type('9abc');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Start with a letter; letters, digits and _ only')).toBeVisible();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('other');
  await page.getByRole('checkbox', { name: /21/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Open an account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'username')).toBeFocused();
  await expect(page.getByText('The two passwords do not match')).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
}

test('HOME-11 REG-02 REG-05 REG-06 REG-09 the form of registration helps whoever fills it', async ({
  page,
}) => {
  await test.step('registration asks for its own announcements, names the merchant, and shows them', () =>
    asksForItsAnnouncements(page));
  await test.step('the agreement opens over the form, which keeps what was typed', () =>
    showsTheAgreement(page));
  await test.step('the country is found by its name', () => findsACountry(page));
  await test.step('with the keyboard alone: a missing field is named and focused', async () => {
    await page.goto('/m/register');
    await isFilledByKeyboard(page);
  });
});

async function registersByName(page: Page, name: string, register: string) {
  await page.goto('/register.html');
  const button = page.getByRole('button', { name: register });
  await expect(button).toBeDisabled();
  await expectAccessible(page, `register-${name}`);
  expect(await untranslated(page)).toEqual([]);
  await field(page, 'username').fill(name);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'confirmPassword').fill(PASSWORD);
  await accept(page);
  const sent = page.waitForRequest('**/wps/member/register');
  await button.click();
  const request = await sent;
  expect([request.method(), request.headers().encryption]).toEqual(['PUT', 'JWE']);
  expect(request.postData()).not.toContain(PASSWORD);
  await expect(page).toHaveURL(/\/m\/home$/);
  expect(await sessionOf(page)).toMatchObject({ userName: name.toLowerCase(), type: 0 });
}

async function registersByNumber(page: Page, mobile: string, words: (typeof WORDS)['EN' | 'TY']) {
  await page.goto('/m/register');
  await field(page, 'mobileNum').fill(mobile);
  await page.getByRole('tab', { name: words.mobile }).click();
  await expect(field(page, 'mobileNum')).toHaveValue(mobile);
  await page.getByRole('button', { name: words.get }).click();
  await expect(page.getByRole('timer')).toContainText(/^(60|5\d) s$/);
  if (words === WORDS.EN) await expectAccessible(page, 'register-mobile');
  const code = await codeFor(page.request, `+63${mobile}`);
  await field(page, 'verificationCode').fill(code === '000000' ? '111111' : '000000');
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'confirmPassword').fill(PASSWORD);
  await accept(page);
  await page.getByRole('button', { name: words.register }).click();
  await expect(page.getByText(words.wrong)).toBeVisible();
  expect(await untranslated(page)).toEqual([]);
  await field(page, 'verificationCode').fill(code);
  await page.getByRole('button', { name: words.register }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  expect((await sessionOf(page)).userName).toMatch(/^p\d{9}$/);
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];
    const digit = language === 'EN' ? 1 : 2;

    test('REG-01 REG-04 REG-05 REG-06 REG-07 a guest opens an account', async ({ page }) => {
      await test.step('by username, and is logged in', () =>
        registersByName(page, `Ligaya_${language}`, words.register));
      await logOut(page);
      await test.step('by mobile number, with the code that was sent', () =>
        registersByNumber(page, `91755500${digit}1`, words));
    });
  });
}

async function triesOutAGame(page: Page) {
  const launches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/launchGame')) launches.push(request.url());
  });
  await page.goto('/m/home');
  await closePopups(page);
  const tile = page.getByRole('link', { name: /Sampung Libo Dice/ }).first();
  await tile.click();
  const sheet = page.getByRole('dialog', { name: 'Sampung Libo Dice' });
  await expectAccessible(page, 'ways-into-a-game');
  for (const [name, way] of [
    ['Log in', 'login'],
    ['Open an account', 'register'],
  ] as const) {
    await sheet.getByRole('button', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/m/${way}\\?back=%2Fm%2Fgame%2Fdice$`));
    await page.goBack();
    await tile.click();
  }
  await sheet.getByRole('button', { name: 'I am 21 or over: play free now' }).click();
  await expect(page).toHaveURL(/\/m\/game\/dice$/);
  await expect(page.getByRole('button', { name: 'Roll', exact: true })).toBeEnabled();
  expect(launches).toHaveLength(1);
}

async function playsForFree(page: Page) {
  await page.goto('/m/trail');
  const start = page.getByRole('button', { name: 'Start playing' });
  await expect(start).toBeDisabled();
  await expectAccessible(page, 'trial');
  expect(await untranslated(page)).toEqual([]);
  await accept(page);
  await start.click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(page.getByRole('banner')).toContainText(/₱\s?2,000\.00/);
  const name = await page.evaluate(() => sessionStorage.getItem('trialName'));
  expect(name).toMatch(/^trial\d{8}$/);
  expect(await sessionOf(page)).toMatchObject({ userName: name, type: 4 });
}

test('GAME-09 LOGIN-04 a guest plays for free', async ({ page }) => {
  await test.step('consent, play money, and trialName in the visit', () => playsForFree(page));
  await logOut(page);
  await test.step('a guest who taps a game may try it first, and lands in it by one launch', () =>
    triesOutAGame(page));
});
