import type { Page } from '@playwright/test';
import { operatorAt } from '../../packages/testkit/src/operator.ts';
import { step } from '../visit.ts';
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

async function chat(page: Page, desk: Page, origin: string) {
  await openAs(page, 'player119', '/m/service?chat=1');
  await page.getByLabel('Your message').fill('Hindi ko mahanap ang record ko po.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('Hindi ko mahanap');
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
}

async function answerFeedback(desk: Page) {
  await desk.goto('/console/tickets/feedback?state=waiting');
  await desk.getByRole('gridcell', { name: 'player214' }).click();
  const said = desk.getByRole('definition').filter({ hasText: 'sana maalala ang huling taya ko' });
  await expect(said).toBeVisible();
  await expectAccessible(desk, 'feedback-open');
  await desk.getByLabel('Your answer').fill('Salamat po, gagawin namin ito.');
  await desk.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByRole('gridcell', { name: 'player214' })).toBeHidden();
  await desk.goto('/console/tickets/replies');
  await desk.getByRole('button', { name: 'Add a reply' }).click();
  await desk.getByLabel('Title').fill('Thanks');
  await desk.getByLabel('English').fill('Thank you for telling us.');
  await desk.getByLabel('Filipino').fill('Salamat po sa pagsabi.');
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByRole('cell', { name: 'Salamat po sa pagsabi.' })).toBeVisible();
  await expectAccessible(desk, 'replies');
}

test('SVC-07 SVC-08 support answers chats and feedback, and keeps replies', async ({
  page,
  furtherPage,
  baseURL,
}) => {
  const desk = await furtherPage('EN', { width: 1280, height: 800 });
  await step(
    page,
    'SVC-08 support answers a chat by keyboard, and the member’s open page shows it at once',
    () => chat(page, desk, baseURL ?? ''),
  );
  await desk.setViewportSize({ width: 1440, height: 900 });
  await step(
    desk,
    'SVC-07 feedback is answered at the right of its list, and replies are kept in both languages',
    () => answerFeedback(desk),
  );
});
