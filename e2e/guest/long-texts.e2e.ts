// Every page on the narrowest phone, with texts 40 % longer than English, and with the largest
// letters: nothing may stick out.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openAs, test } from '../site.ts';

const NARROW = { width: 360, height: 740 };
const LONGER_BY = 0.4;
/** Time for one page, long enough for a busy machine. */
const PAGE_MS = 10_000;

const ASSETS = 'apps/web/dist/assets';
/** Other addresses of home. */
const ALSO_HOME = /^\/(m(\/index(\.html)?)?)?$/;
/** The addresses that the built site knows; a page with parameters gets one example. */
const { pages } = JSON.parse(readFileSync('apps/web/dist/.vite/first-files.json', 'utf8')) as {
  pages: Record<string, unknown>;
};
const ADDRESSES = Object.keys(pages)
  .filter((path) => !ALSO_HOME.test(path))
  .map((path) => path.replace(':gameId', 'dice'));

// The two visitors share nothing, so that the workers share them out.
test.describe.configure({ mode: 'parallel' });
// A marquee that moves is not clipped; one at rest would look so.
test.use({
  viewport: NARROW,
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'no-preference' },
});

/** A text as long as in a wordier language; `{places}` and plurals stay as they are. */
function lengthened(text: string): string {
  const extra = 'angambalitunes'.repeat(20).slice(0, Math.ceil(text.length * LONGER_BY));
  return text.includes(' ') ? `${text} ${extra.replace(/(.{7})/g, '$1 ').trim()}` : text + extra;
}

const STRING = /([{,][\w'".]+:)(`(?:\\.|[^`\\])*`|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/g;

/** Lengthens the English texts on their way to the page. */
async function lengthenTexts(page: Page) {
  await page.route(/\/assets\/([\w-]+\.en|texts-en)-[^/]+\.js$/, async (route) => {
    const body = readFileSync(join(ASSETS, basename(route.request().url())), 'utf8').replace(
      STRING,
      (_whole, key: string, text: string) =>
        key + text.charAt(0) + lengthened(text.slice(1, -1)) + text.charAt(0),
    );
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

/** Short descriptions of what sticks out of its box or of the window. */
const findClipped = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const say = (what: string, { outerHTML }: Element) =>
      found.push(`${what}: ${outerHTML.slice(0, 200)}`);
    const hidden = (element: Element) =>
      element.closest('[hidden], [aria-hidden], .sr-only, dialog:not([open])') !== null;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    // Names of people and games may end in an ellipsis, and a marquee moves through its window.
    const byDesign = (element: Element) =>
      getComputedStyle(element).textOverflow === 'ellipsis' ||
      [element, element.parentElement].some((one) => (one?.getAnimations().length ?? 0) > 0);
    const wide = document.documentElement.scrollWidth;
    if (wide > window.innerWidth) found.push(`the page is ${wide} px wide`);
    const boxes = 'button, [role=tab], [role=radio], header, h1, h2, label, nav a';
    for (const box of Array.from(document.querySelectorAll(boxes))) {
      const { width, left, right } = box.getBoundingClientRect();
      if (width === 0 || hidden(box)) continue;
      const outside = right > window.innerWidth + 1 || left < -1;
      if (outside && !scrolls(box.parentElement)) say('outside the window', box);
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || hidden(parent) || byDesign(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of Array.from(range.getClientRects())) {
          if (line.right > right + 1 || line.left < left - 1) say('text sticks out', box);
        }
      }
    }
    return found;
  });

/** Walks all pages and reports what does not fit, by address. */
async function walk(page: Page) {
  test.setTimeout(ADDRESSES.length * PAGE_MS);
  expect(ADDRESSES.length).toBeGreaterThan(25);
  const clipped: Record<string, string[]> = {};
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const found = await findClipped(page);
    if (found.length > 0) clipped[address] = found;
  }
  return clipped;
}

test('APP-11 texts 40 % longer than English break no page for a guest at 360 px', async ({
  page,
}) => {
  await lengthenTexts(page);
  await page.goto('/m/login');
  await expect(page.getByRole('button', { name: 'Log in ang' })).toBeVisible();
  expect(await walk(page)).toEqual({});
});

test('APP-11 texts 40 % longer than English break no page for a member at 360 px', async ({
  page,
}) => {
  await lengthenTexts(page);
  await openAs(page, 'player126', '/m/home');
  expect(await walk(page)).toEqual({});
});

test(
  'the largest letters, chosen in the settings, break no page at 360 px',
  {
    tag: '@largest-letters',
  },
  async ({ page }) => {
    await openAs(page, 'player126', '/m/set');
    await page.getByRole('radio', { name: 'Larger' }).check();
    expect(await walk(page)).toEqual({});
    // Chosen on this device, they stay through every load.
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('20px');
  },
);
