// Withdrawals as members see them: from the wallet card to the receipt and its report.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { TEMPLATE_DEFAULTS } from '@palaro/whitelabel';
import { givePayee } from '../cashier.ts';
import { balanceOf, expect, expectAccessible, openAs, PASSWORD, setSite, test } from '../site.ts';
import { step, visitAs } from '../visit.ts';

const PIN = '246810';
const STORIES = [
  {
    ...({ language: 'EN', version: 1 } as const),
    account: 'player205',
    name: 'Andrea Lopez',
    words: {
      line: /^Withdrawable/,
      amount: 'How much',
      review: 'Review',
      pin: 'Payment password',
      send: 'Withdraw ₱300.00',
      state: 'Under review',
      held: 'Held for an open withdrawal',
      count: '1 withdrawal',
      rail: 'InstaPay, at once',
    },
  },
  {
    ...({ language: 'TY', version: 0 } as const),
    account: 'player129',
    name: 'Jonas Rivera',
    words: {
      line: /^Puwedeng i-withdraw/,
      amount: 'Magkano',
      review: 'Suriin',
      pin: 'Payment password',
      send: 'I-withdraw ang ₱300.00',
      state: 'Sinusuri pa',
      held: 'Nakalaan sa bukas na withdrawal',
      count: '1 withdrawal',
      rail: 'InstaPay, agad',
    },
  },
] as const;
type Story = (typeof STORIES)[number];

async function withdraw(page: Page, { language, version, account, name, words }: Story) {
  const template = { ...TEMPLATE_DEFAULTS, dep_func: version, mem_cen: version };
  await setSite(page.request, { settings: { template, 'hold.cardHours': 0 } });
  await givePayee(page.request, account, name);
  const token = await visitAs(page, account, '/m/mine');
  await page.getByRole('button', { name: words.line }).first().click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
  await expect(page.getByText('₱1,000.00').first()).toBeVisible();
  await expectAccessible(page, `withdraw-${language}`);
  await page.getByRole('textbox', { name: words.amount }).fill('300');
  await page.getByRole('button', { name: words.review, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.review });
  await expect(sheet.getByText(words.rail)).toBeVisible();
  await sheet.getByLabel(words.pin, { exact: true }).fill(PIN);
  await expectAccessible(page, `withdraw-review-${language}`);
  await sheet.getByRole('button', { name: words.send }).click();
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
  await expect(page.getByText(words.state, { exact: true })).toBeVisible();
  await expect(page.getByText(words.rail)).toBeVisible();
  await expectAccessible(page, `withdraw-receipt-${language}`);
  expect(await balanceOf(page.request, token)).toBe('700.0000');
  await page.goto('/m/withdraw');
  await expect(page.getByText(words.held)).toBeVisible();
  await page.goto('/m/withdrawReport');
  await expect(page.getByText(words.count, { exact: true })).toBeVisible();
  await expectAccessible(page, `withdraw-records-${language}`);
  await page.getByRole('button', { name: /GCash/ }).click();
  await expect(page).toHaveURL(/\/m\/withdraw\?order=/);
}

/** Sum that the member must still bet; rounds of other tests fill it too. */
async function missingOf(page: Page, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/v1/withdrawals/withdrawable', { headers });
  const { value } = (await answer.json()) as { value: { turnover: { missing: string } } };
  return Number(value.turnover.missing);
}

