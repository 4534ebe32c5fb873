import type { Page } from '@playwright/test';
import { operatorAt } from '../../packages/testkit/src/operator.ts';
import { expect, expectAccessible, openAs, test } from '../site.ts';

/** Opens the console as an operator who has logged in elsewhere in this test. */
async function openDesk(page: Page, name: string, path: string, origin: string) {
  const { cookie } = await operatorAt(origin, name);
  const cookies = cookie.split('; ').map((one) => {
    const [key = '', value = ''] = one.split('=');
    return { name: key, value, url: `${origin}/console` };
  });
  await page.context().addCookies(cookies);
  await page.goto(`${origin}${path}`);
}

test('SVC-08 support answers a chat by keyboard, and the member’s open page shows it at once', async ({
  page,
  browser,
}) => {
  await openAs(page, 'player119', '/m/service?chat=1');
  await page.getByLabel('Your message').fill('Hindi ko mahanap ang record ko po.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('Hindi ko mahanap');
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const desk = await context.newPage();
  await desk.addInitScript(() => localStorage.setItem('language', 'EN'));
  await openDesk(desk, 'support1', '/console/tickets?state=waiting', origin);
  await expect(desk.getByText('player119')).toBeVisible();
  await expectAccessible(desk, 'tickets');
  await desk.getByText('player119').click();
  await expect(desk.getByRole('log')).toContainText('Hindi ko mahanap');
  await desk.keyboard.press('t');
  await expect(desk.getByRole('button', { name: 'Give it back' })).toBeVisible();
  await expectAccessible(desk, 'ticket');
  await desk.keyboard.press('r');
  await desk.keyboard.type('Nasa Betting record po.');
  await desk.keyboard.press('Control+Enter');
  await expect(page.getByRole('log')).toContainText('Nasa Betting record po.');
  await page.getByLabel('Your message').fill('Salamat po!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByRole('log')).toContainText('Salamat po!');
  await context.close();
});

test('SVC-07 feedback is answered at the right of its list, and replies are kept in both languages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/m/home');
  const { origin } = new URL(page.url());
  await openDesk(page, 'support1', '/console/tickets/feedback?state=waiting', origin);
  await page.getByRole('gridcell', { name: 'player214' }).click();
  const said = page.getByRole('definition').filter({ hasText: 'sana maalala ang huling taya ko' });
  await expect(said).toBeVisible();
  await expectAccessible(page, 'feedback-open');
  await page.getByLabel('Your answer').fill('Salamat po, gagawin namin ito.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('gridcell', { name: 'player214' })).toBeHidden();
  await page.goto('/console/tickets/replies');
  await page.getByRole('button', { name: 'Add a reply' }).click();
  await page.getByLabel('Title').fill('Thanks');
  await page.getByLabel('English').fill('Thank you for telling us.');
  await page.getByLabel('Filipino').fill('Salamat po sa pagsabi.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('cell', { name: 'Salamat po sa pagsabi.' })).toBeVisible();
  await expectAccessible(page, 'replies');
});
