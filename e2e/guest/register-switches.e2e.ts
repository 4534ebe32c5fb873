// Every field of the registration off, shown and required, on both tabs in both languages. What the
// server tells the form for each switch alone is tested by register-setup.test.ts.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, setSite, test } from '../site.ts';

const WORDS = {
  EN: { byMobile: 'Mobile number', byName: 'Username', register: 'Open an account' },
  TY: { byMobile: 'Mobile number', byName: 'Username', register: 'Gumawa ng account' },
} as const;

/** One-line fields that both tabs have, each with a valid value. */
const FIELDS = {
  paymentPassword: '482915',
  idNumber: 'A1234567',
  qqNum: '12345678',
  facebook: 'ligaya.reyes',
  wechat: 'ligaya_reyes',
  line: 'ligaya.reyes',
  whatsapp: '9171234567',
  zalo: '9171234567',
  email: 'ligaya@example.com',
  nickname: 'Ligaya',
  payeeName: 'Ligaya Reyes',
  recommenderId: '12345',
  affiliateCode: 'abc12',
} as const;
type Field = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as Field[];

interface FieldRule {
  enabled: boolean;
  required: boolean;
}
const OFF = { enabled: false, required: false };
const ASKED = { enabled: true, required: false };
const REQUIRED = { enabled: true, required: true };

const setFields = (request: APIRequestContext, change: Record<string, FieldRule>) =>
  setSite(request, { settings: { 'registration.fields': change } });

const all = (rule: FieldRule) => Object.fromEntries(NAMES.map((name) => [name, rule]));

const input = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

async function openTab(page: Page, tab: string) {
  await page.getByRole('tab', { name: tab }).click();
  await expect(input(page, 'password')).toBeVisible();
}

/** Which of the fields are shown, and which of them are marked as required. */
const standing = (page: Page) =>
  page.evaluate(
    (names) =>
      names.flatMap((name) => {
        const field = document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
        if (!field) return [];
        return [`${name}${field.required || field.ariaRequired === 'true' ? ' *' : ''}`];
      }),
    NAMES,
  );

const STATES = [
  { says: 'off', rule: OFF, shown: [] },
  { says: 'asked for', rule: ASKED, shown: NAMES },
  { says: 'required', rule: REQUIRED, shown: NAMES.map((name) => `${name} *`) },
];

/** Leaves out each field in turn. */
async function namesWhatIsLeftOut(page: Page, username: string, register: string) {
  await input(page, 'username').fill(username);
  await input(page, 'password').fill('Kulintang-9-gabi');
  await input(page, 'confirmPassword').fill('Kulintang-9-gabi');
  for (const name of NAMES) await input(page, name).fill(FIELDS[name]);
  await page.getByRole('checkbox', { name: /21/ }).check({ force: true });
  for (const name of NAMES) {
    await input(page, name).fill('');
    await page.getByRole('button', { name: register }).click();
    await expect(input(page, name)).toBeFocused();
    await expect(input(page, name)).toHaveAttribute('aria-invalid', 'true');
    await input(page, name).fill(FIELDS[name]);
  }
}

for (const language of ['EN', 'TY'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });
    const words = WORDS[language];

    test('REG-02 REG-03 REG-05 REG-09 the form has the fields that the switches ask for', async ({
      page,
    }) => {
      for (const { says, rule, shown } of STATES) {
        await test.step(`all fields ${says}: both tabs show exactly those`, async () => {
          await setFields(page.request, all(rule));
          await page.goto('/m/register');
          for (const tab of [words.byMobile, words.byName]) {
            await openTab(page, tab);
            await expect.poll(async () => (await standing(page)).sort()).toEqual([...shown].sort());
          }
        });
      }
      await test.step('each required field that is left out is named and focused', () =>
        namesWhatIsLeftOut(page, `tala_${language.toLowerCase()}9`, words.register));
    });
  });
}