const pesos = (amount: number) =>
  `₱${amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

async function seeLocked(page: Page, { language, words }: Story) {
  const token = await openAs(page, 'player211', '/m/withdraw');
  const missing = pesos(await missingOf(page, token));
  const locked = language === 'EN' ? `Bet ${missing} more` : `Tumaya pa ng ${missing}`;
  await expect(page.getByText(locked)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(6);
  await expect(page.getByRole('textbox', { name: words.amount })).toHaveCount(0);
  await expectAccessible(page, `withdraw-locked-${language}`);
}

/** The weights are told where money is locked, in the game, and round by round. */
async function seeWhatCounts(page: Page) {
  const token = await visitAs(page, 'player211', '/m/withdraw');
  await page.getByRole('button', { name: 'How much of a bet counts' }).click();
  await expect(page).toHaveURL(/\/m\/turnover$/);
  const dice = page.getByRole('row', { name: /Sampung Libo Dice/ });
  await expect(dice).toContainText('₱20.00 (20 %)');
  const missing = await missingOf(page, token);
  await expect(dice).toContainText(pesos(missing * 5));
  await expectAccessible(page, 'turnover-weights');
  await page.goto('/m/game/dice');
  await page.getByRole('button', { name: 'Game menu' }).click();
  await expect(page.getByText('20 % of each bet')).toBeVisible();
  await playDice(page, token);
  await page.goto('/m/turnover');
  await expect(dice).toContainText(pesos((missing - 10) * 5));
  await page.getByRole('link', { name: /₱10.00 of/ }).click();
  await expect(page.getByText('1 round counted')).toBeVisible();
  await expect(page.getByText(/stake ₱50.00 · 20 %/)).toBeVisible();
  await expectAccessible(page, 'turnover-rounds');
  await page.goto('/m/gameRecord');
  await page.getByRole('button', { name: /Sampung Libo Dice/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Sampung Libo Dice' });
  await expect(sheet.getByText('Counted toward withdrawal')).toBeVisible();
}

/** A round of dice for ₱50.00, of which ₱10.00 count. */
async function playDice(page: Page, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const data = {
    roundRef: randomUUID(),
    stake: '50.0000',
    params: { side: 'over', winNumbers: 4_950 },
  };
  const answer = await page.request.post('/api/v1/games/dice/bet', { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A sum behind an account under check is shown, with the reason beside it. */
async function seeWhatIsChecked(page: Page) {
  await visitAs(page, 'player210', '/m/withdraw');
  await expect(
    page.getByText(/^Your GCash ••••0206 is being checked because another account/),
  ).toBeVisible();
  await expect(page.getByText('Yours to withdraw after the points below')).toBeVisible();
  await expect(page.getByText('₱1,000.00').first()).toBeVisible();
  await expect(page.getByText('Add an account that money can go to')).toHaveCount(0);
  await expectAccessible(page, 'withdraw-account-checked');
}

const PERSON = {
  'Full name': 'Maria Clara Santos',
  'Date of birth': '1990-05-17',
  Address: '12 Rizal Street, Poblacion, Makati',
};

/** A new member takes steps of the list; each comes back to it. */
async function goTheWay(page: Page) {
  expect((await page.request.get('/wps/system/setting/register')).status()).toBe(200);
  const data = { username: 'marilag34', password: PASSWORD, confirmPassword: PASSWORD };
  const registered = await page.request.put('/wps/member/register', { data });
  expect(registered.status(), await registered.text()).toBe(200);
  await visitAs(page, 'marilag34', '/m/withdraw');
  await expect(page.getByText('0 of 7 steps are done')).toBeVisible();
  await expectAccessible(page, 'withdraw-way');

  await page.getByRole('link', { name: /^Say who you are/ }).click();
  await expect(page.getByLabel('Nationality')).toHaveValue('PH');
  for (const [label, text] of Object.entries(PERSON)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Place of birth').selectOption('Laguna');
  await page.getByLabel('Occupation').selectOption('Employed');
  await page.getByLabel('Where your money comes from').selectOption('Salary');
  await expect(page.getByText('I am not a student.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Yes, all of this is true' }).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('link', { name: 'Back to the steps' }).click();

  await page.getByRole('link', { name: /^Set a payment password/ }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('New payment password', { exact: true }).fill(PIN);
  await sheet.getByLabel('Login password', { exact: true }).fill(PASSWORD);
  await sheet.getByRole('button', { name: 'Set payment password' }).click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
  await expect(page.getByText('2 of 7 steps are done')).toBeVisible();

  await page.getByRole('link', { name: /^Add an account in your name/ }).click();
  await sheet.getByRole('button', { name: 'Write the name differently' }).click();
  const payee = sheet.getByRole('textbox', { name: 'Payee name' });
  await expect(payee).toHaveValue('Maria Clara Santos');
  await payee.fill('Jose Rizal');
  await sheet.getByRole('button', { name: 'Set this name' }).click();
  await expect(sheet.getByText(/^This name has nothing in common/)).toBeVisible();
  await payee.fill('Maria Clara Reyes');
  await expect(sheet.getByText(/^It differs from Maria Clara Santos/)).toBeVisible();
  await expectAccessible(page, 'payee-differs');
  await payee.fill('Maria Clara Santos');
  await sheet.getByRole('button', { name: 'Set this name' }).click();
  await sheet.getByRole('button', { name: 'Add card or e-wallet' }).click();
  await sheet.getByLabel('Bank or e-wallet').selectOption('GCASH');
  await sheet.getByLabel('Mobile number of the e-wallet').fill('09174440341');
  // It was set a moment ago.
  await expect(sheet.getByLabel('Payment password', { exact: true })).toHaveValue(PIN);
  await sheet.getByRole('button', { name: 'Add card or e-wallet' }).click();
  await expect(page).toHaveURL(/\/m\/withdraw$/);
  await expect(page.getByText('3 of 7 steps are done')).toBeVisible();
}

for (const story of STORIES) {
  test.describe(`in ${story.language}, version ${story.version}`, () => {
    test.use({ language: story.language });

    test('MONEY-02 MONEY-03 a withdrawal is locked by what must still be bet, or goes to its receipt', async ({
      page,
    }) => {
      await step(page, 'MONEY-02 what must still be bet is locked, and says why', () =>
        seeLocked(page, story),
      );
      await step(
        page,
        'MONEY-02 MONEY-03 money leaves from the wallet card to the receipt and its record, and is held meanwhile',
        () => withdraw(page, story),
      );
      if (story.language === 'EN') {
        await step(page, 'MONEY-02 how much of a bet counts is told, round by round', () =>
          seeWhatCounts(page),
        );
        await step(page, 'MONEY-02 an account under check says why, beside the sum it holds', () =>
          seeWhatIsChecked(page),
        );
        await step(page, 'MONEY-02 each step to the first payout comes back to the list', () =>
          goTheWay(page),
        );
      }
    });
  });
}
