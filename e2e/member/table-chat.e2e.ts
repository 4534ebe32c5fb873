import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, openAs, setSite, test } from '../site.ts';
import { DESK, PHONE } from '../games.ts';
import { elsewhere } from '../operator/console.ts';

const TABLE = '/m/game/color-perya';

/** Controls and zones that the panel covers, and what scrolls sideways; none of either is right. */
const coveredBy = (panel: Locator) =>
  panel.evaluate((chat) => {
    const edge = chat.getBoundingClientRect();
    const outside = [...document.querySelectorAll<HTMLElement>('[data-beside="chat"] *')];
    const covered = outside.filter((one) => {
      const box = one.getBoundingClientRect();
      const across = box.right > edge.left + 1;
      const down = box.bottom > edge.top + 1;
      return one.matches('button, [data-zone]') && box.width > 0 && across && down;
    });
    const scrolls = outside.filter((one) => {
      const { overflowX } = getComputedStyle(one);
      return /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1;
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    const named = [...covered, ...scrolls].map((one) => `${one.tagName} ${one.textContent}`);
    return scrollWidth > clientWidth ? [...named, 'the page'] : named;
  });

async function expectApart(page: Page, panel: Locator) {
  for (const width of [1024, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => coveredBy(panel)).toEqual([]);
  }
}

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
  const panel = other.getByRole('complementary', { name: 'Chat' });
  for (const table of ['/m/game/roulette', TABLE]) {
    await openAs(other, 'player214', table);
    await other.getByRole('button', { name: 'Chat', exact: true }).click();
    await expectApart(other, panel);
  }
  await other.setViewportSize(DESK);
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

  // Hidden for the one who does it, and for nobody else.
  const own = sheet.getByLabel('Your message');
  await own.fill('Dilaw naman ngayon');
  await own.press('Enter');
  await panel.getByRole('button', { name: /^Iba pa tungkol sa sinabi/ }).click();
  await panel.getByRole('button', { name: /^Itago si/ }).click();
  await expect(panel.getByText('Hindi mo nakikita ang isinusulat ng mga ito:')).toBeVisible();
  await expect(panel.getByText('Dilaw naman ngayon')).toHaveCount(0);
  await expect(sheet.getByRole('log')).toContainText('Dilaw naman ngayon');
  await panel.getByRole('button', { name: /^Ipakita ulit si/ }).click();
  await expect(panel.getByRole('log')).toContainText('Dilaw naman ngayon');

  // Offline nothing can be sent; what was said meanwhile is there once the net is back.
  await page.context().setOffline(true);
  await expect(sheet.getByText('No internet. New messages come when it is back.')).toBeVisible();
  await own.fill('Is anybody here?');
  const send = sheet.getByRole('button', { name: 'Send' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await field.fill('Berde ang susunod');
  await field.press('Enter');
  await expect(panel.getByRole('log')).toContainText('Berde ang susunod');
  await page.context().setOffline(false);
  await expect(sheet.getByRole('log')).toContainText('Berde ang susunod');
  await expect(send).toHaveAttribute('aria-disabled', 'false');

  // Silenced, he reads on without a field.
  await desk.getByRole('link', { name: 'Chats', exact: true }).click();
  await desk.getByRole('gridcell', { name: /Berde ang susunod/ }).click();
  await open.getByRole('button', { name: 'Silence for 1 hour' }).click();
  await dialog.getByLabel('Reason', { exact: true }).fill('Tells others what to bet');
  await dialog.getByRole('button', { name: 'Silence for 1 hour' }).click();
  await expect(panel.getByText(/^Puwede kang magbasa rito, at sumulat ulit mula/)).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await open.getByRole('button', { name: 'Let him write again' }).click();
  await dialog.getByLabel('Reason', { exact: true }).fill('He has promised to stop');
  await dialog.getByRole('button', { name: 'Let him write again' }).click();
  await expect(field).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await open.getByRole('link', { name: 'player214' }).click();
  await desk.getByRole('tab', { name: 'Chat' }).click();
  await expect(desk.getByText(/^support1 silenced him/)).toBeVisible();
  await expect(desk.getByRole('gridcell', { name: /Dilaw naman ngayon/ })).toHaveCount(0);
  await expect(desk.getByRole('gridcell', { name: /Removed\s+Swerte ang pula/ })).toBeVisible();
  await expectAccessible(desk, 'console-member-chat');
  await desk.getByRole('gridcell', { name: /Berde ang susunod/ }).click();
  await expect(open.getByRole('button', { name: 'Silence for 1 hour' })).toBeVisible();
  await open.getByRole('button', { name: 'Close' }).click();

  await panel.getByRole('button', { name: 'Isara ang chat' }).press('Escape');
  await expect(panel).toBeHidden();
  await expect(other.getByRole('button', { name: 'Chat', exact: true })).toBeFocused();
  await desk.getByRole('button', { name: 'Chat by table' }).click();
  const table = desk.getByRole('switch', { name: 'Color Game Perya' });
  await expect(table).toBeChecked();
  await expectAccessible(desk, 'console-chat-tables');
  const turn = async (does: string) => {
    await table.click();
    await dialog.getByLabel('Reason', { exact: true }).fill('Swindlers flood this table');
    await dialog.getByRole('button', { name: does, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  const buttons = [page, other].map((one) => one.getByRole('button', { name: /^Chat/ }));
  await turn('Close');
  await expect(page.getByText('The chat at this table was closed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const button of buttons) await expect(button).toHaveCount(0);
  await turn('Open');
  for (const button of buttons) await expect(button).toBeVisible();
  await setSite(page.request, { switches: { TABLECHAT: false } });
  for (const button of buttons) await expect(button).toHaveCount(0);
  await setSite(page.request, { switches: { TABLECHAT: true } });
  for (const button of buttons) await expect(button).toBeVisible();
  await desk.context().close();
  await context.close();
});
