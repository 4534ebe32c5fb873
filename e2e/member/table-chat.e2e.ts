import { expect, expectAccessible, openAs, test } from '../site.ts';
import { DESK, PHONE } from '../games.ts';
import { elsewhere } from '../operator/console.ts';

const TABLE = '/m/game/color-perya';

test('GAME-13 two members talk at a table, one reports the other, and an operator removes what was said', async ({
  page,
  browser,
  baseURL,
}) => {
  // Three pages in three browsers' windows, one of them the console.
  test.setTimeout(180_000);
  await page.setViewportSize(PHONE);
  await openAs(page, 'player205', TABLE);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  const sheet = page.locator('[role="dialog"][data-ready]');
  await expect(sheet.getByText('Nobody has said anything yet')).toBeVisible();

  const context = await browser.newContext({ baseURL, viewport: DESK, locale: 'en' });
  await context.addInitScript(() => localStorage.setItem('language', 'TY'));
  const other = await context.newPage();
  await openAs(other, 'player214', TABLE);
  await other.getByRole('button', { name: 'Chat', exact: true }).click();
  const panel = other.getByRole('complementary', { name: 'Chat' });
  const field = panel.getByLabel('Ang mensahe mo');
  await field.fill('Text mo ako, 0917 123 4567');
  await field.press('Enter');
  await expect(panel.getByText(/Hindi po ipinapadala rito/)).toBeVisible();
  await field.fill('Swerte ang pula ngayon');
  await field.press('Enter');
  await expect(panel.getByRole('log')).toContainText('Swerte ang pula ngayon');
  await expect(field).toHaveValue('');
  await expectAccessible(other, 'table-chat-panel');

  await expect(sheet.getByRole('log')).toContainText('Swerte ang pula ngayon');
  await sheet.getByRole('button', { name: /^More about what/ }).click();
  await sheet.getByRole('button', { name: 'Report' }).click();
  await expect(sheet.getByText('Reported. A person will look at it.')).toBeVisible();
  await expectAccessible(page, 'table-chat-sheet');

  const desk = await elsewhere(browser, baseURL, 'support1', '/console/games/chat?state=waiting');
  await desk.getByRole('gridcell', { name: /Swerte ang pula/ }).click();
  const open = desk.getByRole('complementary');
  await expect(open.getByRole('button', { name: 'Remove' })).toBeVisible();
  await expectAccessible(desk, 'console-chat');
  await open.getByRole('button', { name: 'Remove' }).click();
  const dialog = desk.locator('[role="alertdialog"][data-ready]');
  await dialog.getByLabel('Reason', { exact: true }).fill('Tells others what to bet');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(desk.getByText('Done', { exact: true }).first()).toBeVisible();

  await expect(panel.getByRole('log')).not.toContainText('Swerte ang pula ngayon');
  await expect(sheet.getByText('Nobody has said anything yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Isara ang chat' }).press('Escape');
  await expect(panel).toBeHidden();
  await expect(other.getByRole('button', { name: 'Chat', exact: true })).toBeFocused();
  await desk.context().close();
  await context.close();
});
