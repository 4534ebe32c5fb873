import type { Page } from '@playwright/test';
import { speak, step } from '../visit.ts';
import { expect, expectAccessible, openAs, test } from '../site.ts';
import { openConsole, setSite, SMALL } from './console.ts';

test.use({ viewport: SMALL, isMobile: false, hasTouch: false });

test.beforeEach(({ expected }) => {
  // The console asks who is here before anybody is.
  expected.push(/\/console\/api\/session/);
});

const reason = 'asked for by the test';

test('OC-19 an operator flips a switch, and a member’s open page follows at once', async ({
  page,
  browser,
}) => {
  const listens = page.waitForResponse(/\/api\/v1\/events/);
  await openAs(page, 'player118', '/m/mine');
  await listens;
  const inbox = page.getByRole('button', { name: 'News' });
  await expect(inbox).toBeVisible();
  const { origin } = new URL(page.url());
  const own = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
  });
  const desk = await own.newPage();
  await openConsole(desk, 'operator1', '/console/site');
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(desk, 'white label: switches');
  await desk.getByRole('switch', { name: 'Inbox' }).click();
  const dialog = desk.locator('[role="alertdialog"][data-ready]');
  await dialog.getByRole('textbox', { name: /reason/i }).fill(reason);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(desk.getByRole('switch', { name: 'Inbox' })).not.toBeChecked();
  await expect(inbox).toHaveCount(0);
  for (const tab of [
    'Settings',
    'Template',
    'Registration',
    'Start-up state',
    'Planned',
    'Versions',
    'File',
  ]) {
    await desk.getByRole('tab', { name: tab }).click();
    await expect(desk.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(desk, `white label: ${tab}`);
  }
  await desk.getByRole('tab', { name: 'Versions' }).click();
  await expect(desk.getByRole('tabpanel')).toContainText('switches.MAILCEN');
  await desk.context().close();
});

async function writeHostile(page: Page) {
  await openConsole(page, 'operator1', '/console/site?tab=template');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>';
  await page.getByRole('textbox', { name: 'Description' }).fill(hostile);
  await expect(page.getByText(hostile)).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await dialog.getByRole('textbox', { name: /reason/i }).fill(reason);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/m/home');
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.title()).not.toMatch(/^[12]$/);
}

async function orderGames(page: Page) {
  await openConsole(page, 'operator1', '/console/games');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'switchboard: games');
  await page.getByRole('tab', { name: 'Order' }).click();
  const first = page.getByRole('tabpanel').getByRole('listitem').first();
  const name = await first.locator('span').first().innerText();
  await page.getByRole('button', { name: `Move ${name} down` }).focus();
  await page.keyboard.press('Enter');
  await expect(first).not.toContainText(name);
  await page.getByRole('button', { name: 'Save this order' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save this order' })).toBeDisabled();
  await expectAccessible(page, 'switchboard: order');
  await page.getByRole('tab', { name: 'Vendors and categories' }).click();
  await expect(page.getByRole('switch').first()).toBeVisible();
  await expectAccessible(page, 'switchboard: levels');
}

const REGISTRATION = [
  ['EN', 'Registration', 'Change', 'required', 'The form as a guest sees it'],
  ['TY', 'Pag-register', 'Baguhin', 'kailangan', 'Ang form ayon sa makikita ng bisita'],
] as const;

async function tickFields(
  page: Page,
  [language, tab, word, required, preview]: (typeof REGISTRATION)[number],
) {
  await page.goto('/console/site');
  await page.getByRole('tab', { name: tab }).click();
  const form = page.getByRole('list', { name: preview });
  await expect(form).toContainText('Username *');
  await expect(form).not.toContainText('Zalo');
  await page.getByRole('checkbox', { name: `Zalo: ${required}` }).check();
  await expect(form).toContainText('Zalo *');
  await expectAccessible(page, `white label: registration ${language}`);
  await page.getByRole('tabpanel').getByRole('button', { name: word }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await expect(
    dialog.getByText(/second person must agree|pangalawang taong kailangang/),
  ).toBeVisible();
}

test('OC-17 the template, the games’ order and the fields of registration are the operator’s', async ({
  page,
}) => {
  await step(
    page,
    'a template’s text is text in the preview and on the site, whatever it holds',
    () => writeHostile(page),
  );
  await step(page, 'OC-17 games are ordered by keyboard', () => orderGames(page));
  for (const words of REGISTRATION) {
    await speak(page, words[0]);
    await step(
      page,
      `the fields of registration are ticked beside the form, and wait for a second person (${words[0]})`,
      () => tickFields(page, words),
    );
  }
});

test('HDR-02 the site’s own logo shows in the preview, then in the first sight and in the header', async ({
  page,
  expected,
}) => {
  // What the warning speaks of.
  expected.push(/'https:\/\/pictures\.example\/logo\.png' violates/);
  await openConsole(page, 'operator1', '/console/site?tab=template');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 360, height: 100 } });
  const file = { name: 'logo.png', mimeType: 'image/png', buffer };
  const address = page.getByRole('textbox', { name: /^Logo/ });
  const blocked = page.getByRole('alert').filter({ hasText: 'Browsers will not show this: Logo' });
  await address.fill('https://pictures.example/logo.png');
  await expect(blocked).toBeVisible();
  await page.getByLabel(/New logo/).setInputFiles(file);
  await expect(address).toHaveValue(/480\.webp$/);
  await expect(blocked).toBeHidden();
  const source = `src="${await address.inputValue()}"`;
  await expect(page.locator(`img[${source}]`)).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  await dialog.getByRole('textbox', { name: /reason/i }).fill(reason);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
  const html = await (await page.request.get('/m/home')).text();
  expect(html).toContain(`<header><img class="logo" ${source}`);
  await page.goto('/m/home');
  const shown = page.getByRole('banner').locator(`img[${source}]`).first();
  await expect(shown).toBeVisible();
  expect(await shown.boundingBox()).toMatchObject({ width: 98, height: 28 });
});

test('APP-06 the countries that the site answers are shortened by one person, who sees the state of each', async ({
  page,
  request,
}) => {
  await setSite(request, { settings: { 'site.regionHeader': 'X-Country' } });
  await setSite(request, { settings: { 'site.regions': ['PH', 'SG'] } });
  await openConsole(page, 'operator1', '/console/site?tab=state');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('listitem').filter({ hasText: 'SG' })).toContainText('The site');
  await page.getByRole('button', { name: 'Change site.regions' }).click();
  const dialog = page.locator('[role="alertdialog"][data-ready]');
  const list = dialog.getByLabel('Countries that the site answers');
  await list.fill('PH\nJP');
  await expect(dialog.getByText('A second person must agree before this applies.')).toBeVisible();
  await list.fill('PH');
  await expect(dialog.getByText('A second person must agree before this applies.')).toHaveCount(0);
  await dialog.getByRole('textbox', { name: /reason/i }).fill(reason);
  await expectAccessible(page, 'white label: regions');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('listitem').filter({ hasText: 'SG' })).toHaveCount(0);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Everywhere else' })).toContainText(
    'restricted region',
  );
  await page.context().setExtraHTTPHeaders({ 'X-Country': 'SG' });
  await page.goto('/m/home');
  await expect(page.getByText('Access denied')).toBeVisible();
  await page.context().setExtraHTTPHeaders({ 'X-Country': 'PH' });
  await page.goto('/m/home');
  await expect(page.getByRole('banner')).toBeVisible();
});
