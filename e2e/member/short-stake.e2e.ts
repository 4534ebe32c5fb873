import type { Page } from '@playwright/test';
import { expect, expectAccessible, openAs, PASSWORD, test } from '../site.ts';
import { visitAs } from '../visit.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figure = (page: Page) => page.getByRole('textbox', { name: 'How much' });

async function register(page: Page, username: string) {
  await page.request.get('/wps/system/setting/register');
  const data = { username, password: PASSWORD, confirmPassword: PASSWORD };
  const answer = await page.request.put('/wps/member/register', { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Pays the ordered sum at the provider and goes back to the game. */
async function payAndReturn(page: Page, amount: string) {
  await button(page, `Pay ${amount}`).click();
  await page.waitForURL(/\/pay\//);
  await button(page, `Pay ${amount}`).click();
  await expect(page).toHaveURL(/voucherCenter\?order=/, { timeout: 20_000 });
  await expect(page.getByText(`${amount} added to your wallet`)).toBeVisible();
  await button(page, 'Back to the game').click();
  await expect(page).toHaveURL(/\/m\/game\/dice$/);
}

test('a stake that is not covered leads to a deposit of what is missing, and back to the game', async ({
  page,
}) => {
  await register(page, 'marilag51');
  await openAs(page, 'marilag51', '/m/game/dice');
  await button(page, 'No balance').click();
  const sheet = page.getByRole('dialog', { name: 'Not enough for this stake' });
  await button(page, 'Deposit').click();
  await expect(page.getByText(/^Your stake lacks ₱\d+\.00/)).toBeVisible();
  // Less than a way to pay takes is raised to its least amount.
  await expect(figure(page)).toHaveValue('50');
  await expectAccessible(page, 'deposit-for-game');
  await payAndReturn(page, '₱50.00');
  await expect(page.locator('main').getByText('50.00').first()).toBeVisible();

  await button(page, 'Stake ₱500.00').click();
  await button(page, 'Low balance').click();
  await expect(sheet.getByText('₱450.00')).toBeVisible();
  await expectAccessible(page, 'short-stake');
  await button(page, 'Deposit').click();
  await expect(figure(page)).toHaveValue('450');
  await payAndReturn(page, '₱450.00');
  await expect(button(page, 'Roll')).toBeEnabled({ timeout: 30_000 });
});

/** Ways to a refusal for want of money, by game: a flight, a card room and a room of fish. */
const REFUSED: Record<string, (page: Page) => Promise<void>> = {
  // A button that has just changed its meaning takes no tap.
  crash: (page) => page.locator('button[data-kind=short][data-steady]').click(),
  'lucky-9': (page) => button(page, 'Take a seat').click(),
  'fish-dagat-gold': (page) => button(page, 'Open room 1').click(),
};

test('flights, card rooms and rooms of fish offer the deposit of what is missing, too', async ({
  page,
}) => {
  await register(page, 'marilag52');
  await openAs(page, 'marilag52', '/m/home');
  for (const [game, beRefused] of Object.entries(REFUSED)) {
    await visitAs(page, 'marilag52', `/m/game/${game}`);
    await beRefused(page);
    await button(page, 'Deposit').click();
    await expect(page).toHaveURL(new RegExp(`/m/voucherCenter\\?amount=.*${game}$`));
    await expect(page.getByText(/^Your stake lacks ₱/)).toBeVisible();
  }
});
