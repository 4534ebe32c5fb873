// A member draws a prize with his own seed, and checks the draw from both seeds afterwards.
import { expect, expectAccessible, openAs, test } from '../site.ts';
import { speak, step } from '../visit.ts';

const MEMBER = 'player109';
const PAGE = '/m/startLottery';

test('REWARD-03 a member draws a prize for his chance of the day, and checks the draw', async ({
  page,
}) => {
  await step(page, 'a guest sees odds and stock, and is led to the login', async () => {
    await page.goto(PAGE);
    await expect(page.getByText('5 of 5 left')).toBeVisible();
    await expect(page.getByText('0.1 %', { exact: true })).toBeVisible();
    await expect(page.getByText('Every other draw: 89.9 %')).toBeVisible();
    await expectAccessible(page, 'lucky-draw-guest');
    await page.getByRole('button', { name: 'Log in to draw' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
  });
  await step(page, 'he comes from the promotion, with a chance that needs no bet', async () => {
    await openAs(page, MEMBER, '/m/activity');
    await page.getByRole('link', { name: /A draw for everyone/ }).click();
    await expect(page.getByText(/1,000\.00: 0\.1000 % of draws/)).toBeVisible();
    await page.getByRole('button', { name: 'Take part' }).click();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(page.getByText('1 left of 1')).toBeVisible();
  });
  await step(page, 'his own seed goes into the draw, which opens as a present', async () => {
    await page.getByRole('textbox', { name: 'Your seed' }).fill('my lucky ☘ seed-7');
    await expect(page.getByRole('textbox', { name: 'Your seed' })).toHaveValue('myluckyseed-7');
    await expectAccessible(page, 'lucky-draw');
    await page.getByRole('button', { name: 'Draw a prize' }).press('Enter');
    const present = page.getByRole('dialog', { name: 'It is yours' });
    await expect(present).toBeVisible();
    await present.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('0 left of 1')).toBeVisible();
    await expect(page.getByText(/more today for the next chance/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Draw a prize' })).toHaveCount(0);
    await expect(page.getByText('p***9')).toBeVisible();
  });
  await step(page, 'the draw is checked in Filipino, from the seeds of both', async () => {
    await page.getByRole('link', { name: 'My draws' }).click();
    await expect(page).toHaveURL(/\/m\/moreLottery$/);
    await speak(page, 'TY');
    await page.goto('/m/moreLottery');
    await page.getByRole('button', { name: /Bunutan|Bunot|A draw/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('myluckyseed-7')).toBeVisible();
    await expectAccessible(page, 'lucky-draw-proof-ty');
    await sheet.getByRole('button', { name: 'Suriin ang bunot na ito' }).click();
    await expect(page.getByText(/Tama: ito ang premyong/)).toBeVisible();
  });
});
