// Screen 14: what operators publish, on their screens and on members' open pages.
import type { Page } from '@playwright/test';
import { XSS_VECTORS } from '../../areas/site/content/server/test-xss-vectors.ts';
import { HTML_ATTRIBUTES, HTML_TAGS } from '../../packages/whitelabel/src/html-rules.ts';
import { step } from '../visit.ts';
import { openAs, PASSWORD } from '../site.ts';
import { expect, expectAccessible, LARGE, openConsole, SMALL, test } from './console.ts';

const CONTENT = '/console/api/content';
/** A text takes 20,000 characters. */
const ATTACKS_A_TEXT = 60;

test.beforeEach(({ expected }) => {
  // The console asks who is here before anybody is.
  expected.push(/\/console\/api\/session/);
});

/** Calls of the console as operator1, beside the page. */
async function deskOf(page: Page) {
  const data = { name: 'operator1', password: PASSWORD };
  const session = await page.request.post('/console/api/session', { data });
  const { value } = (await session.json()) as { value: { session: { csrf: string } } };
  return async (method: 'POST' | 'PUT' | 'GET', path: string, body?: object) => {
    const answer = await page.request.fetch(`${CONTENT}${path}`, {
      method,
      headers: { 'Csrf-Token': value.session.csrf },
      ...(body && { data: body }),
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { value: { id: string } }).value;
  };
}

const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

/** A demo banner's picture. */
async function pictureOf(page: Page): Promise<string> {
  const answer = await page.request.get('/wps/relay/MCSFE_getListAnnouncements?types=B');
  const { value } = (await answer.json()) as { value: { banners: { url: string }[] } };
  return value.banners[0]?.url ?? '';
}

/** A banner goes to home or to game pages, no device is asked for: only that is asked by pages. */
async function moveToGames(desk: Page) {
  await desk.getByRole('tab', { name: 'Text' }).click();
  const place = desk.getByRole('combobox', { name: 'Where' });
  await expect(place.locator('option')).toHaveText(['None', 'Home', 'Games']);
  await expect(desk.getByRole('combobox', { name: 'Device' })).toHaveCount(0);
  await place.selectOption('m_game');
  await desk.getByRole('button', { name: 'Save' }).click();
}

test('HOME-11 a banner edited in both languages is on a member’s open home without a reload', async ({
  page,
  browser,
}) => {
  const call = await deskOf(page);
  const { id } = await call('POST', '/announcements', {
    type: 'B',
    groupName: 'm_home',
    startsAt: anHourAgo(),
    title: { EN: 'Lanterns', TY: 'Mga parol' },
    content: { EN: '<p>Lanterns</p>', TY: '<p>Mga parol</p>' },
    images: [await pictureOf(page)],
  });
  await call('POST', `/announcements/${id}/publish`);
  const listens = page.waitForResponse(/\/api\/v1\/events/);
  // player118 only looks.
  await openAs(page, 'player118', '/m/home');
  await listens;
  const banner = (title: string) => page.locator(`main img[alt="${title}"]`);
  await expect(banner('Lanterns').first()).toBeAttached();
  await page.evaluate(() => document.body.setAttribute('data-kept', 'yes'));
  const { origin } = new URL(page.url());
  const own = await browser.newContext({ baseURL: origin, viewport: SMALL });
  const desk = await own.newPage();
  await openConsole(desk, 'operator1', `/console/content/${id}`);
  await desk.getByRole('textbox', { name: 'Title (EN)' }).fill('Lantern night');
  await desk.getByRole('textbox', { name: 'Title (TY)' }).fill('Gabi ng mga parol');
  const phone = desk.getByRole('group', { name: 'How it looks on a phone' });
  await expect(phone.locator('img[alt="Lantern night"]')).toBeAttached();
  await desk.getByRole('radio', { name: 'TY' }).check();
  await expect(phone.locator('img[alt="Gabi ng mga parol"]')).toBeAttached();
  await desk.getByRole('button', { name: 'Save' }).click();
  await expect(banner('Lantern night').first()).toBeAttached();
  await desk.getByRole('tab', { name: 'Versions' }).click();
  await expect(desk.getByRole('tabpanel')).toContainText('Gabi ng mga parol');
  await desk.getByRole('button', { name: 'operator1' }).nth(2).click();
  await desk.getByRole('button', { name: 'Go back to this version' }).click();
  const dialog = desk.locator('[role="alertdialog"][data-ready]');
  await dialog.getByRole('button', { name: 'Go back to this version' }).click();
  await expect(banner('Lanterns').first()).toBeAttached();
  await moveToGames(desk);
  await expect(banner('Lanterns')).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'yes');
  await page.goto('/m/gameLobby');
  await expect(banner('Lanterns').first()).toBeVisible();
  await desk.getByRole('button', { name: 'Hide' }).click();
  await expect(banner('Lanterns')).toHaveCount(0);
  await own.close();
});

