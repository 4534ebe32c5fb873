// Follows everything a visitor could follow, links and harmless buttons, as each kind of visitor,
// in both languages and at two phone widths.
import type { Page, Request, Response } from '@playwright/test';
import { expect, openAs, stand, test, untranslated, violationsOn, type Language } from './site.ts';
import { smallTargets } from './targets.ts';

const NARROW = { width: 360, height: 740 };
const USUAL = { width: 390, height: 844 };
/** Cumulative layout shift without input: a tenth of what counts as good. */
const SHIFT_MOST = 0.02;
const SETTLE_MS = 2_000;
const ALIKE_MOST = 2;
/** Time for a whole visit with every press, long enough for a busy machine. */
const VISIT_MS = 300_000;

/** Buttons that end a session, destroy something, move money or write to people. */
const DESTRUCTIVE = new RegExp(
  'sign ?out|log ?out|delete|remove|burahin|tanggalin|alisin|₱|collect|kunin|transfer|send' +
    '|ipadala|\\bbet\\b|tumaya|taya|spin|roll|close the|read all|basahin',
  'i',
);
/** Game rooms have separate tests; here a link only opens one. */
const ROOMS = /^\/m\/(game\/|launchGame)/;
const NOT_FOUND = /^(There is nothing here|Walang laman dito)/;

interface Crawl {
  page: Page;
  /** Addresses to visit, each page pattern once. */
  queue: string[];
  seen: Set<string>;
  pressed: Set<string>;
  /** How often buttons that look alike were pressed on a page. */
  alike: Map<string, number>;
  problems: string[];
  presses: boolean;
  errors: string[];
}

/** The page behind an address: ids and filters make no other page, the chat does. */
function patternOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const chat = searchParams.has('chat') ? '?chat' : '';
  return pathname.replace(/^(\/m\/game)\/.+/, '$1/:id') + chat;
}

function enqueue(crawl: Crawl, addresses: readonly string[]) {
  for (const address of addresses) {
    if (!/^\/(m(\/|\?|$))/.test(address) || crawl.seen.has(patternOf(address))) continue;
    crawl.seen.add(patternOf(address));
    crawl.queue.push(address);
  }
}

const linksOn = (page: Page) =>
  page.evaluate(() =>
    // A download leads to a file, not to a screen.
    [...document.querySelectorAll('a[href]:not([download])')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );

/** Waits until the screen has its content. Other tests check how long that takes. */
async function settle(page: Page) {
  const ready = () => {
    const main = document.querySelector('main') ?? document.body;
    return main.innerText.trim() !== '' && !main.querySelector('[aria-busy="true"]');
  };
  await page.waitForFunction(ready, undefined, { timeout: SETTLE_MS }).catch(() => undefined);
}

/** Checks what must hold for every screen and every layer over it. */
async function judge(crawl: Crawl, name: string, { axe }: { axe: boolean }) {
  const { page, problems } = crawl;
  const say = (what: string) => problems.push(`${name}: ${what}`);
  for (const text of await untranslated(page)) say(`shows "${text.slice(0, 60)}"`);
  for (const error of crawl.errors.splice(0)) say(`console: ${error.slice(0, 160)}`);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (over > 0) say(`is ${over} px wider than the screen`);
  for (const small of await smallTargets(page)) say(small);
  if (!axe) return;
  // What is still fading in has not yet the colours that are read: a screen, a popup of home.
  await stand(page);
  for (const violation of await violationsOn(page, { contrast: true })) say(`axe ${violation}`);
}

async function visit(crawl: Crawl, address: string) {
  const { page, problems } = crawl;
  await page.goto(address);
  await settle(page);
  if (NOT_FOUND.test(await page.title())) problems.push(`${address}: is a dead end`);
  const shift = await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0);
  // A launch opens the room by itself: two screens, each of them still.
  if (shift >= SHIFT_MOST && !ROOMS.test(address))
    problems.push(`${address}: moves by ${shift.toFixed(3)} by itself`);
  await judge(crawl, address, { axe: crawl.presses });
  enqueue(crawl, await linksOn(page));
  if (crawl.presses && !ROOMS.test(address)) await pressAll(crawl, address);
}

/** The visible buttons by name; `frame` marks those of the header, which all pages share. */
const buttonsOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button:not(:disabled)')].flatMap(
      (button, index) => {
        const box = button.getBoundingClientRect();
        const hidden = box.width === 0 || button.closest('[aria-hidden="true"],[inert]') !== null;
        const name = (button.getAttribute('aria-label') ?? button.innerText).trim();
        const frame = button.closest('header,footer,nav') !== null;
        return hidden || name === '' ? [] : [{ index, name, frame, look: button.className }];
      },
    ),
  );

