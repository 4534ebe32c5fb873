import { expect, expectAccessible, openAs, test } from '../site.ts';

const PNL = '/m/profitandloss';

interface Pnl {
  totals: { profit: string };
  products: { profit: string }[];
  days: { profit: string }[];
}

test('MONEY-03 profit and loss: sums on top, by kind of game and by day, for a period', async ({
  page,
}) => {
  const read = page.waitForResponse((answer) => answer.url().includes('ODSFE2_MemPNL'));
  await openAs(page, 'member1', `${PNL}?days=90`);
  const { value } = (await (await read).json()) as { value: Pnl };
  const cents = (rows: { profit: string }[]) =>
    rows.reduce((sum, { profit }) => sum + BigInt(profit.replace('.', '')), 0n);
  expect(cents(value.products)).toBe(cents([value.totals]));
  expect(cents(value.days)).toBe(cents([value.totals]));
  const main = page.getByRole('main');
  await expect(main).toContainText('By kind of game');
  await expect(main).toContainText('By day');
  await expectAccessible(page, 'profit-and-loss');
  await page.getByRole('button', { name: '30 days' }).click();
  await expect(page).toHaveURL(/days=30/);
});

test('profit and loss without play says so, and a failure can be tried again', async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED .*ODSFE2_MemPNL/);
  await openAs(page, 'player105', `${PNL}?days=2020-01-01..2020-01-02`);
  await expect(page.getByText('No bets in this period')).toBeVisible();
  await page.route('**/ODSFE2_MemPNL*', (route) => route.abort());
  await page.getByRole('button', { name: '90 days' }).click();
  await expect(page.getByText('The record could not be loaded')).toBeVisible();
  await expectAccessible(page, 'profit-and-loss-failed');
  await page.unroute('**/ODSFE2_MemPNL*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The record could not be loaded')).toBeHidden();
});
