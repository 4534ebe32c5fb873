import { advanceClock, expect, expectAccessible, logInByForm, openAs, test } from '../site.ts';

/** The payment password of every demo account. */
const PIN = '246810';
const SAFELY = '/m/playSafely';

test('RG-8 RG-9 a member limits deposits, asks for more, keeps the limit, and confirms a day later', async ({
  page,
}) => {
  await openAs(page, 'player102', '/m/securityCenter');
  await page.getByRole('button', { name: /Play safely/ }).click();
  await expect(page).toHaveURL(SAFELY);
  const main = page.getByRole('main');
  await expect(main).toContainText('No limit');
  await expectAccessible(page, 'play-safely');
  const row = main.getByRole('button', { name: /Each day/ }).first();
  const sheet = page.getByRole('dialog');
  const setTo = async (amount: string) => {
    await row.click();
    await sheet.getByRole('textbox', { name: 'Amount in pesos' }).fill(amount);
  };

  await row.click();
  await sheet.getByRole('button', { name: 'Set limit' }).click();
  await expect(sheet).toContainText('Enter an amount');
  await expectAccessible(page, 'play-safely-form');
  await sheet.getByRole('textbox', { name: 'Amount in pesos' }).fill('1000');
  await sheet.getByRole('button', { name: 'Set limit' }).click();
  await expect(row).toContainText('₱1,000.00');
  await expect(main).toContainText('₱0.00 used, ₱1,000.00 left');

  await setTo('2000');
  await expect(sheet).toContainText('It waits first');
  await sheet.getByLabel('Payment password', { exact: true }).fill(PIN);
  await sheet.getByRole('button', { name: 'Set limit' }).click();
  await expect(main).toContainText('Waiting: ₱2,000.00');
  await expect(row).toContainText('₱1,000.00');
  await expectAccessible(page, 'play-safely-waiting');
  await main.getByRole('button', { name: 'Keep my limit' }).click();
  await expect(main).not.toContainText('Waiting: ₱2,000.00');

  await setTo('1500');
  await sheet.getByLabel('Payment password', { exact: true }).fill(PIN);
  await sheet.getByRole('button', { name: 'Set limit' }).click();
  await expect(main).toContainText('Waiting: ₱1,500.00');
  await advanceClock(page.request, 24 * 3_600);
  // The session is over by then.
  await page.reload();
  await logInByForm(page, 'player102');
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(row).toContainText('₱1,500.00');
});

test('limits that cannot be loaded say so and come back', async ({ page, expected }) => {
  expected.push(/ERR_FAILED .*api\/v1\/safety/);
  await page.route('**/api/v1/safety', (route) => route.abort());
  await openAs(page, 'player103', SAFELY);
  await expect(page.getByText('Your limits could not be loaded')).toBeVisible();
  await page.unroute('**/api/v1/safety');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('main')).toContainText('No limit');
});