/** What the preview or a page holds that operators' HTML must not bring. */
const hostileIn = (page: Page, selector: string) =>
  page.evaluate(
    ({ where, tags, attributes }) =>
      [...document.querySelectorAll(`${where} *`)].flatMap((node) => [
        ...(tags.includes(node.nodeName) ? [] : [`<${node.nodeName}>`]),
        ...[...node.attributes].map(({ name }) => name).filter((one) => !attributes.includes(one)),
      ]),
    {
      where: selector,
      tags: HTML_TAGS.map((tag) => tag.toUpperCase()),
      attributes: [
        ...Object.values(HTML_ATTRIBUTES).flat(),
        'target',
        'rel',
        'loading',
        'data-table',
        'data-more',
        'tabindex',
      ],
    },
  );

test('OC-24 no part of hostile HTML stays or runs, in any preview or on the pages', async ({
  page,
  expected,
}) => {
  // Parsing hostile HTML outside the page already causes these reports; nothing of it runs.
  expected.push(/content security policy/i, /404 .*\/content\/images\//);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    // What is written here is not to be saved.
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await openConsole(page, 'operator1', '/console/content/new?type=PL');
  const text = page.getByRole('textbox', { name: 'Text (HTML) (EN)' });
  const title = page.getByRole('textbox', { name: 'Title (EN)' });
  const phone = page.getByRole('group', { name: 'How it looks on a phone' });
  const attacks = XSS_VECTORS.filter((one) => !one.includes('\0')).map((one) => `<p>${one}</p>`);
  for (let from = 0; from < attacks.length; from += ATTACKS_A_TEXT) {
    const html = [...attacks.slice(from, from + ATTACKS_A_TEXT), `<p>end ${from}</p>`];
    // What follows an attack may be its text, so the end stands first as well.
    await text.fill(`<p>begin ${from}</p>${html.join('\n')}`);
    await expect(phone).toContainText(`begin ${from}`);
    expect(await hostileIn(page, '[data-density="phone"] [class*="content"]')).toEqual([]);
  }
  const hostile = '<img src=x onerror=alert(1)>';
  await title.fill(hostile);
  await expect(phone.getByText(hostile)).toBeVisible();
  const some = `<p>begin page</p>${attacks.slice(0, ATTACKS_A_TEXT).join('\n')}`;
  for (const screen of ['/new?type=PU', '/help/new', '?tab=agreement']) {
    await page.goto(`/console/content${screen}`);
    if (screen === '?tab=agreement')
      await page.getByRole('button', { name: 'Add the next version' }).click();
    await page.getByRole('textbox', { name: 'Text (HTML) (TY)' }).fill(some);
    await page.getByRole('textbox', { name: 'Title (TY)' }).fill(hostile);
    await page.getByRole('radio', { name: 'TY' }).check();
    await expect(phone).toContainText('begin page');
    await expect(phone.getByText(hostile)).toBeVisible();
    expect(await hostileIn(page, '[data-density="phone"] [class*="content"]')).toEqual([]);
  }
  const call = await deskOf(page);
  const { id } = await call('POST', '/announcements', {
    type: 'PL',
    startsAt: anHourAgo(),
    title: { EN: hostile, TY: hostile },
    content: { EN: some, TY: '<p>simula</p>' },
  });
  await call('POST', `/announcements/${id}/publish`);
  await page.goto(`/m/notice?id=${id}`);
  await expect(page.getByText('begin page')).toBeVisible();
  expect(await hostileIn(page, '[role="dialog"] [class*="content"]')).toEqual([]);
  await call('POST', `/announcements/${id}/unpublish`);
  const topic = {
    title: { EN: hostile, TY: hostile },
    content: { EN: some, TY: some },
    sort: 1_000,
  };
  const help = await call('POST', '/help', { ...topic, published: true });
  const topics = await page.request.get('/wps/system/helpCenter');
  const last = ((await topics.json()) as { value: object[] }).value.length - 1;
  await page.goto(`/m/helpDetail?i=${last}`);
  await expect(page.getByText('begin page')).toBeVisible();
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible();
  expect(await hostileIn(page, 'article [class*="content"]')).toEqual([]);
  await call('PUT', `/help/${help.id}`, { ...topic, published: false });
  expect(ran).toEqual([]);
});

async function publishHalf(page: Page) {
  const call = await deskOf(page);
  const { id } = await call('POST', '/announcements', {
    type: 'PU',
    execution: 'F',
    startsAt: anHourAgo(),
    title: { EN: 'Half a popup', TY: '' },
    content: { EN: '<p>Half</p>', TY: '' },
  });
  await openConsole(page, 'operator1', `/console/content/${id}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/Both languages need a title and a text first/)).toBeVisible();
  await page.goto('/console/content?missing=TY');
  const row = page.getByRole('row').filter({ hasText: 'Half a popup' });
  await expect(row).toContainText('TY missing');
}

async function orderByKeys(page: Page) {
  const call = await deskOf(page);
  const name = 'Ordered by keys';
  await call('POST', '/announcements', {
    type: 'B',
    startsAt: anHourAgo(),
    sort: 0,
    title: { EN: name, TY: name },
    content: { EN: '<p>x</p>', TY: '<p>x</p>' },
  });
  await openConsole(page, 'operator1', '/console/content?tab=order');
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await expect(rows.filter({ hasText: name })).toBeVisible();
  const before = (await rows.allInnerTexts()).findIndex((text) => text.includes(name));
  await page.getByRole('button', { name: `Move ${name} down` }).focus();
  await page.keyboard.press('Enter');
  await expect(rows.nth(before + 1)).toContainText(name);
  const save = page.getByRole('button', { name: 'Save this order' });
  await save.focus();
  await page.keyboard.press('Enter');
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(rows.nth(before + 1)).toContainText(name);
}

async function writeAddress(page: Page) {
  await openConsole(page, 'operator1', '/console/content/new?type=PL');
  const link = page.getByRole('textbox', { name: 'Link' });
  const address = `https://palaro.example/${'lanterns-and-fireworks/'.repeat(15)}`;
  await link.fill(`${address.slice(0, 100)}\n${address.slice(100)}`);
  await expect(link).toHaveValue(address);
  const hidden = await link.evaluate((node) => [
    node.scrollHeight - node.clientHeight,
    node.scrollWidth - node.clientWidth,
  ]);
  expect(Math.max(...hidden)).toBeLessThanOrEqual(1);
  await page.getByRole('textbox', { name: 'Title (EN)' }).fill('Lanterns');
  await page.getByRole('textbox', { name: 'Title (TY)' }).fill('Mga parol');
  await link.press('Enter');
  await expect(page).toHaveURL(/content\/\d+$/);
}

const SCREENS = [
  '?tab=entries',
  '?tab=order',
  '?tab=help',
  '?tab=agreement',
  '?tab=matches',
  '/1',
  '/1?tab=versions',
  '/new?type=PU',
  '/help/1',
];

/** Opens every screen of content, in the language that the page speaks. */
async function lookAround(page: Page, language: 'EN' | 'TY') {
  for (const screen of SCREENS) {
    await page.goto(`/console/content${screen}`);
    await expect(page.getByRole('banner')).toContainText('operator1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /Loading|Binubuksan/ })).toHaveCount(0);
    await expectAccessible(page, `content ${language} ${screen.replaceAll(/\W/g, ' ')}`);
  }
}

test('OC-24 content is written, published and ordered on screens that axe has nothing to say of', async ({
  page,
}) => {
  await step(
    page,
    'OC-24 a popup without Filipino is not published, and the list says what is missing',
    () => publishHalf(page),
  );
  await step(page, 'banners are ordered by keyboard', () => orderByKeys(page));
  await step(page, 'a long address can be read as a whole, and Enter in it saves', () =>
    writeAddress(page),
  );
  await step(page, 'every content screen is accessible in EN', () => lookAround(page, 'EN'));
});

test.describe('in Filipino', () => {
  test.use({ language: 'TY', viewport: LARGE });
  test('every content screen is accessible in TY', async ({ page }) => {
    await openConsole(page, 'operator1', '/console/content');
    await lookAround(page, 'TY');
  });
});

test('operators see how often a popup was shown, closed and followed', async ({
  page,
  browser,
  baseURL,
}) => {
  const answer = await page.request.get('/wps/relay/MCSFE_getListAnnouncements?types=PU');
  const { value } = (await answer.json()) as { value: { popup: { id: string }[] } };
  const id = value.popup[0]?.id ?? '';
  // A browser of its own name is a visitor whom nobody has counted yet.
  const userAgent = `counted-${Date.now()}`;
  const guest = await browser.newContext({ baseURL, userAgent, locale: 'en' });
  await guest.addInitScript(() => localStorage.setItem('language', 'EN'));
  await openConsole(page, 'operator1', `/console/content/${id}?tab=counts`);
  const figure = (label: string) =>
    page.locator('dt').getByText(label, { exact: true }).locator('xpath=following-sibling::dd[1]');
  await expect(figure('Shown')).toBeVisible();
  const before = Number(await figure('Shown').innerText());
  const home = await guest.newPage();
  await home.goto('/m/home');
  const shown = home.getByRole('dialog', { name: 'News' });
  await expect(shown).toBeVisible();
  const closed = home.waitForResponse(
    (sent) =>
      sent.url().endsWith('/marks') && sent.request().postData()?.includes('closed') === true,
  );
  await shown.getByRole('button', { name: 'Close' }).click();
  expect((await closed).status()).toBe(200);
  await page.reload();
  await expect.poll(async () => Number(await figure('Shown').innerText())).toBeGreaterThan(before);
  await expect(page.getByRole('table', { name: /last 30 days/ })).toBeVisible();
  await expect(figure('Closed of shown')).toContainText('%');
  await expectAccessible(page, 'console-content-counts');
  await guest.close();
});

test('what is not saved is not lost without a question: by link, key, back, part or closing', async ({
  page,
}) => {
  await openConsole(page, 'operator1', '/console/content');
  await page.getByRole('link', { name: 'New notice', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Title (EN)' });
  await title.fill('Lantern parade');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const ready = page.locator('[role="alertdialog"][data-ready]');
  const stay = async () => {
    await expect(question).toBeVisible();
    await expect(ready).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(title).toHaveValue('Lantern parade');
    await expect(page).toHaveURL(/content\/new\?type=PL/);
  };
  await page.getByRole('link', { name: 'Audit trail' }).click();
  await expectAccessible(page, 'console-unsaved');
  await stay();
  await page.goBack();
  await stay();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await stay();
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const asked = await closing;
  expect(asked.type()).toBe('beforeunload');
  await asked.dismiss();
  await expect(title).toHaveValue('Lantern parade');
  // What was saved goes without a question, and so does what is given up.
  await page.getByRole('textbox', { name: 'Title (TY)' }).fill('Parada ng parol');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/content\/\d+$/);
  await page.getByRole('textbox', { name: 'Title (TY)' }).fill('Parada');
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(question).toBeVisible();
  await ready.getByRole('button', { name: 'Leave it' }).click();
  await expect(page.getByRole('tab', { name: 'Versions' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goBack();
  await expect(page).toHaveURL(/console\/content$/);
});