async function pressAll(crawl: Crawl, address: string) {
  const { page, pressed } = crawl;
  for (const { index, name, frame, look } of await buttonsOn(page)) {
    const kind = name.replace(/[\d.,:]+/g, '#');
    const key = frame ? kind : `${patternOf(address)} ${kind}`;
    // Chips and hearts come in rows of the same kind; pressing a few of each is enough.
    const alike = `${patternOf(address)} ${look}`;
    const times = crawl.alike.get(alike) ?? 0;
    if (DESTRUCTIVE.test(name) || pressed.has(key) || times >= ALIKE_MOST) continue;
    crawl.alike.set(alike, times + 1);
    pressed.add(key);
    const button = page.locator('button:not(:disabled)').nth(index);
    const before = page.url();
    if (
      !(await button.click({ timeout: 1_500 }).then(
        () => true,
        () => false,
      ))
    )
      continue;
    await stand(page);
    await judge(crawl, `${address} after "${name}"`, { axe: false });
    enqueue(crawl, await linksOn(page));
    const layer = page.getByRole('dialog').first();
    if (await layer.isVisible()) {
      await judge(crawl, `${address}, layer of "${name}"`, { axe: true });
      await page.keyboard.press('Escape');
      await stand(page);
    }
    const there = new URL(page.url());
    if (page.url() !== before) enqueue(crawl, [there.pathname + there.search]);
    // Undo what a press changed, so that the next one starts from the same page.
    if (page.url() !== before || !(await button.isVisible())) {
      await page.goto(address);
      await settle(page);
    }
  }
}

const isRefusedRead = (answer: Response) =>
  [401, 403].includes(answer.status()) && answer.request().method() === 'GET';

async function crawlFrom(page: Page, errors: string[], of: { from: string[]; presses: boolean }) {
  await page.addInitScript(() => {
    // Do not open other sites: keeping them alive is not this site's task.
    window.open = () => null;
    const site = window as { shifted?: number };
    site.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) site.shifted = (site.shifted ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const state: Crawl = {
    page,
    queue: [],
    seen: new Set(),
    pressed: new Set(),
    alike: new Map(),
    problems: [],
    presses: of.presses,
    errors,
  };
  // A screen asks for nothing that its visitor is refused.
  page.on('response', (answer) => {
    if (!isRefusedRead(answer)) return;
    state.problems.push(`${answer.status()} for a read: ${new URL(answer.url()).pathname}`);
  });
  enqueue(state, of.from);
  for (let address = state.queue.shift(); address; address = state.queue.shift()) {
    await visit(state, address);
  }
  expect(state.seen.size).toBeGreaterThanOrEqual(of.from.length);
  expect(state.problems).toEqual([]);
}

/** A session's calls end with it: after signing out nothing is refused, and nothing fails. */
async function signOut(page: Page, errors: string[]) {
  const refused: string[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    // The stream of events has no end.
    if (!request.url().includes('/events')) open.add(request);
  });
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  await page.goto('/m/set');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Sign out|Mag-sign out)$/ })
    .click();
  await page
    .locator('[role="alertdialog"][data-ready]')
    .getByRole('button', { name: /^(Sign out|Mag-sign out)$/ })
    .click();
  await expect(page).toHaveURL(/\/m\/home/);
  await settle(page);
  await expect.poll(() => open.size).toBe(0);
  expect([...refused, ...errors]).toEqual([]);
}

/** Pages that look different to agents and to play money. */
const OWN = ['/m/home', '/m/mine', '/m/member/home', '/m/message', '/m/transfer', '/m/feedback'];

/** Visitors with a tag are left out while their screens have not changed. */
const WAYS: {
  who: string;
  language: Language;
  size: typeof USUAL;
  presses: boolean;
  tag?: string;
}[] = [
  { who: 'guest', language: 'TY', size: NARROW, presses: true },
  { who: 'player102', language: 'EN', size: USUAL, presses: true },
  { who: 'player102', language: 'TY', size: NARROW, presses: false, tag: '@second-width' },
  { who: 'guest', language: 'EN', size: USUAL, presses: false, tag: '@second-width' },
  { who: 'agent1', language: 'TY', size: NARROW, presses: false, tag: '@agents-and-trials' },
  { who: 'trial1', language: 'EN', size: NARROW, presses: false, tag: '@agents-and-trials' },
];

// Each visitor is a separate test, so that the workers share them out.
test.describe.configure({ mode: 'parallel' });
for (const { who, language, size, presses, tag = [] } of WAYS) {
  test.describe(`${who} in ${language} at ${size.width} px`, { tag }, () => {
    test.use({ language, viewport: size });
    test(`every screen, link and button: no dead end, no error, nothing untranslated, no target below 44 px`, async ({
      page,
      errors,
    }) => {
      test.setTimeout(VISIT_MS);
      const own = who === 'agent1' || who === 'trial1';
      if (who === 'guest') await page.goto('/m/home');
      else await openAs(page, who, '/m/home');
      await crawlFrom(page, errors, {
        // The room of Mines, whose numbers are the closest row of targets.
        from: own ? OWN : ['/m/home', '/m/mine', '/m/service', '/m/game/mines'],
        presses,
      });
      if (who !== 'guest') await signOut(page, errors);
    });
  });
}
